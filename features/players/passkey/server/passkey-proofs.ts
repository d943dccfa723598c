import { minutes } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { PasskeyToSign, SignedByPasskey } from '#core/passkey/wire-passkey.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Limit } from '#platform/rate-limit/rate-limit.ts'
import { passkeyRestsUntil } from '../rules.ts'
import { challengeSigned, type ConfirmedAct, confirmationChallenge, newChallenge, newNonce } from './challenge.ts'
import type { ProofDependencies } from './passkey-dependencies.ts'
import { challengeFind, challengeInsert, type ChallengeRef } from './store/passkey-challenge.store.ts'
import { type Passkey, passkeyFind, passkeyList } from './store/passkey.store.ts'
import { spendSignature } from './spend-signature.ts'

type Moment = { readonly now: Instant }
type Signature = Moment & { readonly response: SignedByPasskey }
type Refusal = 'passkeyWrong' | 'passkeyOver'

/** What players prove by passkeys: who they are at sign-in, and that they want this amount to go to this account. */
export const passkeyProofs = (needs: ProofDependencies) => ({
  /** The challenge of a sign-in, for any passkey of this site. Undefined: this address has no passkeys. */
  beginSignIn: async ({ now }: Moment): Promise<PasskeyToSign | undefined> => {
    if (needs.passkeySite === undefined) return undefined
    const challenge = newChallenge(needs)
    await challengeInsert(needs.db, { challenge, purpose: 'signIn', playerId: null, now })
    return { challenge, rpId: needs.passkeySite.id, keys: [] }
  },
  /** The player whose passkey has signed the challenge. */
  signIn: async ({ response, now }: Signature): Promise<bigint | Refusal> => {
    const ref = refOf(response, { purpose: 'signIn', playerId: null, now })
    if (!ref || !(await challengeFind(needs.db, ref))) return 'passkeyOver'
    const key = await passkeyFind(needs.db, response.id)
    const used = await spendSignature(needs, { response, key, ref })
    return used === 'proven' && key ? key.playerId : refusalOf(used)
  },
  /** Whether the player has a passkey that can confirm. */
  canConfirm: async (db: Queryable, playerId: bigint, now: Instant): Promise<boolean> =>
    needs.passkeySite !== undefined && readyAmong(await passkeyList(db, playerId), now).length > 0,
  /** The challenge of one act. */
  beginConfirmation: async (act: ConfirmedAct, { now }: Moment): Promise<PasskeyToSign | 'noPasskey' | 'tryLater'> => {
    const keys = readyAmong(await passkeyList(needs.db, act.playerId), now)
    if (needs.passkeySite === undefined || keys.length === 0) return 'noPasskey'
    if (!(await needs.limiter.take([confirmationsOf(act.playerId)], now)).ok) return 'tryLater'
    const nonce = newNonce(needs)
    const challenge = confirmationChallenge(act, nonce)
    await challengeInsert(needs.db, { challenge, purpose: 'confirm', playerId: act.playerId, nonce, now })
    const offered = keys.map(({ credentialId: id, transports }) => ({ id, transports }))
    return { challenge, rpId: needs.passkeySite.id, keys: offered }
  },
  /** Whether a passkey of the player has signed exactly this act. The signature is used up. */
  confirm: async (act: ConfirmedAct, { response, now }: Signature): Promise<'proven' | Refusal | 'passkeyResting'> => {
    const ref = refOf(response, { purpose: 'confirm', playerId: act.playerId, now })
    const kept = ref && (await challengeFind(needs.db, ref))
    if (!ref || !kept?.nonce || confirmationChallenge(act, kept.nonce) !== ref.challenge) return 'passkeyOver'
    const key = (await passkeyList(needs.db, act.playerId)).find(({ credentialId }) => credentialId === response.id)
    if (key && passkeyRestsUntil(key.createdAt, now)) return 'passkeyResting'
    return spendSignature(needs, { response, key, ref })
  },
})

export type PasskeyProofs = ReturnType<typeof passkeyProofs>

/** The challenge that a response says it has signed. */
function refOf(
  { response }: SignedByPasskey,
  { purpose, playerId, now }: Omit<ChallengeRef, 'challenge'>,
): ChallengeRef | undefined {
  const challenge = challengeSigned(response.clientDataJSON)
  return challenge === undefined ? undefined : { challenge, purpose, playerId, now }
}

const refusalOf = (used: 'proven' | Refusal): Refusal => (used === 'proven' ? 'passkeyWrong' : used)

const readyAmong = (keys: readonly Passkey[], now: Instant): Passkey[] =>
  keys.filter(({ createdAt }) => passkeyRestsUntil(createdAt, now) === undefined)

const confirmationsOf = (playerId: bigint): Limit => ({
  name: 'passkeyConfirmations',
  key: String(playerId),
  max: 60,
  window: minutes(10),
})
