import type { RefObject } from 'react'
import { hasPasskeys } from '#platform/browser/passkey/has-passkeys.ts'
import { useAccountConfiguration } from '../account-configuration.ts'
import { LineSignInButton } from './line-sign-in-button.tsx'
import { PasskeySignInButton } from './passkey-sign-in-button.tsx'
import { inputOf } from './sign-in-entry.ts'

export type OtherWaysProps = {
  readonly form: RefObject<HTMLFormElement | null>
  readonly disabled: boolean
  /** Checked before the player leaves the form. */
  readonly mayEnter: () => boolean
}

/** The ways to sign in without a password. */
export function OtherWays({ form, disabled, mayEnter }: OtherWaysProps) {
  const { lineLogin } = useAccountConfiguration()
  const keepSignedIn = () => inputOf(form.current, 'keepSignedIn')?.checked === true
  return (
    <>
      {hasPasskeys() && <PasskeySignInButton disabled={disabled} mayEnter={mayEnter} keepSignedIn={keepSignedIn} />}
      {lineLogin !== null && <LineSignInButton disabled={disabled} mayLeave={mayEnter} />}
    </>
  )
}
