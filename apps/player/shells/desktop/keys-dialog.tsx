import { Button } from '#platform/ui/button/button.tsx'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import { messages } from '../../messages/en.ts'
import { turnKeys, useKeysOn } from './key-choice.ts'
import type { KeyDestination } from './key-destinations.ts'
import styles from './keys-dialog.module.css'

export type KeysDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly destinations: readonly KeyDestination[]
}

/** The keys and what they do, with the switch that turns them off. */
export function KeysDialog({ open, onClose, destinations }: KeysDialogProps) {
  const isOn = useKeysOn()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.keyboardShortcuts}
      actions={<Button onClick={onClose}>{messages.done}</Button>}
    >
      <dl className={styles.keys}>
        {acts.map(({ keys, label }) => (
          <KeyRow key={label} keys={keys} label={label} />
        ))}
        {destinations.map(({ key, label }) => (
          <KeyRow key={key} keys={['G', key.toUpperCase()]} label={label} />
        ))}
      </dl>
      <Checkbox checked={isOn} onChange={({ target }) => turnKeys(target.checked)}>
        {messages.useShortcuts}
      </Checkbox>
    </Dialog>
  )
}

const acts = [
  { keys: ['/'], label: messages.keySearch },
  { keys: ['←', '→', '↑', '↓'], label: messages.keyArrows },
  { keys: ['M'], label: messages.keyFold },
  { keys: ['Esc'], label: messages.keyClose },
  { keys: ['?'], label: messages.keyboardShortcuts },
] as const

function KeyRow({ keys, label }: { readonly keys: readonly string[]; readonly label: string }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.combination}>
        {keys.map((key, at) => (
          <kbd key={at} className={styles.key}>
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  )
}
