import { type ComponentProps, useId } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import fieldStyles from '#platform/ui/field/field.module.css'
import { FieldFrame, type FieldText } from '#platform/ui/field/field-frame.tsx'
import styles from '#platform/ui/text-area/text-area.module.css'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'>, FieldText {}

/** Several lines of text; it grows with its content where the browser supports that. */
export function TextArea({ label, hint, error, id, ...textArea }: TextAreaProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const messageId = `${controlId}-message`

  return (
    <FieldFrame label={label} hint={hint} error={error} controlId={controlId} messageId={messageId}>
      <div className={classNames(fieldStyles.control, error && fieldStyles.invalid)}>
        <textarea
          rows={4}
          {...textArea}
          id={controlId}
          className={classNames(fieldStyles.input, styles.area)}
          aria-invalid={error ? true : undefined}
          aria-describedby={messageId}
        />
      </div>
    </FieldFrame>
  )
}
