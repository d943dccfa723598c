import type { CalendarDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { ReviewReason } from '../../review.ts'
import type { EndReason, WithdrawalState } from '../../withdrawal-states.ts'

export type Withdrawal = {
  readonly id: bigint
  readonly reference: string
  readonly playerId: bigint
  readonly amount: Centavos
  readonly provider: string
  readonly bankAccountId: bigint
  readonly institution: string
  readonly accountEnd: string
  readonly holder: string
  readonly state: WithdrawalState
  readonly version: number
  readonly isLocked: boolean
  readonly isHeld: boolean
  readonly holdSeq: bigint
  readonly settleSeq: bigint | null
  readonly payoutId: string | null
  readonly reason: EndReason | null
  readonly reviewReasons: readonly ReviewReason[]
  readonly riskScore: number | null
  readonly day: CalendarDay
  readonly createdAt: Instant
  readonly submittedAt: Instant | null
  readonly endedAt: Instant | null
  readonly queryCount: number
}

export const withdrawalColumns = `o.id, o.reference, o.player_id as "playerId", o.amount, o.provider,
  o.bank_account_id as "bankAccountId", o.institution, o.account_end as "accountEnd", o.holder, o.state, o.version,
  o.is_locked as "isLocked", o.is_held as "isHeld", o.hold_seq as "holdSeq", o.settle_seq as "settleSeq",
  o.payout_id as "payoutId", o.reason, o.review_reasons as "reviewReasons", o.risk_score as "riskScore", o.day,
  o.created_at as "createdAt", o.submitted_at as "submittedAt", o.ended_at as "endedAt", o.asked_times as "queryCount"`

export type NewWithdrawal = Pick<
  Withdrawal,
  'reference' | 'playerId' | 'amount' | 'provider' | 'bankAccountId' | 'institution' | 'accountEnd' | 'holder'
> &
  Pick<Withdrawal, 'holdSeq' | 'day' | 'createdAt'> & { readonly reqId: string }

const insert = statement<Withdrawal>(
  'withdrawal_insert',
  `insert into withdrawal_order as o (reference, player_id, req_id, amount, provider, bank_account_id, institution,
     account_end, holder, hold_seq, day, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
   returning ${withdrawalColumns}`,
)
export const withdrawalInsert = (tx: Transaction, order: NewWithdrawal): Promise<Withdrawal> => {
  const { reference, playerId, reqId, amount, provider, bankAccountId, institution, accountEnd, holder } = order
  const to = [provider, bankAccountId, institution, accountEnd, holder]
  return exactlyOne(
    tx.rows(insert, [reference, playerId, reqId, amount, ...to, order.holdSeq, order.day, sqlTime(order.createdAt)]),
  )
}

const findByRequest = statement<Withdrawal>(
  'withdrawal_find_by_request',
  `select ${withdrawalColumns} from withdrawal_order o where o.player_id = $1 and o.req_id = $2`,
)
export const withdrawalFindByRequest = (db: Queryable, playerId: bigint, reqId: string) =>
  atMostOne(db.rows(findByRequest, [playerId, reqId]))

const findOpen = statement<Withdrawal>(
  'withdrawal_find_open',
  `select ${withdrawalColumns} from withdrawal_order o
   where o.player_id = $1 and o.state in ('REQUESTED', 'CHECKING', 'APPROVED', 'MANUAL_REVIEW', 'SUBMITTED')`,
)
export const withdrawalFindOpen = (db: Queryable, playerId: bigint) => atMostOne(db.rows(findOpen, [playerId]))

const findOfPlayer = statement<Withdrawal>(
  'withdrawal_find_of_player',
  `select ${withdrawalColumns} from withdrawal_order o where o.player_id = $1 and o.reference = $2`,
)
export const withdrawalFindOfPlayer = (db: Queryable, playerId: bigint, reference: string) =>
  atMostOne(db.rows(findOfPlayer, [playerId, reference]))

const findByReference = statement<Withdrawal>(
  'withdrawal_find',
  `select ${withdrawalColumns} from withdrawal_order o where o.reference = $1`,
)
export const withdrawalFind = (db: Queryable, reference: string) => atMostOne(db.rows(findByReference, [reference]))

const findForUpdate = statement<Withdrawal>(
  'withdrawal_find_for_update',
  `select ${withdrawalColumns} from withdrawal_order o where o.reference = $1 for update`,
)
export const withdrawalFindForUpdate = (tx: Transaction, reference: string) =>
  atMostOne(tx.rows(findForUpdate, [reference]))

const listByReference = statement<Withdrawal>(
  'withdrawal_list_by_reference',
  `select ${withdrawalColumns} from withdrawal_order o where o.reference = any($1::text[])`,
)
export const withdrawalListByReference = (db: Queryable, references: readonly string[]) =>
  db.rows(listByReference, [[...references]])

const usesAccount = statement<{ used: boolean }>(
  'withdrawal_uses_account',
  `select exists (select from withdrawal_order where bank_account_id = $1
     and state in ('REQUESTED', 'CHECKING', 'APPROVED', 'MANUAL_REVIEW', 'SUBMITTED')) as used`,
)
/** Whether a payout to this account is under way. */
export const withdrawalUsesAccount = async (db: Queryable, accountId: bigint): Promise<boolean> =>
  (await exactlyOne(db.rows(usesAccount, [accountId]))).used
