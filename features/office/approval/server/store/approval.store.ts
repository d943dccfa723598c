import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { RequestState } from '../../rules.ts'

export type ApprovalRow = {
  readonly id: bigint
  readonly kind: string
  readonly subject: string
  readonly payload: unknown
  readonly result: unknown
  readonly reason: string
  readonly makerId: bigint
  readonly maker: string
  readonly madeAt: Instant
  readonly expiresAt: Instant
  readonly state: RequestState
  readonly deciderId: bigint | null
  readonly decider: string | null
  readonly decidedAt: Instant | null
  readonly decisionReason: string | null
}

const columns = `id, kind, subject, payload, result, reason, maker_id as "makerId", maker, made_at as "madeAt",
  expires_at as "expiresAt", state, decider_id as "deciderId", decider, decided_at as "decidedAt", decision_reason as "decisionReason"`

export type NewApproval = Pick<
  ApprovalRow,
  'kind' | 'subject' | 'payload' | 'reason' | 'makerId' | 'maker' | 'madeAt' | 'expiresAt'
> & { readonly requestKey: string }

const insert = statement<{ id: bigint }>(
  'approval_insert',
  `insert into approval_request (kind, subject, payload, reason, maker_id, maker, made_at, expires_at, request_key)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (maker_id, request_key) do nothing returning id`,
)
/** Undefined if the maker has sent this request before. */
export const approvalInsert = async (tx: Transaction, a: NewApproval) =>
  (
    await atMostOne(
      tx.rows(insert, [
        a.kind,
        a.subject,
        JSON.stringify(a.payload),
        a.reason,
        a.makerId,
        a.maker,
        sqlTime(a.madeAt),
        sqlTime(a.expiresAt),
        a.requestKey,
      ]),
    )
  )?.id

const findForUpdate = statement<ApprovalRow>(
  'approval_find_for_update',
  `select ${columns} from approval_request where id = $1 for update`,
)
export const approvalFindForUpdate = (tx: Transaction, id: bigint) => atMostOne(tx.rows(findForUpdate, [id]))

const listByIds = statement<ApprovalRow>(
  'approval_list_by_ids',
  `select ${columns} from approval_request where id = any($1::bigint[]) order by id`,
)
export const approvalListByIds = (db: Queryable, ids: readonly bigint[]) => db.rows(listByIds, [[...ids]])

const decide = statement<{ id: bigint }>(
  'approval_decide',
  `update approval_request set state = $2, decider_id = $3, decider = $4, decided_at = $5, decision_reason = $6, result = $7
   where id = $1 and state = 'waiting' returning id`,
)
export type Decision = {
  readonly id: bigint
  readonly state: Exclude<RequestState, 'waiting'>
  readonly deciderId: bigint
  readonly decider: string
  readonly reason: string
  readonly result: Readonly<Record<string, unknown>> | null
  readonly now: Instant
}
/** A decided request is a defect of the caller, who holds its lock. */
export const approvalDecide = (tx: Transaction, d: Decision) =>
  exactlyOne(
    tx.rows(decide, [
      d.id,
      d.state,
      d.deciderId,
      d.decider,
      sqlTime(d.now),
      d.reason,
      d.result && JSON.stringify(d.result),
    ]),
  )

const findWaiting = statement<{ payload: unknown }>(
  'approval_find_waiting',
  `select payload from approval_request where kind = $1 and subject = $2 and state = 'waiting' and expires_at > $3`,
)
export type WaitingOf = { readonly kind: string; readonly subject: string; readonly now: Instant }
/** Undecided requests of one kind about one subject. */
export const approvalsWaiting = async (db: Queryable, { kind, subject, now }: WaitingOf): Promise<unknown[]> =>
  (await db.rows(findWaiting, [kind, subject, sqlTime(now)])).map(({ payload }) => payload)

const findEarlier = statement<{ payload: unknown }>(
  'approval_find_earlier',
  'select payload from approval_request where maker_id = $1 and request_key = $2 and kind = $3 and subject = $4',
)
export type EarlierRequest = Pick<NewApproval, 'makerId' | 'requestKey' | 'kind' | 'subject'>
/** An earlier request of the same form, whatever became of it. */
export const approvalFindEarlier = async (db: Queryable, { makerId, requestKey, kind, subject }: EarlierRequest) =>
  (await atMostOne(db.rows(findEarlier, [makerId, requestKey, kind, subject])))?.payload

const byId = { by: 'id', kind: 'number' } as const

export const approvalsForStaff = listQuery<ApprovalRow>()({
  name: 'approval_list',
  columns,
  from: 'approval_request',
  // Each takes the current time: an expired request is not waiting.
  filters: {
    waiting: `state = 'waiting' and expires_at > $time`,
    decided: `(state <> 'waiting' or expires_at <= $time)`,
  },
  sorts: { oldest: { ...byId, direction: 'asc' }, newest: { ...byId, direction: 'desc' } },
  id: 'id',
})
