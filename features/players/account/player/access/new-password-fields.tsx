import { PasswordField } from '#platform/ui/password-field/password-field.tsx'
import { passwordFault } from '../../rules.ts'
import { useAccountConfiguration } from '../account-configuration.ts'
import type { Form } from '../use-form.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type NewPasswordFieldsProps = {
  readonly form: Form<'password' | 'password2'>
  /** Whether an old password is replaced. */
  readonly isReplacing?: boolean
}

/** A new password with its rules ticked while typing, and a confirmation. */
export function NewPasswordFields({ form, isReplacing = false }: NewPasswordFieldsProps) {
  const configuration = useAccountConfiguration()
  const { passwordLengthMin: min, passwordLengthMax: max } = configuration
  const fault = passwordFault(form.values.password.trim(), configuration)
  const longEnough = fault?.key !== 'login.loginPasswordTip'
  return (
    <>
      <PasswordField
        {...form.text('password')}
        label={isReplacing ? messages.newPassword : messages.password}
        maxLength={max}
        autoComplete="new-password"
        rules={[
          { text: formatMessage(messages.passwordLength, { min, max }), met: longEnough },
          { text: messages.hardToGuess, met: longEnough && fault === undefined },
        ]}
      />
      <PasswordField
        {...form.text('password2')}
        label={isReplacing ? messages.confirmNewPassword : messages.confirmPassword}
        maxLength={max}
        autoComplete="new-password"
      />
    </>
  )
}
