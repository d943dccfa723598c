import { useRef } from 'react'
import { Notice } from '#platform/office-ui/notice.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { CopyButton } from '#platform/ui/copy/copy-button.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import { messages } from './messages/en.ts'
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
      title={messages.newKey}
      actions={
        <>
          <CopyButton text={`${made.keyId}\n${made.secret}`} label={messages.copyBoth} shownIn={shown} />
          <Button onClick={onClose}>{messages.done}</Button>
        </>
      }
    >
      <div className={styles.body}>
        <Notice tone="warning">{messages.secretOnce}</Notice>
        <dl ref={shown} className={styles.key}>
          <dt className={styles.name}>{messages.keyId}</dt>
          <dd className={styles.value}>{made.keyId}</dd>
          <dt className={styles.name}>{messages.secret}</dt>
          <dd className={styles.value}>{made.secret}</dd>
        </dl>
      </div>
    </Dialog>
  )
}
