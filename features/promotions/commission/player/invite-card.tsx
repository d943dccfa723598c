import type { ReactNode } from 'react'
import { ScanCode, useInvite } from '#features/promotions/invite/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { messages } from './messages/en.ts'
import styles from './invite-card.module.css'

/** The invitation as a code for a friend's camera, a link to copy, and the share sheet; below it, who counts. */
export function InviteCard({ inviteCode, children }: { readonly inviteCode: string; readonly children?: ReactNode }) {
  const { link, invite, shareSheet } = useInvite(inviteCode)
  return (
    <Card title={messages.inviteTitle} flush>
      <ScanCode link={link} />
      <CopyRow label={messages.linkLabel} value={link} />
      <CopyRow label={messages.codeLabel} value={inviteCode} />
      <div className={styles.share}>
        <Button block size="large" icon="share" onClick={invite}>
          {messages.share}
        </Button>
      </div>
      {children}
      {shareSheet}
    </Card>
  )
}
