import { useRef } from 'react'
import { Notice } from '#platform/office-ui/notice.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { CopyButton } from '#platform/ui/copy/copy-button.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import styles from './secret-dialog.module.css'

export type NewKey = { readonly keyId: string; readonly secret: string }

/** A secret, shown once. Closing the dialog confirms that it was handed over. */
export function SecretDialog({ made, onClose }: { readonly made: NewKey; readonly onClose: () => void }) {
  const shown = useRef<HTMLDListElement>(null)
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={false}
      title="The new key"
      actions={
        <>
          <CopyButton text={`${made.keyId}\n${made.secret}`} label="Copy both" shownIn={shown} />
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <div className={styles.body}>
        <Notice tone="warning">The secret is shown this once. Nobody can read it again, not even here.</Notice>
        <dl ref={shown} className={styles.key}>
          <dt className={styles.name}>Key id</dt>
          <dd className={styles.value}>{made.keyId}</dd>
          <dt className={styles.name}>Secret</dt>
          <dd className={styles.value}>{made.secret}</dd>
        </dl>
      </div>
    </Dialog>
  )
}
