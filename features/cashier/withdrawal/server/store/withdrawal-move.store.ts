import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { ReviewReason } from '../../review.ts'
import type { EndReason, WithdrawalState } from '../../withdrawal-states.ts'
import { type Withdrawal, withdrawalColumns } from './withdrawal.store.ts'

export type StateChange = {
  readonly id: bigint
  readonly from: WithdrawalState
  readonly to: WithdrawalState
  readonly isEnd: boolean
  readonly reason: EndReason | undefined
  readonly settleSeq: bigint | undefined
  readonly queryAt: Instant | undefined
  readonly now: Instant
}

const change = statement<Withdrawal>(
  'withdrawal_change_state',
  `update withdrawal_order o set state = $3, version = o.version + 1, reason = coalesce($4, o.reason),
     settle_seq = coalesce($5, o.settle_seq), ask_at = $6,
     submitted_at = case when $3 = 'SUBMITTED' then $7 else o.submitted_at end,
     ended_at = case when $8 then coalesce(o.ended_at, $7) else o.ended_at end,
     asked_times = case when $8 then 0 else o.asked_times end
   where o.id = $1 and o.state = $2 returning ${withdrawalColumns}`,
)
/** The order is locked, so its state is as read. */
export const withdrawalChangeState = (
  tx: Transaction,
  { id, from, to, ...about }: StateChange,
): Promise<Withdrawal> => {
  const { reason, settleSeq, queryAt, now, isEnd } = about
  return exactlyOne(
    tx.rows(change, [id, from, to, reason, settleSeq, queryAt && sqlTime(queryAt), sqlTime(now), isEnd]),
  )
}

export type Step = {
  readonly orderId: bigint
  readonly version: number
  readonly state: WithdrawalState
  readonly at: Instant
  /** `player`, `rules`, `provider`, or a staff member's e-mail address. */
  readonly byWhom: string
  readonly note: string
}

const insertStep = statement(
  'withdrawal_step_insert',
  'insert into withdrawal_step (order_id, version, state, at, by_whom, note) values ($1, $2, $3, $4, $5, $6)',
)
export const stepInsert = (tx: Transaction, { orderId, version, state, at, byWhom, note }: Step) =>
  tx.rows(insertStep, [orderId, version, state, sqlTime(at), byWhom, note])

const listSteps = statement<Step>(
  'withdrawal_step_list',
  `select order_id as "orderId", version, state, at, by_whom as "byWhom", note from withdrawal_step
   where order_id = any($1::bigint[]) order by order_id, version`,
)
export const stepList = (db: Queryable, orderIds: readonly bigint[]) => db.rows(listSteps, [orderIds])

const markReviewed = statement(
  'withdrawal_mark_reviewed',
  'update withdrawal_order set risk_score = $2, review_reasons = $3::text[] where id = $1',
)
export const withdrawalMarkReviewed = (
  tx: Transaction,
  { id, riskScore, reasons }: { id: bigint; riskScore: number; reasons: readonly ReviewReason[] },
) => tx.rows(markReviewed, [id, riskScore, [...reasons]])

const markHeld = statement('withdrawal_mark_held', 'update withdrawal_order set is_held = $2 where id = $1')
export const withdrawalMarkHeld = (tx: Transaction, id: bigint, isHeld: boolean) => tx.rows(markHeld, [id, isHeld])

const markLocked = statement('withdrawal_mark_locked', 'update withdrawal_order set is_locked = true where id = $1')
export const withdrawalMarkLocked = (tx: Transaction, id: bigint) => tx.rows(markLocked, [id])
