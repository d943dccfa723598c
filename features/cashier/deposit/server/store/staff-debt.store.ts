import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { listQuery } from '#platform/db/list-query.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

/** Named by the deposit's reference. */
type Debt = { id: string; playerId: bigint; amount: Centavos; owed: Centavos; at: Instant }

const columns = 'd.reference as id, d.player_id as "playerId", d.amount, d.amount - d.repaid as owed, d.at'

const byTime = { by: 'd.at', kind: 'time' } as const

const list = listQuery<Debt>()({
  name: 'deposit_debt_list',
  columns,
  from: '(select * from deposit_debt where repaid < amount) d',
  filters: { playerId: 'd.player_id = $' },
  sorts: { oldest: { ...byTime, direction: 'asc' }, newest: { ...byTime, direction: 'desc' } },
  id: `d.reference`,
  ids: 'text',
})
const find = statement<Debt>(
  'deposit_debt_find',
  `select ${columns} from deposit_debt d where d.reference = $1 and d.repaid < d.amount`,
)
const end = statement<Debt>(
  'deposit_debt_end',
  `with open as (select d.order_id, ${columns} from deposit_debt d where d.reference = $1 and d.repaid < d.amount for update)
   update deposit_debt d set repaid = d.amount from open where d.order_id = open.order_id
   returning open.id, open."playerId", open.amount, open.owed, open.at`,
)

/** Open debts of players from payments taken back. */
export const depositDebts = {
  list,
  find: (db: Queryable, id: string) => atMostOne(db.rows(find, [id])),
  end: (tx: Transaction, id: string) => atMostOne(tx.rows(end, [id])),
}
