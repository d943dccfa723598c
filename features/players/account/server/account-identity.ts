import { internationalMobile, needsCode, registersByMobile } from '../rules.ts'
import type { AccountConfiguration } from './account-dependencies.ts'

export type AccountIdentity = {
  readonly account: string
  readonly accountShown: string
  readonly accountType: 'username' | 'phone'
  /** Null while nobody has proven that a number is theirs. */
  readonly mobile: string | null
}

/** What a new player signs in with, in its one spelling. */
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
  // Without a code nobody has proven that the number is theirs: it is a name to sign in with, not a bound mobile.
  return {
    account: mobile,
    accountShown: mobile,
    accountType: 'phone',
    mobile: needsCode(configuration) ? mobile : null,
  }
}
