import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { GameDebt } from '../wallet-view.ts'

const insert = statement(
  'game_debt_insert',
  `insert into game_debt (provider_id, tx_id, player_id, amount, at)
   select d.*, $5 from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[]) as d`,
)
export const debtInsert = (tx: Transaction, debts: readonly GameDebt[], at: Instant) =>
  tx.rows(insert, [
    debts.map(({ providerId }) => providerId),
    debts.map(({ txId }) => txId),
    debts.map(({ playerId }) => playerId),
    debts.map(({ amount }) => amount),
    sqlTime(at),
  ])

const findOpen = statement<GameDebt>(
  'game_debt_find_open',
  `select d.provider_id as "providerId", d.tx_id as "txId", d.player_id as "playerId", d.amount - d.repaid as amount
   from game_debt d where d.player_id = any($1) and d.repaid < d.amount order by d.player_id, d.at, d.provider_id, d.tx_id`,
)
/** These players' open debts, oldest first. */
export const debtFindOpen = (db: Queryable, playerIds: readonly bigint[]): Promise<GameDebt[]> =>
  playerIds.length === 0 ? Promise.resolve([]) : db.rows(findOpen, [playerIds])

const repay = statement(
  'game_debt_repay',
  `update game_debt d set repaid = d.repaid + k.amount
   from (select provider_id, tx_id, player_id, sum(amount)::bigint as amount
     from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[]) as r (provider_id, tx_id, player_id, amount)
     group by provider_id, tx_id, player_id) as k
   where d.provider_id = k.provider_id and d.tx_id = k.tx_id and d.player_id = k.player_id`,
)
export const debtRepay = (tx: Transaction, repayments: readonly GameDebt[]) =>
  tx.rows(repay, [
    repayments.map(({ providerId }) => providerId),
    repayments.map(({ txId }) => txId),
    repayments.map(({ playerId }) => playerId),
    repayments.map(({ amount }) => amount),
  ])
