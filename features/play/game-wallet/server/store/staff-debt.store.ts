import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { listQuery } from '#platform/db/list-query.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

/** Named by the provider and its transaction, which is unique: `studio/adjust-17`. */
type Debt = { id: string; playerId: bigint; amount: Centavos; owed: Centavos; at: Instant }

const columns = `d.provider_id || '/' || d.tx_id as id, d.player_id as "playerId", d.amount, d.amount - d.repaid as owed, d.at`

const byTime = { by: 'd.at', kind: 'time' } as const

const list = listQuery<Debt>()({
  name: 'game_debt_list',
  columns,
  from: '(select * from game_debt where repaid < amount) d',
  filters: { playerId: 'd.player_id = $' },
  sorts: { oldest: { ...byTime, direction: 'asc' }, newest: { ...byTime, direction: 'desc' } },
  id: `(d.provider_id || '/' || d.tx_id)`,
  ids: 'text',
})
const find = statement<Debt>(
  'game_debt_find',
  `select ${columns} from game_debt d
   where d.provider_id = split_part($1, '/', 1) and d.tx_id = substr($1, strpos($1, '/') + 1) and d.repaid < d.amount`,
)
const end = statement<Debt>(
  'game_debt_end',
  `with open as (
     select d.provider_id, d.tx_id, ${columns} from game_debt d
     where d.provider_id = split_part($1, '/', 1) and d.tx_id = substr($1, strpos($1, '/') + 1) and d.repaid < d.amount
     for update)
   update game_debt d set repaid = d.amount from open
   where d.provider_id = open.provider_id and d.tx_id = open.tx_id
   returning open.id, open."playerId", open.amount, open.owed, open.at`,
)

/** Open debts of players to games, without repaid ones. */
export const gameDebts = {
  list,
  find: (db: Queryable, id: string) => atMostOne(db.rows(find, [id])),
  end: (tx: Transaction, id: string) => atMostOne(tx.rows(end, [id])),
}
