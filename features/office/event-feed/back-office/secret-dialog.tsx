import { useRef } from 'react'
import { Notice } from '#platform/office-ui/notice.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { CopyButton } from '#platform/ui/copy/copy-button.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import { messages } from './messages/en.ts'
import styles from './secret-dialog.module.css'

/** A secret, shown once. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const shown = useRef<HTMLParagraphElement>(null)
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={false}
      title={messages.secretMadeTitle}
      actions={
        <>
          <CopyButton text={secret} label={messages.copy} shownIn={shown} />
          <Button onClick={onClose}>{messages.done}</Button>
        </>
      }
    >
      <Notice tone="warning">{messages.secretOnce}</Notice>
      <p ref={shown} className={styles.secret}>
        {secret}
      </p>
    </Dialog>
  )
}
