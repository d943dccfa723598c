import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { messages } from './messages/en.ts'
import styles from './passkeys.module.css'
import { RemovePasskeyForm } from './remove-passkey-form.tsx'
import { RenamePasskeyForm, type ShownPasskey } from './rename-passkey-form.tsx'

export type PasskeySheetProps = {
  /** Undefined while it is closed. */
  readonly passkey: ShownPasskey | undefined
  readonly onClose: () => void
}

/** One passkey: another name, or its removal. */
export function PasskeySheet({ passkey, onClose }: PasskeySheetProps) {
  return (
    <Sheet open={passkey !== undefined} onClose={onClose} title={passkey?.name ?? ''}>
      {passkey && <Passkey key={passkey.id} passkey={passkey} onDone={onClose} />}
    </Sheet>
  )
}

type PasskeyProps = { readonly passkey: ShownPasskey; readonly onDone: () => void }

function Passkey({ passkey, onDone }: PasskeyProps) {
  const [removing, setRemoving] = useState(false)
  if (removing) return <RemovePasskeyForm id={passkey.id} onDone={onDone} />
  return (
    <div className={styles.content}>
      <RenamePasskeyForm passkey={passkey} onDone={onDone} />
      <Button variant="ghost" icon="trash" block onClick={() => setRemoving(true)}>
        {messages.removePasskey}
      </Button>
    </div>
  )
}
