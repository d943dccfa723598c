import { useId, useState } from 'react'
import styles from '#platform/ui/date-field/date-field.module.css'
import { type DateParts, dateOf, dayCount, partsOf } from '#platform/ui/date-field/date-parts.ts'
import fieldStyles from '#platform/ui/field/field.module.css'
import type { FieldText } from '#platform/ui/field/field-frame.tsx'
import { FieldMessage } from '#platform/ui/field/field-message.tsx'
import { DatePartSelect } from '#platform/ui/date-field/date-part-select.tsx'
import { messages } from '../messages/en.ts'

export interface DateFieldProps extends FieldText {
  /** 'YYYY-MM-DD', or '' for no day. Only the initial value counts; the field is uncontrolled afterwards. */
  value: string
  /** Called with '' while a part is missing. Only existing days can be chosen. */
  onChange: (value: string) => void
  yearMin: number
  yearMax: number
  /** Enables the browser's autofill of birthdays. */
  birthday?: boolean | undefined
  id?: string | undefined
  disabled?: boolean | undefined
}

/**
 * A date in three lists. On a cheap phone this beats the native calendar, which opens in this month, forty taps away
 * from a birthday, and it needs no keyboard.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, value, onChange, yearMin, yearMax, birthday = false, id, disabled } = props
  const ownId = useId()
  const messageId = `${id ?? ownId}-message`
  const [parts, setParts] = useState(() => partsOf(value))

  const choose = (part: Partial<DateParts>) => {
    const next = { ...parts, ...part }
    if (Number(next.day) > dayCount(next)) next.day = ''
    setParts(next)
    onChange(dateOf(next))
  }

  const shared = { invalid: Boolean(error), messageId, disabled }
  return (
    <fieldset className={fieldStyles.field} aria-describedby={messageId}>
      <legend className={fieldStyles.label}>{label}</legend>
      <div className={styles.parts}>
        <DatePartSelect
          {...shared}
          id={id ?? ownId}
          label={messages.month}
          options={months}
          value={parts.month}
          onChange={(month) => choose({ month })}
          autoComplete={birthday ? 'bday-month' : undefined}
        />
        <DatePartSelect
          {...shared}
          label={messages.day}
          options={numbers(1, dayCount(parts))}
          value={parts.day}
          onChange={(day) => choose({ day })}
          autoComplete={birthday ? 'bday-day' : undefined}
        />
        <DatePartSelect
          {...shared}
          label={messages.year}
          options={numbers(yearMin, yearMax).reverse()}
          value={parts.year}
          onChange={(year) => choose({ year })}
          autoComplete={birthday ? 'bday-year' : undefined}
        />
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </fieldset>
  )
}

const monthNames = [
  messages.january,
  messages.february,
  messages.march,
  messages.april,
  messages.may,
  messages.june,
  messages.july,
  messages.august,
  messages.september,
  messages.october,
  messages.november,
  messages.december,
]
const months = monthNames.map((label, index) => ({ value: String(index + 1), label }))

function numbers(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const text = String(first + index)
    return { value: text, label: text }
  })
}
