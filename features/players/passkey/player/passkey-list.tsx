import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { hasPasskeys } from '#platform/browser/passkey/has-passkeys.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import type { listPasskeys } from '../contract.ts'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { messages } from './messages/en.ts'
import { PasskeySheet } from './passkey-sheet.tsx'
import type { ShownPasskey } from './rename-passkey-form.tsx'
import styles from './passkeys.module.css'

type PasskeyAnswer = ResponseOf<typeof listPasskeys>

export type PasskeyListProps = {
  readonly known: PasskeyAnswer
  /** The player's own number, masked; empty: none. */
  readonly mobile: string
}

export function PasskeyList({ known: { passkeys, passkeysMax }, mobile }: PasskeyListProps) {
  const [adding, setAdding] = useState(false)
  const [chosen, setChosen] = useState<ShownPasskey>()
  return (
    <>
      <div className={styles.content}>
        <p>{messages.lead}</p>
        <p className={styles.soft}>{messages.lost}</p>
      </div>
      {passkeys.length > 0 && (
        <Card flush>
          {passkeys.map((passkey) => (
            <ListRow
              key={passkey.id}
              icon="scan"
              title={passkey.name}
              subtitle={stateOf(passkey)}
              onClick={() => setChosen(passkey)}
            />
          ))}
        </Card>
      )}
      <AddButton isFull={passkeys.length >= passkeysMax} max={passkeysMax} onAdd={() => setAdding(true)} />
      <Sheet open={adding} onClose={() => setAdding(false)} title={messages.addAPasskey}>
        <AddPasskeyForm mobile={mobile} onDone={() => setAdding(false)} />
      </Sheet>
      <PasskeySheet passkey={chosen} onClose={() => setChosen(undefined)} />
    </>
  )
}

type AddButtonProps = { readonly isFull: boolean; readonly max: number; readonly onAdd: () => void }

function AddButton({ isFull, max, onAdd }: AddButtonProps) {
  if (!hasPasskeys()) return <p className={styles.soft}>{messages.notSupported}</p>
  if (isFull) return <p className={styles.soft}>{formatMessage(messages.full, { max })}</p>
  return (
    <Button icon="plus" size="large" block onClick={onAdd}>
      {messages.addAPasskey}
    </Button>
  )
}

function stateOf({ createdAt, lastUsedAt, restsUntil }: ShownPasskey): string {
  if (restsUntil !== null) return formatMessage(messages.confirmsFrom, { time: formatInstant(restsUntil) })
  return lastUsedAt === null
    ? formatMessage(messages.added, { time: formatInstant(createdAt) })
    : formatMessage(messages.lastUsed, { time: formatInstant(lastUsedAt) })
}
