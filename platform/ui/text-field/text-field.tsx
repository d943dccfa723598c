import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import styles from '#platform/ui/field/field.module.css'
import { FieldFrame, type FieldText } from '#platform/ui/field/field-frame.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix' | 'className'>, FieldText {
  /** Before the value and not part of it: an icon, "+63", "₱". */
  prefix?: ReactNode
  /** After the value: a unit or a small button. */
  suffix?: ReactNode
}

export function TextField({ label, hint, error, prefix, suffix, id, ...input }: TextFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const messageId = `${controlId}-message`

  return (
    <FieldFrame label={label} hint={hint} error={error} controlId={controlId} messageId={messageId}>
      <div className={classNames(styles.control, error && styles.invalid)}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input
          type="text"
          {...input}
          id={controlId}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={messageId}
        />
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </div>
    </FieldFrame>
  )
}
