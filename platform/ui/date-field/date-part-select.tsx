import { classNames } from '#platform/ui/class-names.ts'
import fieldStyles from '#platform/ui/field/field.module.css'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { SelectOption } from '#platform/ui/select/select.tsx'
import styles from '#platform/ui/select/select.module.css'

interface DatePartSelectProps {
  id?: string | undefined
  label: string
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
  autoComplete: string | undefined
  invalid: boolean
  messageId: string
  disabled: boolean | undefined
}

/** One of the three lists of a date; its name is also its placeholder. */
export function DatePartSelect(props: DatePartSelectProps) {
  const { label, options, onChange, invalid, messageId, ...select } = props
  return (
    <div className={classNames(fieldStyles.control, styles.control, invalid && fieldStyles.invalid)}>
      <select
        {...select}
        className={classNames(fieldStyles.input, styles.select)}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={messageId}
      >
        <option value="" disabled hidden>
          {label}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} className={styles.chevron} />
    </div>
  )
}
