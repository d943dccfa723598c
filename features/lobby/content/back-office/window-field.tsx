import { instant } from '#core/clock/instant.ts'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import type { EntryFieldProps } from './entry-field-props.ts'
import styles from './entry-form.module.css'
import { manilaMoment, momentOf } from './manila-moment.ts'
import { messages } from './messages/en.ts'

const textOfMoment = (value: unknown): string => (typeof value === 'number' ? manilaMoment(instant(value)) : '')

/** From when until when. Empty: from always on, and for ever. */
export function WindowField({ entry, faultOf, onChange }: EntryFieldProps) {
  return (
    <div className={styles.pair}>
      <TextField
        label={messages.fromManila}
        type="datetime-local"
        hint={messages.fromHint}
        error={faultOf('from')}
        value={textOfMoment(entry.from)}
        onChange={(event) => onChange({ from: momentOf(event.currentTarget.value) ?? null })}
      />
      <TextField
        label={messages.untilManila}
        type="datetime-local"
        hint={messages.untilHint}
        error={faultOf('until')}
        value={textOfMoment(entry.until)}
        onChange={(event) => onChange({ until: momentOf(event.currentTarget.value) ?? null })}
      />
    </div>
  )
}
