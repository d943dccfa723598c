import { type ComponentProps, useId } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import fieldStyles from '#platform/ui/field/field.module.css'
import { FieldFrame, type FieldText } from '#platform/ui/field/field-frame.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from '#platform/ui/select/select.module.css'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'className'>, FieldText {
  options: readonly SelectOption[]
  /** Shown while the value is ''; cannot be chosen again. */
  placeholder?: string | undefined
}

export function Select({ label, hint, error, options, placeholder, id, ...select }: SelectProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const messageId = `${controlId}-message`

  return (
    <FieldFrame label={label} hint={hint} error={error} controlId={controlId} messageId={messageId}>
      <div className={classNames(fieldStyles.control, styles.control, error && fieldStyles.invalid)}>
        <select
          {...select}
          id={controlId}
          className={classNames(fieldStyles.input, styles.select)}
          aria-invalid={error ? true : undefined}
          aria-describedby={messageId}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </div>
    </FieldFrame>
  )
}
