import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type DepositDebt = {
  readonly orderId: bigint
  readonly playerId: bigint
  readonly reference: string
  readonly amount: Centavos
}

const insert = statement(
  'deposit_debt_insert',
  'insert into deposit_debt (order_id, player_id, reference, amount, at) values ($1, $2, $3, $4, $5)',
)
export const debtInsert = (tx: Transaction, debt: DepositDebt & { at: Instant }) =>
  tx.rows(insert, [debt.orderId, debt.playerId, debt.reference, debt.amount, sqlTime(debt.at)])

const listOpen = statement<DepositDebt>(
  'deposit_debt_list_open',
  `select order_id as "orderId", player_id as "playerId", reference, amount - repaid as amount from deposit_debt
   where player_id = $1 and repaid < amount order by at, order_id for update`,
)
/** A player's open debts, oldest first, locked. */
export const debtListOpen = (tx: Transaction, playerId: bigint) => tx.rows(listOpen, [playerId])

const repay = statement('deposit_debt_repay', 'update deposit_debt set repaid = repaid + $2 where order_id = $1')
export const debtRepay = (tx: Transaction, { orderId, amount }: Pick<DepositDebt, 'orderId' | 'amount'>) =>
  tx.rows(repay, [orderId, amount])

const openTotal = statement<{ debt: bigint }>(
  'deposit_debt_open_total',
  'select coalesce(sum(amount - repaid), 0)::bigint as debt from deposit_debt where player_id = $1',
)
/** A player's debt from payments taken back. */
export const depositDebtOf = async (db: Queryable, playerId: bigint): Promise<Centavos> =>
  centavos((await exactlyOne(db.rows(openTotal, [playerId]))).debt)
