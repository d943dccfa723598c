import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { hours, minutes } from '#core/clock/duration.ts'
import type { Queryable } from '#platform/db/queryable.ts'
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

/** Older than this and still open, an order is worth a look. */
const stuckAfter = minutes(15)
const stuckTransferAfter = hours(24)

const views = {
  toMatch: `o.bank is not null and o.state in ('pending', 'expired') and o.created_at >= $2
    and (o.reported_at is not null or m.id is not null)`,
  stuck: `o.created_at < case when o.bank is null then $3::timestamptz else $4::timestamptz end
    and o.state in ('created', 'pending', 'refunding')`,
  irregular: `o.credited is not null and (o.is_late or o.credited <> o.amount or o.state <> 'credited')`,
  all: 'true',
} as const
export type DepositView = keyof typeof views

const select = (view: DepositView) => `select o.id, o.reference, o.player_id as "playerId", o.channel_id as "channelId",
    o.channel_name as "channelName", o.provider, o.method, o.amount, o.act_type as "actType", o.state, o.credited,
    o.payment_id as "paymentId", o.pay_url as "payUrl", o.qr_text as "qrText", o.created_at as "createdAt",
    o.expires_at as "expiresAt", o.asked_times as "askedTimes", o.is_demo as "isDemo", o.bank,
    o.reported_at as "reportedAt", o.is_late as "isLate", r.order_id is not null as "hasReceipt",
    m.id as "matchId", m.amount as "matchAmount", m.bank_reference as "matchReference", m.proposed_by as "matchBy"
  from deposit_order o
  left join deposit_match m on m.order_id = o.id and m.decision is null
  left join deposit_receipt r on r.order_id = o.id
  where ${views[view]} and ($1 = '' or o.reference = upper($1) or o.payment_id = $1 or o.player_id::text = $1)
    and $2::timestamptz is not null and $3::timestamptz is not null and $4::timestamptz is not null
  order by o.created_at desc, o.id desc limit $5 offset $6`

const lists = {
  toMatch: statement<StaffOrder>('deposit_order_list_to_match', select('toMatch')),
  stuck: statement<StaffOrder>('deposit_order_list_stuck', select('stuck')),
  irregular: statement<StaffOrder>('deposit_order_list_irregular', select('irregular')),
  all: statement<StaffOrder>('deposit_order_list_all', select('all')),
} as const

/** A transfer is looked for so long. */
const matchedWithin = hours(24 * 60)

export type StaffOrderQuestion = {
  readonly view: DepositView
  readonly text: string
  readonly now: Instant
  readonly limit: number
  readonly offset: number
}

export const staffOrderList = (db: Queryable, { view, text, now, limit, offset }: StaffOrderQuestion) =>
  db.rows(lists[view], [
    text,
    sqlTime(subtractDuration(now, matchedWithin)),
    sqlTime(subtractDuration(now, stuckAfter)),
    sqlTime(subtractDuration(now, stuckTransferAfter)),
    limit,
    offset,
  ])

const countStuck = statement<{ stuck: bigint }>(
  'deposit_order_count_stuck',
  `select count(*) as stuck from deposit_order o where ${views.stuck.replaceAll('$3', '$1').replaceAll('$4', '$2')}`,
)
/** How many orders stand longer than they should. */
export async function stuckOrderCount(db: Queryable, now: Instant): Promise<number> {
  const [row] = await db.rows(countStuck, [
    sqlTime(subtractDuration(now, stuckAfter)),
    sqlTime(subtractDuration(now, stuckTransferAfter)),
  ])
  return Number(row?.stuck ?? 0n)
}
