import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Deadline } from '../../rules.ts'

export type SavedDeadline = Deadline & { readonly savedBy: string; readonly reason: string }

const list = statement<SavedDeadline>(
  'work_deadline_list',
  `select queue, from_at as "fromAt", minutes, saved_by as "savedBy", reason from work_deadline order by from_at desc`,
)
/** Every setting, the newest first. */
export const workDeadlineList = (db: Queryable) => db.rows(list)

const lock = statement(
  'work_deadline_lock',
  `select pg_advisory_xact_lock(hashtextextended('work_deadline ' || $1, 0))`,
)
/** Held until the transaction ends: two members do not save one queue's deadline at once. */
export const workDeadlineLock = (tx: Transaction, queue: string) => tx.rows(lock, [queue])

const insert = statement(
  'work_deadline_insert',
  `insert into work_deadline (queue, from_at, minutes, saved_by, reason) values ($1, $2, $3, $4, $5)
   on conflict (queue, from_at) do nothing`,
)
export const workDeadlineInsert = (tx: Transaction, { queue, fromAt, minutes, savedBy, reason }: SavedDeadline) =>
  tx.rows(insert, [queue, sqlTime(fromAt), minutes, savedBy, reason])
