import { PasswordField, type PasswordFieldProps } from '#platform/ui/password-field/password-field.tsx'
import { withdrawalPasswordLength } from '../rules.ts'

/** The withdrawal password, with a numeric keyboard. */
export function PinField(props: PasswordFieldProps) {
  return (
    <PasswordField
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      maxLength={withdrawalPasswordLength}
      {...props}
    />
  )
}
