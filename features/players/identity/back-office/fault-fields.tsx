import { Button } from '#platform/ui/button/button.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { type FaultReason, faultReasons, type IdentityItem, identityItems } from '../identity-words.ts'
import { faultTexts, itemNames } from '../identity-names.ts'
import { messages } from './messages/en.ts'
import styles from './identity-page.module.css'

export type FaultDraft = { readonly item: IdentityItem; readonly reason: FaultReason; readonly note: string }

type FaultFieldsProps = {
  readonly faults: readonly FaultDraft[]
  readonly onChange: (faults: readonly FaultDraft[]) => void
}

const items = identityItems.map((value) => ({ value, label: itemNames[value] }))
const reasons = faultReasons.map((value) => ({ value, label: faultTexts[value] }))

/** The faults, item by item, in the player's words. */
export function FaultFields({ faults, onChange }: FaultFieldsProps) {
  const change = (at: number, part: Partial<FaultDraft>) =>
    onChange(faults.map((fault, index) => (index === at ? { ...fault, ...part } : fault)))
  return (
    <div className={styles.faults}>
      {faults.map(({ item, reason, note }, at) => (
        <fieldset key={item} className={styles.fault}>
          <Select
            label={messages.item}
            options={items.filter(({ value }) => value === item || !faults.some((fault) => fault.item === value))}
            value={item}
            onChange={({ target }) => change(at, { item: identityItems.find((each) => each === target.value) ?? item })}
          />
          <Select
            label={messages.reasonForPlayer}
            options={reasons}
            value={reason}
            onChange={({ target }) =>
              change(at, { reason: faultReasons.find((each) => each === target.value) ?? reason })
            }
          />
          <TextField
            label={messages.noteForPlayer}
            maxLength={300}
            value={note}
            onChange={({ target }) => change(at, { note: target.value })}
          />
          <Button
            variant="ghost"
            size="small"
            icon="trash"
            onClick={() => onChange(faults.filter((each) => each.item !== item))}
          >
            {messages.removeItem}
          </Button>
        </fieldset>
      ))}
      <Button variant="secondary" size="small" icon="plus" onClick={() => onChange([...faults, newFault(faults)])}>
        {messages.addItem}
      </Button>
    </div>
  )
}

function newFault(faults: readonly FaultDraft[]): FaultDraft {
  const order: readonly IdentityItem[] = ['idFront', 'idBack', 'selfie', ...identityItems]
  const item = order.find((each) => !faults.some((fault) => fault.item === each)) ?? 'idFront'
  return { item, reason: 'blurred', note: '' }
}
