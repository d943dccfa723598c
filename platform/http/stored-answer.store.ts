import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type RequestRef = { readonly playerId: bigint; readonly reqId: string }
export type StoredAnswer = { readonly digest: Buffer; readonly answer: string | null }

const insert = statement<{ reqId: string }>(
  'answeredWishInsert',
  `insert into answered_wish (player_id, req_id, asked, answered_at) values ($1, $2, $3, $4)
   on conflict do nothing returning req_id as "reqId"`,
)
const find = statement<StoredAnswer>(
  'answeredWishFind',
  'select asked as digest, answer from answered_wish where player_id = $1 and req_id = $2',
)

/** Undefined if the key is new and now belongs to this transaction. Waits for a concurrent one. */
export async function storedAnswerTake(
  tx: Transaction,
  { playerId, reqId, digest, now }: RequestRef & { readonly digest: Buffer; readonly now: Instant },
): Promise<StoredAnswer | undefined> {
  const taken = await tx.rows(insert, [playerId, reqId, digest, sqlTime(now)])
  return taken.length > 0 ? undefined : exactlyOne(tx.rows(find, [playerId, reqId]))
}

const keep = statement('answeredWishKeep', 'update answered_wish set answer = $3 where player_id = $1 and req_id = $2')
export const storedAnswerSave = (tx: Transaction, { playerId, reqId }: RequestRef, answer: string) =>
  tx.rows(keep, [playerId, reqId, answer])

const deleteBefore = statement<{ reqId: string }>(
  'answeredWishDeleteBefore',
  `delete from answered_wish where ctid = any (array(
     select w.ctid from answered_wish w where w.answered_at < $1 order by w.answered_at limit $2 for update skip locked
   )) returning req_id as "reqId"`,
)
/** Deletes at most `count` and returns the number deleted. */
export const storedAnswerDeleteBefore = async (db: Queryable, oldest: Instant, count: number): Promise<number> =>
  (await db.rows(deleteBefore, [sqlTime(oldest), count])).length
