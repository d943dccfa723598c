import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'
import { playerSetPassword } from '../store/player.store.ts'
import { withdrawalHold } from '../withdrawal-hold.ts'
import { sessionEndAll } from '../store/session.store.ts'

type Change = {
  readonly playerId: bigint
  readonly passwordHash: string
  /** The session of the change continues; without one, all end. */
  readonly keepSession?: bigint
  readonly now: Instant
}

/** Sets a new password: signs out every other device, puts withdrawals on hold, and notifies the player. */
export async function setPassword(
  tx: Transaction,
  { playerId, passwordHash, keepSession, now }: Change,
): Promise<void> {
  await playerSetPassword(tx, { id: playerId, passwordHash, now, holdUntil: addDuration(now, withdrawalHold) })
  await sessionEndAll(tx, {
    playerId,
    ...(keepSession === undefined ? {} : { keep: keepSession }),
    now,
    because: 'passwordChanged',
  })
  await publish(tx, {
    topic: 'PASSWORD_CHANGED',
    key: String(playerId),
    payload: { playerId: String(playerId), at: now },
  })
}
