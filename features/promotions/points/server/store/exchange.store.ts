import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { keptItems } from '#core/reward/kept-items.ts'
import type { RewardItem } from '#core/reward/reward-item.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import type { Transaction } from '#platform/db/database.ts'
import { playerRow } from '#platform/db/gathering.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type Exchange = {
  readonly id: bigint
  readonly playerId: bigint
  readonly itemId: number
  readonly name: string
  readonly count: number
  readonly points: bigint
  readonly items: readonly RewardItem[]
  readonly state: 'done' | 'asked' | 'sent' | 'refused'
  readonly note: string
  readonly decidedBy: string | null
  readonly at: Instant
}

type Row = Omit<Exchange, 'items'> & { readonly items: unknown }
const exchangeOf = (row: Row): Exchange => ({ ...row, items: v.parse(rewardItemsIn, row.items) })

const columns = `id, player_id as "playerId", item_id as "itemId", item_name as name, count::int as count, points, items,
  state, note, decided_by as "decidedBy", at`

const findByRequest = statement<Row>(
  'points_exchange_find_by_request',
  `select ${columns} from points_exchange where player_id = $1 and req_id = $2`,
)
export async function exchangeFindByRequest(db: Queryable, playerId: bigint, reqId: string) {
  const row = await atMostOne(db.rows(findByRequest, [playerId, reqId]))
  return row && exchangeOf(row)
}

const listOfPlayer = statement<Row>(
  'points_exchange_list_of_player',
  `select ${columns} from points_exchange where player_id = $1 order by id desc limit $2`,
)
export const exchangeListOfPlayer = async (db: Queryable, playerId: bigint, countMax: number) =>
  (await db.rows(listOfPlayer, [playerId, countMax])).map(exchangeOf)

const sumOfMonth = statement<{ itemId: number; taken: number }>(
  'points_exchange_sum_of_month',
  `select item_id as "itemId", sum(count)::int as taken from points_exchange
   where player_id = $1 and month = $2 and state <> 'refused' group by item_id`,
)
/** How many of each item a player has taken in a month. */
export const exchangeTakenInMonth = async (db: Queryable, playerId: bigint, month: string) =>
  new Map((await db.rows(sumOfMonth, [playerId, month])).map(({ itemId, taken }) => [itemId, taken]))

const insert = statement<Row>(
  'points_exchange_insert',
  `insert into points_exchange (player_id, req_id, month, item_id, item_name, count, points, items, state, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${columns}`,
)
export type NewExchange = Pick<
  Exchange,
  'playerId' | 'itemId' | 'name' | 'count' | 'points' | 'items' | 'state' | 'at'
> & {
  readonly reqId: string
  readonly month: string
}
export async function exchangeInsert(tx: Transaction, { playerId, reqId, month, ...exchange }: NewExchange) {
  const { itemId, name, count, points, items, state, at } = exchange
  const kept = JSON.stringify(keptItems(items))
  const values = [playerId, reqId, month, itemId, name, count, points, kept, state, sqlTime(at)]
  return exchangeOf(await exactlyOne(tx.rows(insert, values)))
}

const findForUpdate = statement<Row>(
  'points_exchange_find_for_update',
  `select ${columns} from points_exchange where id = $1 and state <> 'done' for update`,
)
export async function exchangeFindForUpdate(tx: Transaction, id: bigint) {
  const row = await atMostOne(tx.rows(findForUpdate, [id]))
  return row && exchangeOf(row)
}

const decide = statement<{ id: bigint }>(
  'points_exchange_decide',
  `update points_exchange set state = $2, note = $3, decided_by = $4, decided_at = $5 where id = $1 and state = 'asked'
   returning id`,
)
export type Decision = {
  readonly id: bigint
  readonly state: 'sent' | 'refused'
  readonly note: string
  readonly by: string
  readonly now: Instant
}
export const exchangeDecide = (tx: Transaction, { id, state, note, by, now }: Decision) =>
  exactlyOne(tx.rows(decide, [id, state, note, by, sqlTime(now)]))

const findLast = playerRow<{ at: Instant | null }>({
  name: 'points_exchange_find_last',
  columns: { at: 'max(e.at)' },
  from: 'points_exchange e where e.player_id = k.player_id',
})
/** A player's last exchange, if any. */
export const lastExchangeAt = async (db: Queryable, playerId: bigint): Promise<Instant | undefined> =>
  (await findLast(db, playerId))?.at ?? undefined
