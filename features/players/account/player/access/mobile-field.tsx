import type { ComponentProps } from 'react'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { useAccountConfiguration } from '../account-configuration.ts'

/** A mobile number in national notation, after the country code. */
export function MobileField(props: ComponentProps<typeof TextField>) {
  const { countryCode, accountLengthMax } = useAccountConfiguration()
  return (
    <TextField
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={accountLengthMax}
      prefix={`+${countryCode.replace(/^\+/, '')}`}
      {...props}
    />
  )
}
