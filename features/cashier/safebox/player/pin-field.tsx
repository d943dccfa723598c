import { PasswordField, type PasswordFieldProps } from '#platform/ui/password-field/password-field.tsx'
import { withdrawalPasswordLength } from '../rules.ts'

/** The withdrawal password: digits, for the phone's number keys. */
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
