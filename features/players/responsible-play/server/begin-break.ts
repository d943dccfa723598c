import { endSessionsByExclusion, playerExclude } from '#features/players/account/server/index.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'
import type { BreakKind } from '../limit-words.ts'
import { quietAfter } from '../rules.ts'
import { breakInsert, breakList, careQuiet } from './store/care.store.ts'

export type NewBreak = {
  readonly playerId: bigint
  readonly kind: BreakKind
  readonly endsAt: Instant
  readonly now: Instant
}

const reasonOf: Readonly<Record<BreakKind, string>> = {
  timeOut: 'A time-out of the player’s own',
  selfExclusion: 'Self-exclusion',
  operatorExclusion: 'Excluded by the operator',
  familyExclusion: 'Excluded at the family’s request',
}

/**
 * Starts a break. Bets under way finish before the book is locked; later ones see the break. An exclusion ends every
 * session. False: a longer break is running.
 */
export async function beginBreak(tx: Transaction, { playerId, kind, endsAt, now }: NewBreak): Promise<boolean> {
  await lockBooks(tx, [playerId])
  const [running] = await breakList(tx, playerId)
  if (running !== undefined && running.endsAt >= endsAt) return false
  await breakInsert(tx, playerId, { kind, beganAt: now, endsAt })
  await playerExclude(tx, { playerId, until: endsAt, now, reason: reasonOf[kind] })
  // A time-out is short, and its player keeps access to the account.
  if (kind !== 'timeOut') await endSessionsByExclusion(tx, { playerId, now })
  await careQuiet(tx, playerId, addDuration(endsAt, quietAfter))
  const payload = { playerId: String(playerId), kind, endsAt, at: now }
  await publish(tx, { topic: 'PLAY_BREAK_BEGAN', key: String(playerId), payload })
  return true
}
