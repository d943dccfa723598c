import { useRef } from 'react'
import type { Instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { CopyButton } from '#platform/ui/copy/copy-button.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import { Notice } from '#platform/office-ui/notice.tsx'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './staff-link-dialog.module.css'

export type StaffLink = { readonly token: string; readonly expiresAt: Instant }

/** A member's one-time link, shown once and handed over outside the back office. */
export function StaffLinkDialog({ link, onClose }: { readonly link: StaffLink; readonly onClose: () => void }) {
  const shown = useRef<HTMLParagraphElement>(null)
  const address = `${location.origin}/invitation#${link.token}`
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={false}
      title={messages.handOverLinkTitle}
      actions={
        <>
          <CopyButton text={address} label={messages.copy} shownIn={shown} />
          <Button onClick={onClose}>{messages.done}</Button>
        </>
      }
    >
      <div className={styles.body}>
        <Notice tone="warning">{messages.linkShownOnce}</Notice>
        <p ref={shown} className={styles.link}>
          {address}
        </p>
        <p className={styles.until}>{formatMessage(messages.linkExpiry, { time: formatInstant(link.expiresAt) })}</p>
      </div>
    </Dialog>
  )
}
