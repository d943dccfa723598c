import { internationalMobile, needsCode, registersByMobile } from '../rules.ts'
import type { AccountConfiguration } from './account-dependencies.ts'

export type AccountIdentity = {
  readonly account: string
  readonly accountShown: string
  readonly accountType: 'username' | 'phone'
  /** Null until a code has proven the number. */
  readonly mobile: string | null
}

/** The sign-in name of a new player, normalised. */
export function accountIdentity(
  input: { readonly account: string; readonly countryCode: string },
  configuration: AccountConfiguration,
): AccountIdentity {
  if (!registersByMobile(configuration)) {
    return {
      account: input.account.toLowerCase(),
      accountShown: input.account,
      accountType: 'username',
      mobile: null,
    }
  }
  const mobile = internationalMobile(input.countryCode, input.account)
  // Without a code the number is unproven: a sign-in name, not a bound mobile.
  return {
    account: mobile,
    accountShown: mobile,
    accountType: 'phone',
    mobile: needsCode(configuration) ? mobile : null,
  }
}
