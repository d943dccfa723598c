import type { Client } from '#core/contract/client.ts'
import { encryptPassword } from '#platform/crypto/browser/encrypt-password.ts'
import { getSignInKey } from '../../contract.ts'
import type { CallFailure } from '#platform/office-ui/failure-text.ts'

type SealedPassword = {
  readonly kind: 'sealed'
  readonly fields: { readonly password: string; readonly passwordKeyId: string }
}

/** A password encrypted for the server, with the id of the key. */
export async function sealPassword(client: Client, password: string): Promise<SealedPassword | CallFailure> {
  const key = await client.send(getSignInKey, {})
  if (key.kind !== 'answer') return key
  const { spki, passwordKeyId } = key.body
  return { kind: 'sealed', fields: { password: await encryptPassword(spki, password), passwordKeyId } }
}
