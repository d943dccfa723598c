import { addDuration, type Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
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
}

const find = statement<WithdrawalFacts>(
  'player_find_withdrawal_facts',
  `select withdrawal_hold_until as "heldUntil", mobile is not null as "hasMobile", coalesce(mobile, '') as mobile,
     registered_at as "registeredAt", 'withdraw' = any(locks) as "isLocked" from player where id = $1`,
)
/** The facts of an account that bear on withdrawals. */
export const withdrawalFactsFind = (db: Queryable, playerId: bigint) => atMostOne(db.rows(find, [playerId]))

/** Puts withdrawals on hold, as after a change of the password. */
export const startWithdrawalHold = (tx: Queryable, { playerId, now }: { playerId: bigint; now: Instant }) =>
  playerHoldWithdrawals(tx, { id: playerId, until: addDuration(now, withdrawalHold) })
