import type { Instant } from '#core/clock/instant.ts'
import { addDuration } from '#core/clock/instant.ts'
import type { AnswerOf } from '#core/contract/call.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { publish } from '#platform/outbox/publish.ts'
import type { signIn } from '../../contract.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import type { Device } from './device.ts'
import { deviceWords } from './device-words.ts'
import { locationOf } from './location.ts'
import { playerView } from '../player-view.ts'
import type { PlayerRow } from '../store/player.store.ts'
import { keptSessionLifetime, sessionLifetime } from './session-policy.ts'
import { sessionEndOfKind, sessionInsert } from '../store/session.store.ts'
import { signInDeviceIsKnown, signInEventFindLast, signInEventInsert } from '../store/sign-in-event.store.ts'

export type NewSession = {
  readonly player: PlayerRow
  readonly caller: Caller
  readonly device: Device
  readonly kept: boolean
  readonly now: Instant
}

export type SessionDependencies = Pick<
  AccountDependencies,
  'hashToken' | 'countryOf' | 'factsOf' | 'configuration' | 'publicUrl'
>

/** Opens a session for an authenticated player, replacing the one on the same kind of device. */
export async function openSession(
  tx: Transaction,
  opening: NewSession,
  needs: SessionDependencies,
): Promise<AnswerOf<typeof signIn>> {
  const { player, caller, device, kept, now } = opening
  const token = newToken()
  const place = locationOf(caller.ip, needs.countryOf)
  const lastSignIn = await signInEventFindLast(tx, player.id)

  await sessionEndOfKind(tx, { playerId: player.id, deviceKind: device.kind, now })
  await sessionInsert(tx, {
    playerId: player.id,
    tokenHash: needs.hashToken(token),
    deviceKind: device.kind,
    device: device.name,
    fingerprint: caller.fingerprint,
    place,
    ip: caller.ip,
    kept,
    now,
    expiresAt: addDuration(now, kept ? keptSessionLifetime : sessionLifetime),
  })
  await announce(tx, { opening, place, isFirst: lastSignIn === undefined })
  await signInEventInsert(tx, {
    playerId: player.id,
    at: now,
    succeeded: true,
    device: device.name,
    fingerprint: caller.fingerprint,
    place,
    ip: caller.ip,
  })
  return {
    ...(await playerView(tx, opening, needs)),
    token,
    password: '',
    lastSignIn: lastSignIn === undefined ? null : { ...lastSignIn, ...deviceWords(caller.language, lastSignIn) },
  }
}

type Announcement = { readonly opening: NewSession; readonly place: string; readonly isFirst: boolean }

/** Notifies the player of a new device; the very first sign-in is not news. */
async function announce(tx: Transaction, { opening, place, isFirst }: Announcement): Promise<void> {
  const { player, caller, device, now } = opening
  const seen = { playerId: player.id, fingerprint: caller.fingerprint, device: device.name, ip: caller.ip }
  const known = isFirst || (await signInDeviceIsKnown(tx, seen))
  const payload = { playerId: String(player.id), device: device.name, place, at: now }
  await publish(tx, { topic: 'PLAYER_SIGNED_IN', key: String(player.id), payload })
  if (!known) await publish(tx, { topic: 'NEW_DEVICE', key: String(player.id), payload })
}
