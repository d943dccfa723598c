import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { ScanCode } from './scan-code.tsx'
import { WhoCounts } from './who-counts.tsx'
import { messages } from './messages/en.ts'
import styles from './invite-link.module.css'

export type InviteLinkProps = { readonly link: string; readonly onShare: () => void }

/** The player's invitation as a link and a code, and which friends count. */
export const InviteLink = ({ link, onShare }: InviteLinkProps) => (
  <Card title={messages.yourLink} flush>
    <ScanCode link={link} />
    <CopyRow label={messages.linkLabel} value={link} />
    <div className={styles.share}>
      <Button block variant="secondary" icon="share" onClick={onShare}>
        {messages.shareLink}
      </Button>
    </div>
    <WhoCounts />
  </Card>
)
