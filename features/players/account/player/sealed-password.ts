import { encryptPassword } from '#platform/crypto/browser/encrypt-password.ts'
import type { AccountConfiguration } from './account-configuration.ts'

/** A password encrypted for the server, with the id of the key. */
export async function sealedPassword(
  { passwordKey }: Pick<AccountConfiguration, 'passwordKey'>,
  password: string,
): Promise<{ readonly password: string; readonly passwordKeyId: string }> {
  return { password: await encryptPassword(passwordKey.spki, password), passwordKeyId: passwordKey.id }
}
