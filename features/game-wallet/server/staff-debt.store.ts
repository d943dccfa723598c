import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

/** Named by the provider and its transaction, which no other debt has: `studio/adjust-17`. */
type Debt = { id: string; playerId: bigint; amount: Centavos; owed: Centavos; at: Instant }

const columns = `d.provider_id || '/' || d.tx_id as id, d.player_id as "playerId", d.amount, d.amount - d.repaid as owed, d.at`

const list = statement<Debt>(
  'game_debt_list',
  `select ${columns} from game_debt d where d.repaid < d.amount and ($1::bigint is null or d.player_id = $1)
   order by d.at, d.provider_id, d.tx_id limit $2 offset $3`,
)
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

/** What players owe games; debts that are repaid are not among them. */
export const gameDebts = {
  list: (db: Queryable, asked: { playerId: bigint | null; limit: number; offset: number }) =>
    db.rows(list, [asked.playerId, asked.limit, asked.offset]),
  find: (db: Queryable, id: string) => atMostOne(db.rows(find, [id])),
  end: (tx: Transaction, id: string) => atMostOne(tx.rows(end, [id])),
}
