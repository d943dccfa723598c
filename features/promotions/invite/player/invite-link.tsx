import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import styles from './invite-link.module.css'

export type InviteLinkProps = { readonly link: string; readonly onShare: () => void }

/** The player's invitation link, to copy or share. */
export const InviteLink = ({ link, onShare }: InviteLinkProps) => (
  <Card title="Your link" flush>
    <CopyRow label="Friends who register with it are yours" value={link} />
    <div className={styles.share}>
      <Button block variant="secondary" icon="share" onClick={onShare}>
        Share link
      </Button>
    </div>
  </Card>
)
