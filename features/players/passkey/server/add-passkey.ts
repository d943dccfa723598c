import { answer, refuse } from '#core/contract/outcome.ts'
import { lockBooks } from '#ledger'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { keyMade } from '#platform/passkey/verify-passkey.ts'
import { addPasskey } from '../contract.ts'
import { passkeysMax } from '../rules.ts'
import { announcePasskey } from './announce-passkey.ts'
import { challengeSigned } from './challenge.ts'
import type { PasskeyDependencies } from './passkey-dependencies.ts'
import { challengeFind, challengeUse } from './store/passkey-challenge.store.ts'
import { passkeyInsert, passkeyList } from './store/passkey.store.ts'

/** Saves a key that was made for a proven request. The player's book is locked, so that the maximum holds. */
export const addPasskeyHandler = ({ passkeySite: site }: Pick<PasskeyDependencies, 'passkeySite'>) =>
  handleOutsideTransaction(addPasskey, async ({ input: { name, passkey }, identity: { playerId }, now, db }) => {
    const challenge = challengeSigned(passkey.response.clientDataJSON)
    const ref = challenge === undefined ? undefined : ({ challenge, purpose: 'add', playerId, now } as const)
    if (!ref || !site || !(await challengeFind(db, ref))) return refuse('passkeyOver')
    const made = await keyMade(passkey, { challenge: ref.challenge, site, verifiesUser: true })
    if (made === undefined) return refuse('passkeyWrong')
    return db.transaction(async (tx) => {
      await lockBooks(tx, [playerId])
      if (!(await challengeUse(tx, ref))) return refuse('passkeyOver')
      if ((await passkeyList(tx, playerId)).length >= passkeysMax) return refuse('tooManyPasskeys')
      const key = {
        playerId,
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey),
        counter: BigInt(made.counter),
        transports: passkey.response.transports,
        name,
        createdAt: now,
      }
      if (!(await passkeyInsert(tx, key))) return refuse('passkeyWrong')
      await announcePasskey(tx, 'PASSKEY_ADDED', { playerId, now })
      return answer({})
    })
  })
