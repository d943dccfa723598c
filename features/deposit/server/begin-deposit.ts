import { addDuration } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { drawFrom } from '#core/draw/draw.ts'
import { rechargeBonusKind } from '#core/enumerations/recharge-bonus-kind.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { beginDeposit } from '../contract.ts'
import { isFailing } from '../route-rules.ts'
import { type Channel, isBankBound, nextAsk, refuseDeposit, unpaidOrdersMax } from '../rules.ts'
import { beginPayment } from './begin-payment.ts'
import { chooseRoute } from './choose-route.ts'
import type { DepositHooks } from './deposit-hook.ts'
import type { DepositDependencies } from './deposit-dependencies.ts'
import { newReference } from './new-reference.ts'
import type { Order } from './order.store.ts'
import { type NewOrder, orderInsert } from './order-insert.store.ts'
import { orderView } from './order-view.ts'
import { routeHealthList } from './route-health.store.ts'
import { isWithinLimits } from './within-limits.ts'

/** From the amount to where it can be paid. The order is kept before the provider hears of it. */
export const beginDepositHandler = (needs: DepositDependencies) =>
  handleOutsideTransaction(beginDeposit, async ({ input, identity: { playerId }, caller, now, db }) => {
    const { bytes, channelOf, gate, hooks, isDemo, limits, providers } = needs
    const { amount, rechargeType: channelId, actType, couponId = null } = input
    const [channel, standing, healths, isOfDemo] = await Promise.all([
      channelOf(channelId),
      gate(db, { playerId, ip: caller.ip, now }),
      routeHealthList(db),
      isDemo(db, playerId),
    ])
    const refusal = refuseDeposit(amount, channel, standing)
    if (refusal !== undefined || channel === undefined) return refuse(refusal ?? 'channelClosed')
    if (await isBankMissing(db, needs, { channel, playerId })) return refuse('accountNeeded')
    const route = await chooseRoute(db, { routes: channel.routes, healths, draw: drawFrom(bytes), now })
    const provider = providers.find(({ id }) => id === route?.provider)
    if (route === undefined || provider === undefined) return refuse('channelClosed')

    const expiresAt = addDuration(now, provider.validity)
    const wish: NewOrder = {
      playerId,
      channelId,
      amount,
      expiresAt,
      createdAt: now,
      reference: newReference(bytes, now),
      channelName: channel.name,
      provider: provider.id,
      method: route.method,
      actType: rechargeBonusKind[actType],
      couponId,
      isDemo: isOfDemo,
      askAt: nextAsk({ expiresAt, askedTimes: 0 }, now) ?? expiresAt,
    }
    const order = await keepOrder(db, wish, { limits, hooks })
    if (typeof order === 'string') return refuse(order)
    failpoint('deposit.kept')
    const isRouteFailing = isFailing(route, healths)
    const begun = await beginPayment(db, { order, route, isRouteFailing, provider, bank: channel.bank, now, hooks })
    return begun === undefined ? refuse('paymentUnavailable') : answer(orderView(begun))
  })

type Paying = { readonly channel: Channel; readonly playerId: bigint }

/** The way to pay is for who has bound an account of its bank, and the player has not. */
const isBankMissing = async (
  db: Database,
  { boundBanks }: Pick<DepositDependencies, 'boundBanks'>,
  { channel: { bankId }, playerId }: Paying,
): Promise<boolean> => bankId !== null && !isBankBound(bankId, await boundBanks(db, playerId))

/** The order, where the player's limits and the day's unpaid orders leave room for it. */
const keepOrder = (
  db: Database,
  order: NewOrder,
  { limits, hooks }: Pick<DepositDependencies, 'limits' | 'hooks'>,
): Promise<Order | 'limitReached' | 'tooManyOrders' | 'couponUnusable'> =>
  db.transaction(
    async (tx) => {
      const { playerId, reference, amount, createdAt: now } = order
      if (!(await isWithinLimits(tx, { playerId, amount, now }, { limits }))) return 'limitReached'
      if (!(await reservesCoupon(tx, order, { hooks }))) return 'couponUnusable'
      const kept = await orderInsert(tx, order, unpaidOrdersMax)
      if (kept !== undefined) return kept
      for (const { onEnded } of hooks) await onEnded?.(tx, { playerId, reference }, now)
      return 'tooManyOrders'
    },
    { readsFirst: true },
  )

/** The coupon is the order's from here on; where nobody knows of it, it cannot be used. */
async function reservesCoupon(tx: Transaction, order: NewOrder, { hooks }: DepositHooks): Promise<boolean> {
  const { couponId, playerId, reference, amount, actType, createdAt: now } = order
  if (couponId === null) return true
  const [hook] = hooks.filter(({ reserve }) => reserve !== undefined)
  return (await hook?.reserve?.(tx, { couponId, playerId, reference, amount, actType, now })) ?? false
}
