import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { RequestState } from '../../rules.ts'
import type { ApprovalRow } from './approval.store.ts'

type RequestAbout = Pick<ApprovalRow, 'payload' | 'maker' | 'madeAt'> & { readonly state: RequestState | 'expired' }
const listAbout = statement<RequestAbout>(
  'approval_list_about',
  `select payload, maker, made_at as "madeAt",
     case when state = 'waiting' and expires_at <= $4 then 'expired' else state end as state
   from approval_request where kind = $1 and subject = any($2::text[]) order by id desc limit $3`,
)
export type RequestsAbout = {
  readonly kind: string
  readonly subjects: readonly string[]
  readonly max: number
  readonly now: Instant
}
/** Requests of one kind about a subject, the newest first, whatever became of them. */
export const approvalsAbout = (db: Queryable, { kind, subjects, max, now }: RequestsAbout) =>
  db.rows(listAbout, [kind, subjects, max, sqlTime(now)])
