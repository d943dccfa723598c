import { type ChangeEvent, type SyntheticEvent, useId } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import styles from '#platform/ui/code-field/code-field.module.css'
import { useWholeCode } from '#platform/ui/code-field/use-whole-code.ts'
import { FieldFrame, type FieldText } from '#platform/ui/field/field-frame.tsx'

export interface CodeFieldProps extends FieldText {
  value: string
  onChange: (value: string) => void
  /** Called once for each code, when its last digit was entered by typing, pasting or autofill, and is in the state. */
  onComplete?: ((value: string) => void) | undefined
  /** Holds `onComplete` back until it is over. */
  pending?: boolean | undefined
  length?: number | undefined
  name?: string | undefined
  id?: string | undefined
  disabled?: boolean | undefined
  autoFocus?: boolean | undefined
}

/** A one-time code: separate boxes visually, one input for keyboard, clipboard and autofill. */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, value, onChange, onComplete, pending = false, length = 6, id, ...field } = props
  const ownId = useId()
  const controlId = id ?? ownId
  const messageId = `${controlId}-message`
  const isWhole = value.length === length
  const input = useWholeCode({ code: value, isWhole, isWrong: Boolean(error), pending, onComplete })

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.currentTarget.value.replace(/\D/g, '').slice(0, length)
    if (next !== value) onChange(next)
  }

  return (
    <FieldFrame label={label} hint={hint} error={error} controlId={controlId} messageId={messageId}>
      <div className={classNames(styles.code, error && styles.invalid)}>
        <input
          {...field}
          ref={input}
          id={controlId}
          className={styles.input}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="one-time-code"
          enterKeyHint="done"
          value={value}
          onChange={take}
          onSelect={caretToEnd}
          aria-invalid={error ? true : undefined}
          aria-describedby={messageId}
        />
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={classNames(styles.box, index === Math.min(value.length, length - 1) && styles.next)}
            aria-hidden
          >
            {value[index]}
          </span>
        ))}
      </div>
    </FieldFrame>
  )
}

// Digits are appended or removed at the end, as the boxes show; a selection of everything stays, to be replaced.
function caretToEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = input
  if (selectionStart === selectionEnd && selectionEnd !== value.length) {
    input.setSelectionRange(value.length, value.length)
  }
}
