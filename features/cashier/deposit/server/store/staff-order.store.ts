import type { Instant } from '#core/clock/instant.ts'
import { hours, minutes } from '#core/clock/duration.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Order } from './order.store.ts'

export type StaffOrder = Order & {
  readonly isLate: boolean
  readonly hasReceipt: boolean
  readonly matchId: bigint | null
  readonly matchAmount: bigint | null
  readonly matchReference: string | null
  readonly matchBy: string | null
}

/** An open order older than this deserves attention. */
const stuckAfter = minutes(15)
const stuckTransferAfter = hours(24)
/** How long a transfer is searched for. */
const matchedWithin = hours(24 * 60)

const isStuck = `o.state in ('created', 'pending', 'refunding') and o.created_at < $time::timestamptz
  - case when o.bank is null then interval '${stuckAfter} ms' else interval '${stuckTransferAfter} ms' end`

/** A transfer without its line of the bank's statement: payable now, reported as paid, or with a proposed line. */
const isToMatch = `o.bank is not null and o.credited is null
  and (o.state = 'pending' or o.state = 'expired' and o.reported_at is not null
    or exists (select from deposit_match w where w.order_id = o.id and w.decision is null))
  and o.created_at >= $time::timestamptz - interval '${matchedWithin} ms'`

const byTime = { by: 'o.created_at', kind: 'time' } as const

export const ordersForStaff = listQuery<StaffOrder>()({
  name: 'deposit_order_list_for_staff',
  columns: `o.id, o.reference, o.player_id as "playerId", o.channel_id as "channelId", o.channel_name as "channelName",
    o.provider, o.method, o.amount, o.act_type as "actType", o.state, o.credited, o.payment_id as "paymentId",
    o.pay_url as "payUrl", o.qr_text as "qrText", o.created_at as "createdAt", o.expires_at as "expiresAt",
    o.asked_times as "queryCount", o.is_demo as "isDemo", o.bank, o.reported_at as "reportedAt", o.is_late as "isLate",
    exists (select from deposit_receipt r where r.order_id = o.id) as "hasReceipt",
    m.id as "matchId", m.amount as "matchAmount", m.bank_reference as "matchReference", m.proposed_by as "matchBy"`,
  from: 'deposit_order o left join deposit_match m on m.order_id = o.id and m.decision is null',
  filters: {
    // Each takes the current time.
    toMatch: isToMatch,
    stuck: isStuck,
    irregular: `o.credited is not null and (o.is_late or o.credited <> o.amount or o.state <> 'credited')`,
    reference: 'o.reference = $',
    paymentId: 'o.payment_id = $',
    playerId: 'o.player_id = $',
    amountMin: 'o.amount >= $',
    from: 'o.created_at >= $time',
    until: 'o.created_at < $time',
  },
  sorts: {
    newest: { ...byTime, direction: 'desc' },
    oldest: { ...byTime, direction: 'asc' },
    largest: { by: 'o.amount', kind: 'number', direction: 'desc' },
  },
  id: 'o.id',
})

const findReference = statement<{ isOrder: boolean }>(
  'deposit_order_is_reference',
  'select exists (select from deposit_order where reference = $1) as "isOrder"',
)
/** Whether an order has this reference. */
export const isOrderReference = async (db: Queryable, reference: string): Promise<boolean> =>
  (await exactlyOne(db.rows(findReference, [reference]))).isOrder

const countToMatch = statement<{ count: bigint; oldest: Instant | null }>(
  'deposit_order_count_to_match',
  `select count(*), min(o.created_at) as oldest from deposit_order o where ${isToMatch.replace('$time', '$1')}`,
)
/** The number of transfers to match, by the list's own condition. */
export const transfersToMatch = (db: Queryable, now: Instant) => exactlyOne(db.rows(countToMatch, [sqlTime(now)]))

type TransferToMatch = Pick<Order, 'reference' | 'playerId' | 'amount' | 'createdAt'>
const listToMatch = statement<TransferToMatch>(
  'deposit_order_list_to_match',
  `select o.reference, o.player_id as "playerId", o.amount, o.created_at as "createdAt" from deposit_order o
   where ${isToMatch.replace('$time', '$1')} order by o.created_at, o.id limit $2`,
)
/** The same transfers, the oldest first. */
export const transfersToMatchList = (db: Queryable, now: Instant, max: number) =>
  db.rows(listToMatch, [sqlTime(now), max])

const countStuck = statement<{ stuck: bigint }>(
  'deposit_order_count_stuck',
  `select count(*) as stuck from deposit_order o where ${isStuck.replace('$time', '$1')}`,
)
/** The number of overdue orders. */
export const stuckOrderCount = async (db: Queryable, now: Instant): Promise<number> =>
  Number((await exactlyOne(db.rows(countStuck, [sqlTime(now)]))).stuck)
