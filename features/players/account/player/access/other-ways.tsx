import { hasPasskeys } from '#platform/browser/passkey/has-passkeys.ts'
import { useAccountConfiguration } from '../account-configuration.ts'
import { LineSignInButton } from './line-sign-in-button.tsx'
import type { PasskeyEntrance } from './use-passkey-sign-in.ts'
import { PasskeySignInButton } from './passkey-sign-in-button.tsx'

export type OtherWaysProps = {
  readonly disabled: boolean
  /** Checked before the player leaves the form. */
  readonly mayEnter: () => boolean
  readonly entrance: PasskeyEntrance
}

/** The ways to sign in without a password. */
export function OtherWays({ disabled, mayEnter, entrance }: OtherWaysProps) {
  const { lineLogin } = useAccountConfiguration()
  return (
    <>
      {hasPasskeys() && <PasskeySignInButton disabled={disabled} mayEnter={mayEnter} entrance={entrance} />}
      {lineLogin !== null && <LineSignInButton disabled={disabled} mayLeave={mayEnter} />}
    </>
  )
}
