import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { InputOf } from '#core/contract/call.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import { drawFrom } from '#core/draw/draw.ts'
import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import {
  type Channel,
  chooseRoute,
  isBankBound,
  isFailing,
  type Route,
  routeHealthList,
} from '#features/cashier/channel/server/index.ts'
import { demoPlayerIs } from '#features/players/account/server/index.ts'
import { datedReference } from '#platform/crypto/dated-reference.ts'
import type { Transaction } from '#platform/db/database.ts'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { beginDeposit } from '../contract.ts'
import { nextQuery, refuseDeposit, unpaidOrdersMax } from '../rules.ts'
import { type PaymentStart, beginPayment } from './begin-payment.ts'
import type { DepositHooks, SellingOrder } from './deposit-hook.ts'
import type { DepositDependencies } from './deposit-dependencies.ts'
import type { Order } from './store/order.store.ts'
import { type NewOrder, orderInsert } from './store/order-insert.store.ts'
import { orderView } from './order-view.ts'
import { bonusNow } from './quote-deposit.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { readDepositGate } from './read-deposit-gate.ts'
import { isWithinOwnLimits } from './within-own-limits.ts'

/** Creates a deposit. The order is stored before the provider is called. */
export const beginDepositHandler = (needs: DepositDependencies) =>
  handleOutsideTransaction(beginDeposit, async ({ input, identity: { playerId }, now, db }) => {
    const channel = await needs.channelOf(input.rechargeType)
    // BEGIN and the first reads share one round trip, because a player waits for each.
    const kept = await db.transaction((tx) => keepOrder(tx, needs, { ...input, channel, playerId, now }), {
      readsFirst: true,
    })
    if (typeof kept === 'string') return refuse(kept)
    failpoint('deposit.kept')
    const begun = await beginPayment(db, { ...kept, bank: channel?.bank, now, hooks: needs.hooks })
    return begun === undefined ? refuse('paymentUnavailable') : answer(orderView(begun))
  })

type Requested = 'amount' | 'actType' | 'couponId' | 'fundId' | 'rechargeType' | 'takesBonus' | 'promised'
type DepositRequest = Pick<InputOf<typeof beginDeposit>, Requested> & {
  readonly channel: Channel | undefined
  readonly playerId: bigint
  readonly now: Instant
}

type StoredOrder = Pick<PaymentStart, 'order' | 'route' | 'provider' | 'isRouteFailing'>
type Unkept = 'tooManyOrders' | 'couponUnusable' | 'offerSoldOut' | 'offerChanged'
type Refusal = NonNullable<ReturnType<typeof refuseDeposit>> | 'limitReached' | Unkept

/** The order with its route, if nothing prevents it. The first statement locks the player's book. */
async function keepOrder(
  tx: Transaction,
  needs: DepositDependencies,
  request: DepositRequest,
): Promise<StoredOrder | Refusal> {
  const { amount, channel, playerId, now } = request
  const [isWithin, standing, healths, isOfDemo, isBound] = await Promise.all([
    isWithinOwnLimits(tx, { playerId, amount, now }),
    readDepositGate(tx, { playerId, now }),
    routeHealthList(tx),
    demoPlayerIs(tx, playerId),
    hasBoundBank(tx, request, needs),
  ])
  const refusal = refuseDeposit(amount, channel, { ...standing, isBankBound: isBound })
  if (refusal !== undefined || channel === undefined) return refusal ?? 'channelClosed'
  if (!isWithin) return 'limitReached'
  const route = await chooseRoute(tx, { routes: channel.routes, healths, draw: drawFrom(needs.bytes), now })
  const provider = needs.providers.find(({ id }) => id === route?.provider)
  if (route === undefined || provider === undefined) return 'channelClosed'
  const stored = newOrder(request, { ...needs, channel, route, provider, isOfDemo })
  const order = await insertOrder(tx, stored, {
    hooks: needs.hooks,
    fundId: request.fundId ?? null,
    promised: request.promised,
  })
  return typeof order === 'string' ? order : { order, route, provider, isRouteFailing: isFailing(route, healths) }
}

/** Whether the player has bound an account of the bank that the channel asks for, if it asks for one. */
async function hasBoundBank(
  tx: Transaction,
  { channel, playerId }: DepositRequest,
  { boundBanks }: Pick<DepositDependencies, 'boundBanks'>,
): Promise<boolean> {
  if (channel === undefined || channel.bankId === null) return true
  return isBankBound(channel.bankId, await boundBanks(tx, playerId))
}

/** Reserves the order's coupon and offer; both are released if the order cannot be stored. */
async function insertOrder(tx: Transaction, order: NewOrder, sale: Sale): Promise<Order | Unkept> {
  const { hooks, promised } = sale
  if (promised !== undefined && (await bonusNow(tx, order, sale)) !== promised) return 'offerChanged'
  if (!(await reservesCoupon(tx, order, sale))) return 'couponUnusable'
  const isSold = await sells(tx, order, sale)
  const inserted = isSold ? await orderInsert(tx, order, unpaidOrdersMax) : undefined
  if (inserted !== undefined) return inserted
  for (const { onEnded } of hooks) await onEnded?.(tx, order, order.createdAt)
  return isSold ? 'tooManyOrders' : 'offerSoldOut'
}

type Sale = DepositHooks & Pick<SellingOrder, 'fundId'> & { readonly promised: Centavos | undefined }

/** An order has one purpose, so at most one hook sells anything. */
async function sells(tx: Transaction, order: NewOrder, { hooks, fundId }: Sale): Promise<boolean> {
  const { playerId, reference, amount, actType, couponId, takesBonus, promised, createdAt: now } = order
  const selling = { playerId, reference, amount, actType, couponId, takesBonus, fundId, now, isPromised: promised > 0n }
  for (const { sell } of hooks) {
    if (sell !== undefined && !(await sell(tx, selling))) return false
  }
  return true
}

/** A coupon that no hook accepts cannot be used. */
async function reservesCoupon(tx: Transaction, order: NewOrder, { hooks }: DepositHooks): Promise<boolean> {
  const { couponId, playerId, reference, amount, actType, createdAt: now } = order
  if (couponId === null) return true
  const [hook] = hooks.filter(({ reserve }) => reserve !== undefined)
  return (await hook?.reserve?.(tx, { couponId, playerId, reference, amount, actType, now })) ?? false
}

type Way = Pick<DepositDependencies, 'bytes'> & {
  readonly channel: Channel
  readonly route: Route
  readonly provider: PaymentProvider
  readonly isOfDemo: boolean
}

function newOrder(
  { amount, actType, couponId, takesBonus, promised, rechargeType: channelId, playerId, now }: DepositRequest,
  { bytes, channel, route, provider, isOfDemo }: Way,
): NewOrder {
  const expiresAt = addDuration(now, provider.validity)
  return {
    playerId,
    channelId,
    amount,
    expiresAt,
    createdAt: now,
    reference: datedReference('D', bytes, now),
    channelName: channel.name,
    provider: provider.id,
    method: route.method,
    actType: depositPurpose[actType],
    couponId: couponId ?? null,
    takesBonus,
    promised: promised ?? zeroCentavos,
    isDemo: isOfDemo,
    queryAt: nextQuery({ expiresAt, queryCount: 0 }, now) ?? expiresAt,
  }
}
