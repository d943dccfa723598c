import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { textOf } from './entry.ts'
import type { EntryFieldProps } from './entry-field-props.ts'
import { messages } from './messages/en.ts'
import styles from './entry-form.module.css'

const targets = [
  { value: 'none', label: messages.clickNothing },
  { value: 'url', label: messages.clickPage },
  { value: 'game', label: messages.clickGame },
  { value: 'activity', label: messages.clickActivity },
]

const labels: Readonly<Record<string, string>> = {
  url: messages.clickPageTarget,
  game: messages.clickGameTarget,
  activity: messages.clickActivityTarget,
}

/** What a tap opens. */
export function ClickField({ field, entry, faultOf, onChange }: EntryFieldProps) {
  const target = textOf(entry, 'clickType')
  const label = labels[target]
  return (
    <div className={styles.pair}>
      <Select
        label={field.label}
        options={targets}
        value={target}
        onChange={(event) => onChange({ clickType: event.currentTarget.value, clickAction: '' })}
      />
      {label && (
        <TextField
          label={label}
          maxLength={500}
          error={faultOf('clickAction')}
          value={textOf(entry, 'clickAction')}
          onChange={(event) => onChange({ clickAction: event.currentTarget.value.trim() })}
        />
      )}
    </div>
  )
}
