import type { Instant } from '#core/clock/instant.ts'
import { faultsIn } from '#core/contract/faults-in.ts'
import { type FieldFault, invalid, type Invalid } from '#core/contract/outcome.ts'
import type { PasswordKeys } from '#platform/crypto/password-key.ts'
import type { Caller } from '#platform/http/caller.ts'
import { isCommonPassword } from '#platform/password/is-common-password.ts'
import { accountTexts } from '../../messages/index.ts'
import { type AccountFormRules, commonPasswordFault, passwordFault } from '../../rules.ts'

export type EncryptedPassword = { readonly password: string; readonly passwordKeyId?: string | undefined }

/** Decrypts a password for comparison. One that cannot be decrypted becomes a password that nobody has. */
export async function openPassword(keys: PasswordKeys, encrypted: EncryptedPassword, now: Instant): Promise<string> {
  const keyId = encrypted.passwordKeyId ?? (await keys.publicKey(now)).keyId
  return (await keys.decrypt({ keyId, ciphertext: encrypted.password }, now)) ?? ''
}

type NewPasswordRules = {
  readonly rules: AccountFormRules
  /** The names of the password's owner. */
  readonly ownWords: readonly string[]
  readonly now: Instant
}

/** Decrypts a new password and validates it against the form's rules and the server-side list. */
export async function openNewPassword(
  keys: PasswordKeys,
  encrypted: EncryptedPassword,
  { rules, ownWords, now }: NewPasswordRules,
): Promise<{ readonly password: string; readonly fault: FieldFault | undefined }> {
  const password = await openPassword(keys, encrypted, now)
  const fault = passwordFault(password, rules, ownWords)
  return { password, fault: fault ?? (isCommonPassword(password) ? commonPasswordFault() : undefined) }
}

/** Merges the faults of several fields into one outcome in the caller's language, if any. */
export function invalidOf(
  { language }: Pick<Caller, 'language'>,
  ...faults: readonly (FieldFault | undefined)[]
): Invalid | undefined {
  const found = faults.filter((fault) => fault !== undefined)
  return found.length > 0 ? invalid(...faultsIn(found, accountTexts, language)) : undefined
}
