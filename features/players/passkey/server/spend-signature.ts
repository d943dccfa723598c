import type { SignedByPasskey } from '#core/passkey/wire-passkey.ts'
import { counterSigned } from '#platform/passkey/verify-passkey.ts'
import type { ProofDependencies } from './passkey-dependencies.ts'
import { type ChallengeRef, challengeUse } from './store/passkey-challenge.store.ts'
import { type Passkey, passkeyUse } from './store/passkey.store.ts'

type Signature = {
  readonly response: SignedByPasskey
  /** Undefined: nobody has this key. */
  readonly key: Passkey | undefined
  readonly ref: ChallengeRef
}

/** Verifies a signature and uses up its challenge: of ten at once, one is proven. */
export async function spendSignature(
  { db, passkeySite: site }: Pick<ProofDependencies, 'db' | 'passkeySite'>,
  { response, key, ref }: Signature,
): Promise<'proven' | 'passkeyWrong' | 'passkeyOver'> {
  if (!key || !site) return 'passkeyWrong'
  const counter = await counterSigned(response, { key, challenge: ref.challenge, site, verifiesUser: true })
  if (counter === undefined) return 'passkeyWrong'
  return db.transaction(async (tx) => {
    if (!(await challengeUse(tx, ref))) return 'passkeyOver'
    return (await passkeyUse(tx, { id: key.id, counter, now: ref.now })) ? 'proven' : 'passkeyWrong'
  })
}
