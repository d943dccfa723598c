import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type StockKey = { readonly month: string; readonly itemId: number }

const open = statement(
  'points_stock_open',
  'insert into points_stock (month, item_id) values ($1, $2) on conflict do nothing',
)
const take = statement<{ taken: number }>(
  'points_stock_take',
  `update points_stock set taken = taken + $3 where month = $1 and item_id = $2 and ($4 = 0 or taken + $3 <= $4) returning taken`,
)
/** False: not enough left. A stock of 0 is unlimited. */
export async function stockTake(
  tx: Transaction,
  { month, itemId, count, stock }: StockKey & { readonly count: number; readonly stock: number },
): Promise<boolean> {
  await tx.rows(open, [month, itemId])
  return (await atMostOne(tx.rows(take, [month, itemId, count, stock]))) !== undefined
}

const list = statement<{ itemId: number; taken: number }>(
  'points_stock_list',
  'select item_id as "itemId", taken from points_stock where month = $1',
)
export const stockTaken = async (db: Queryable, month: string): Promise<ReadonlyMap<number, number>> =>
  new Map((await db.rows(list, [month])).map(({ itemId, taken }) => [itemId, taken]))
