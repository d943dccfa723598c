import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { PlayerAt } from '#core/player-at.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { isExcludedAt } from './is-excluded-at.ts'
import { playerHoldWithdrawals } from './player.store.ts'
import { withdrawalHold } from '../withdrawal-hold.ts'

export type WithdrawalFacts = {
  /** Withdrawals are on hold until then after a change of mobile, password or bank card. */
  readonly heldUntil: Instant | null
  readonly hasMobile: boolean
  readonly mobile: string
  readonly registeredAt: Instant
  /** Staff has closed withdrawals for this player. */
  readonly isLocked: boolean
  /** On a break, or excluded from play. */
  readonly isExcluded: boolean
}

const find = statement<WithdrawalFacts>(
  'player_find_withdrawal_facts',
  `select withdrawal_hold_until as "heldUntil", mobile is not null as "hasMobile", coalesce(mobile, '') as mobile,
     registered_at as "registeredAt", 'withdraw' = any(locks) as "isLocked",
     ${isExcludedAt('$2')} as "isExcluded" from player where id = $1`,
)
/** The facts of an account that bear on withdrawals. */
export const withdrawalFactsFind = (db: Queryable, { playerId, now }: PlayerAt) =>
  atMostOne(db.rows(find, [playerId, sqlTime(now)]))

/** Puts withdrawals on hold, as after a change of the password. */
export const startWithdrawalHold = (tx: Queryable, { playerId, now }: { playerId: bigint; now: Instant }) =>
  playerHoldWithdrawals(tx, { id: playerId, until: addDuration(now, withdrawalHold) })
