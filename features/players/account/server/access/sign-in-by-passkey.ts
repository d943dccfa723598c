import { wholeSeconds } from '#core/clock/duration.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { beginPasskeySignIn, signInByPasskey } from '../../passkey-contract.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { signInLimits } from '../account-limits.ts'
import { admitPlayer } from '../sessions/admit-player.ts'
import { deviceOf } from '../sessions/device.ts'
import { playerFindForUpdate } from '../store/player.store.ts'

type Dependencies = Pick<AccountDependencies, 'limiter' | 'passkeys'>

/** Any caller may ask, so the challenges are limited as attempts to sign in are. */
export const beginPasskeySignInHandler = ({ limiter, passkeys }: Dependencies) =>
  handleOutsideTransaction(beginPasskeySignIn, async ({ caller, now }) => {
    const pace = await limiter.take(signInLimits(caller), now)
    if (!pace.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })
    const toSign = await passkeys.beginSignIn({ now })
    return toSign ? answer(toSign) : refuse('passkeysOff')
  })

/**
 * Signs in by a passkey alone: the device is one factor, its user's finger, face or PIN the other. Wrong passwords lock
 * nobody out of this, because a passkey cannot be guessed.
 */
export const signInByPasskeyHandler = (needs: AccountDependencies) =>
  handleOutsideTransaction(signInByPasskey, async ({ input, caller, now, db }) => {
    const pace = await needs.limiter.take(signInLimits(caller), now)
    if (!pace.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })
    const playerId = await needs.passkeys.signIn({ response: input.passkey, now })
    if (typeof playerId === 'string') return refuse(playerId)
    const device = deviceOf(caller, input.phoneinfoJsonModel)
    const { keepSignedIn: kept, duringBreak } = input
    return db.transaction(async (tx) => {
      const player = await playerFindForUpdate(tx, playerId)
      if (!player) throw new Error('the player of a passkey does not exist')
      return admitPlayer(tx, { player, caller, device, kept, duringBreak, now }, needs)
    })
  })
