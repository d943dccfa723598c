import type { Instant } from '#core/clock/instant.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { ApprovalRow } from './approval.store.ts'

const countWaiting = statement<{ count: bigint; oldest: Instant | null }>(
  'approval_count_waiting',
  `select count(*), min(made_at) as oldest from approval_request where state = 'waiting' and expires_at > $1`,
)
export const approvalCountWaiting = (db: Queryable, now: Instant) => exactlyOne(db.rows(countWaiting, [sqlTime(now)]))

const listWaiting = statement<Pick<ApprovalRow, 'id' | 'kind' | 'maker' | 'madeAt'>>(
  'approval_list_waiting',
  `select id, kind, maker, made_at as "madeAt" from approval_request
   where state = 'waiting' and expires_at > $1 order by made_at, id limit $2`,
)
/** The same requests, the oldest first. */
export const approvalListWaiting = (db: Queryable, now: Instant, max: number) =>
  db.rows(listWaiting, [sqlTime(now), max])
