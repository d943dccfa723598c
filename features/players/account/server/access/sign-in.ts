import { wholeSeconds } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { refuse } from '#core/contract/outcome.ts'
import type { Turn } from '#platform/crypto/password-hash.ts'
import { addressKey } from '#platform/rate-limit/address-key.ts'
import type { Database } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { signIn } from '../../contract.ts'
import { accountName, lockName } from '../../rules.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { passwordFailures, signInLimits } from '../account-limits.ts'
import { type Device, deviceOf } from '../sessions/device.ts'
import { codeFits } from './one-time-codes.ts'
import { admitPlayer } from '../sessions/admit-player.ts'
import { locationOf } from '../sessions/location.ts'
import { playerFindByAccount, playerFindForUpdate, playerRehash, type PlayerRow } from '../store/player.store.ts'
import { openPassword } from './read-password.ts'
import { signInDeviceIsKnown, signInEventInsert } from '../store/sign-in-event.store.ts'

/** Under this name the time of a sign-in is measured. */
export const signInWork: string = signIn.path

/** Signs a player in. Wrong account and wrong password have the same answer and timing. */
export const signInHandler = (needs: AccountDependencies) =>
  handleOutsideTransaction(signIn, async ({ input, caller, now, db }) => {
    const pace = await needs.limiter.take(signInLimits(caller), now)
    if (!pace.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })

    const name = accountName(input.countryCode, input.account)
    const player = await playerFindByAccount(db, name)
    const lock = passwordFailures(lockName(name))
    if (input.code && !(await unlock({ ...needs, player, lock }, { ...input, caller, now }))) return refuse('codeWrong')

    // Decrypted first: a repeated send does not count as an attempt. Counted before it is compared: fifty at once are
    // still three.
    const password = await openPassword(needs.passwordKeys, input, now)
    const tries = await needs.limiter.take([lock], now)
    if (!tries.ok) return refuse('locked', { retryAfterSeconds: wholeSeconds(tries.retryAfter) })
    const device = deviceOf(caller, input.phoneinfoJsonModel)
    const turn = { share: addressKey(caller.ip), isKnown: await isKnownDevice(db, player, { caller, device }) }
    if (!(await passwordFits(needs, { player, password, turn })) || !player) {
      if (player) await recordFailure(db, { player, caller, device, now }, needs)
      return refuse('wrongCredentials')
    }
    await needs.limiter.reset([lock])

    return db.transaction(async (tx) => {
      const locked = await playerFindForUpdate(tx, player.id)
      if (!locked || locked.passwordHash !== player.passwordHash) return refuse('wrongCredentials')
      const { keepSignedIn: kept, duringBreak } = input
      return admitPlayer(tx, { player: locked, caller, device, kept, duringBreak, now }, needs)
    })
  })

const nobody = 0n

/**
 * A known device does not queue behind strangers. Also queried for unknown accounts, so that timing does not differ.
 */
const isKnownDevice = (
  db: Database,
  player: PlayerRow | undefined,
  { caller, device }: { readonly caller: Caller; readonly device: Device },
): Promise<boolean> =>
  signInDeviceIsKnown(db, {
    playerId: player?.id ?? nobody,
    fingerprint: caller.fingerprint,
    device: device.name,
    ip: caller.ip,
  })

type Proof = { readonly player: PlayerRow | undefined; readonly password: string; readonly turn: Turn }

async function passwordFits(needs: AccountDependencies, { player, password, turn }: Proof): Promise<boolean> {
  if (!player) return needs.passwords.verifyNobody(password, turn)
  const fits = await needs.passwords.verify(password, player.passwordHash, turn)
  if (fits && needs.passwords.needsRehash(player.passwordHash)) {
    await playerRehash(needs.db, { id: player.id, from: player.passwordHash, to: await needs.passwords.hash(password) })
  }
  return fits
}

type UnlockContext = Pick<AccountDependencies, 'limiter' | 'hashToken' | 'db' | 'configuration'> & {
  readonly player: PlayerRow | undefined
  readonly lock: ReturnType<typeof passwordFailures>
}
type SignInCode = {
  readonly code?: string | undefined
  readonly requestId?: string | undefined
  readonly caller: Caller
  readonly now: Instant
}

/** A code sent to the account's own number lifts the lock early. */
async function unlock({ player, lock, ...needs }: UnlockContext, given: SignInCode): Promise<boolean> {
  const mobile = player?.mobile ?? ''
  const fits = await codeFits(needs, {
    ...given,
    code: given.code ?? '',
    purpose: 'forget',
    mobile,
    playerId: undefined,
  })
  if (fits) await needs.limiter.reset([lock])
  return fits
}

type Failure = { readonly player: PlayerRow; readonly caller: Caller; readonly device: Device; readonly now: Instant }

async function recordFailure(
  db: Database,
  { player, caller, device, now }: Failure,
  needs: AccountDependencies,
): Promise<void> {
  await signInEventInsert(db, {
    playerId: player.id,
    at: now,
    succeeded: false,
    device: device.name,
    fingerprint: caller.fingerprint,
    place: locationOf(caller.ip, needs.countryOf),
    ip: caller.ip,
  })
}
