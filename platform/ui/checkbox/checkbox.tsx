import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from '#platform/ui/checkbox/checkbox.module.css'
import { classNames } from '#platform/ui/class-names.ts'
import { FieldMessage } from '#platform/ui/field/field-message.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** The label: text, and links where they belong to the sentence. */
  children: ReactNode
  error?: string | undefined
}

export function Checkbox({ children, error, id, ...input }: CheckboxProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const messageId = `${controlId}-message`

  return (
    <div>
      <label className={classNames(styles.row, error && styles.invalid)} htmlFor={controlId}>
        <input
          {...input}
          id={controlId}
          className={styles.box}
          type="checkbox"
          // A group of boxes shows its fault once and marks its faulty boxes itself.
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={messageId}
        />
        <span className={styles.label}>{children}</span>
      </label>
      <FieldMessage id={messageId} error={error} />
    </div>
  )
}
