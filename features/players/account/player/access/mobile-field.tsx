import type { ComponentProps } from 'react'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { useAccountConfiguration } from '../account-configuration.ts'

/** A mobile number in national notation. It begins with a zero, so no country code stands before it. */
export function MobileField(props: ComponentProps<typeof TextField>) {
  const { accountLengthMax } = useAccountConfiguration()
  return (
    <TextField
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={accountLengthMax}
      placeholder="09171234567"
      {...props}
    />
  )
}
