import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import styles from './list-keys-dialog.module.css'
import { listKeys } from './use-list-keys.ts'
import { messages } from '../messages/en.ts'

export function ListKeysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.shortcuts}
      actions={<Button onClick={onClose}>{messages.close}</Button>}
    >
      <dl className={styles.keys}>
        {listKeys.map(({ keys, does }) => (
          <div key={keys} className={styles.line}>
            <dt>
              <kbd className={styles.key}>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
