import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import styles from '#platform/ui/field/field.module.css'
import { FieldFrame, type FieldText } from '#platform/ui/field/field-frame.tsx'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { CapsLockNote } from '#platform/ui/password-field/caps-lock-note.tsx'
import { type PasswordRule, PasswordRules } from '#platform/ui/password-field/password-rules.tsx'
import { useRevealedInput } from '#platform/ui/password-field/use-revealed-input.ts'
import { messages } from '../messages/en.ts'

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'prefix' | 'className'>, FieldText {
  /** Ticked while typing; the caller decides which are met. */
  rules?: readonly PasswordRule[] | undefined
}

export function PasswordField({ label, hint, error, rules, id, ref, ...input }: PasswordFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const messageId = `${controlId}-message`
  const rulesId = `${controlId}-rules`
  const { inputRef, revealed, toggle } = useRevealedInput(ref)
  const [capsLock, setCapsLock] = useState(false)

  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <FieldFrame label={label} hint={hint} error={error} controlId={controlId} messageId={messageId}>
      <div className={classNames(styles.control, error && styles.invalid)}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          ref={inputRef}
          id={controlId}
          type={revealed ? 'text' : 'password'}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={rules ? `${messageId} ${rulesId}` : messageId}
          onKeyDown={(event) => {
            watchCapsLock(event)
            input.onKeyDown?.(event)
          }}
          onKeyUp={(event) => {
            watchCapsLock(event)
            input.onKeyUp?.(event)
          }}
          onBlur={(event) => {
            setCapsLock(false)
            input.onBlur?.(event)
          }}
        />
        <span className={styles.suffix}>
          <IconButton
            icon={revealed ? 'eye-off' : 'eye'}
            label={revealed ? messages.hidePassword : messages.showPassword}
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
            disabled={input.disabled}
          />
        </span>
      </div>
      <CapsLockNote on={capsLock} />
      {rules && <PasswordRules id={rulesId} rules={rules} />}
    </FieldFrame>
  )
}
