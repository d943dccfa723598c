import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { OrderState } from '../../order-states.ts'
import type { BankAccount } from '#features/cashier/channel/server/index.ts'

export type Order = {
  readonly id: bigint
  readonly reference: string
  readonly playerId: bigint
  readonly channelId: number
  readonly channelName: string
  readonly provider: string
  readonly method: string
  readonly amount: Centavos
  readonly actType: number
  readonly couponId: bigint | null
  /** False: the player wanted no bonus. */
  readonly takesBonus: boolean
  /** The bonus that the form promised. */
  readonly promised: Centavos
  /** The bonus that was credited with it; null before. */
  readonly bonus: Centavos | null
  readonly state: OrderState
  readonly credited: Centavos | null
  readonly paymentId: string | null
  readonly payUrl: string | null
  readonly qrText: string | null
  readonly createdAt: Instant
  readonly expiresAt: Instant
  readonly queryCount: number
  readonly isDemo: boolean
  readonly bank: BankAccount | null
  readonly reportedAt: Instant | null
}

export const orderColumns = `o.id, o.reference, o.player_id as "playerId", o.channel_id as "channelId",
  o.channel_name as "channelName", o.provider, o.method, o.amount, o.act_type as "actType", o.coupon_id as "couponId", o.state, o.credited,
  o.takes_bonus as "takesBonus", o.promised, o.bonus,
  o.payment_id as "paymentId", o.pay_url as "payUrl", o.qr_text as "qrText", o.created_at as "createdAt",
  o.expires_at as "expiresAt", o.asked_times as "queryCount", o.is_demo as "isDemo", o.bank, o.reported_at as "reportedAt"`

export type OrderRef = Pick<Order, 'provider' | 'reference'>

const findForUpdate = statement<Order>(
  'deposit_order_find_for_update',
  `select ${orderColumns} from deposit_order o where o.provider = $1 and o.reference = $2 for update`,
)
export const orderFindForUpdate = (tx: Transaction, { provider, reference }: OrderRef) =>
  atMostOne(tx.rows(findForUpdate, [provider, reference]))

const findOfPlayer = statement<Order>(
  'deposit_order_find_of_player',
  `select ${orderColumns} from deposit_order o where o.player_id = $1 and o.reference = $2`,
)
export const orderFindOfPlayer = (db: Queryable, playerId: bigint, reference: string) =>
  atMostOne(db.rows(findOfPlayer, [playerId, reference]))

const listReferences = statement<{ reference: string }>(
  'deposit_order_list_references',
  'select o.reference from deposit_order o where o.player_id = $1 and o.reference = any($2::text[])',
)
/** Those of the references that name a deposit of this player. */
export const depositReferencesOf = async (db: Queryable, playerId: bigint, references: readonly string[]) =>
  (await db.rows(listReferences, [playerId, references])).map(({ reference }) => reference)

type PaymentDetails = {
  readonly paymentId: string
  readonly payUrl?: string | undefined
  readonly qrText?: string | undefined
  readonly bank?: BankAccount | undefined
}

const markBegun = statement<Order>(
  'deposit_order_mark_begun',
  `update deposit_order o set payment_id = $2, pay_url = $3, qr_text = $4, bank = $5,
     state = case when o.state = 'created' then 'pending' else o.state end
   where o.id = $1 and (o.payment_id is null or o.payment_id = $2) returning ${orderColumns}`,
)
/** The provider has created its payment. An order paid meanwhile stays paid. */
export const orderMarkBegun = (
  tx: Queryable,
  { id, paymentId, payUrl, qrText, bank }: Pick<Order, 'id'> & PaymentDetails,
): Promise<Order> => exactlyOne(tx.rows(markBegun, [id, paymentId, payUrl, qrText, bank && JSON.stringify(bank)]))

const markEnded = statement<{ id: bigint }>(
  'deposit_order_mark_ended',
  `update deposit_order set state = $2, ended_at = $3 where id = $1 and state in ('created', 'pending')
   returning id`,
)
export const orderMarkEnded = (tx: Transaction, { id, state, now }: { id: bigint; state: OrderState; now: Instant }) =>
  tx.rows(markEnded, [id, state, sqlTime(now)])

const markCredited = statement<{ id: bigint }>(
  'deposit_order_mark_credited',
  `update deposit_order set state = 'credited', credited = $2, is_late = $3, payment_id = coalesce($4, payment_id), ended_at = $5, ask_at = null
   where id = $1 and credited is null returning id`,
)
export type CreditMark = {
  readonly id: bigint
  readonly credited: Centavos
  readonly isLate: boolean
  /** Null keeps the known id. */
  readonly paymentId: string | null
  readonly now: Instant
}
/** Undefined if the order was credited before. */
export const orderMarkCredited = (tx: Transaction, { id, credited, isLate, paymentId, now }: CreditMark) =>
  atMostOne(tx.rows(markCredited, [id, credited, isLate, paymentId, sqlTime(now)]))

const markBonus = statement('deposit_order_mark_bonus', 'update deposit_order set bonus = $2 where id = $1')
export const orderMarkBonus = (tx: Transaction, { id, bonus }: { readonly id: bigint; readonly bonus: Centavos }) =>
  tx.rows(markBonus, [id, bonus])
