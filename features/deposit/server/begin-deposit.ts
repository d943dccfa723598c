import { addDuration } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { drawFrom } from '#core/draw/draw.ts'
import { rechargeBonusKind } from '#core/enumerations/recharge-bonus-kind.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { beginDeposit } from '../contract.ts'
import { nextAsk, refuseDeposit, unpaidOrdersMax } from '../rules.ts'
import { beginPayment } from './begin-payment.ts'
import { chooseRoute } from './choose-route.ts'
import { depositDayGiveBack, depositDayTake } from './deposit-day.store.ts'
import type { DepositHooks } from './deposit-hook.ts'
import type { DepositDependencies } from './deposit-dependencies.ts'
import { newReference } from './new-reference.ts'
import { type NewOrder, type Order, orderInsert } from './order.store.ts'
import { orderView } from './order-view.ts'
import { isWithinLimits } from './within-limits.ts'

/** From the amount to where it can be paid. The order is kept before the provider hears of it. */
export const beginDepositHandler = ({
  bytes,
  channelOf,
  gate,
  hooks,
  isDemo,
  limits,
  providers,
}: DepositDependencies) =>
  handleOutsideTransaction(beginDeposit, async ({ input, identity: { playerId }, caller, now, db }) => {
    const { amount, rechargeType: channelId, actType, couponId } = input
    const channel = await channelOf(channelId)
    const refusal = refuseDeposit(amount, channel, await gate(db, { playerId, ip: caller.ip, now }))
    if (refusal !== undefined || channel === undefined) return refuse(refusal ?? 'channelClosed')
    const route = await chooseRoute(db, { routes: channel.routes, draw: drawFrom(bytes), now })
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
      couponId: couponId ?? null,
      isDemo: await isDemo(db, playerId),
      askAt: nextAsk({ expiresAt, askedTimes: 0 }, now) ?? expiresAt,
    }
    const order = await keepOrder(db, wish, { limits, hooks })
    if (typeof order === 'string') return refuse(order)
    const begun = await beginPayment(db, { order, route, provider, bank: channel.bank, now, hooks })
    return begun === undefined ? refuse('paymentUnavailable') : answer(orderView(begun))
  })

/** The order, where the player's limits and the day's unpaid orders leave room for it. */
const keepOrder = (
  db: Database,
  order: NewOrder,
  { limits, hooks }: Pick<DepositDependencies, 'limits' | 'hooks'>,
): Promise<Order | 'limitReached' | 'tooManyOrders' | 'couponUnusable'> =>
  db.transaction(async (tx) => {
    const { playerId, amount, createdAt: now } = order
    if (!(await isWithinLimits(tx, { playerId, amount, now }, { limits }))) return 'limitReached'
    // Nothing is written before the last refusal but the day's count, which a coupon that is refused gives back.
    const day = dayOf(now)
    if (!(await depositDayTake(tx, { playerId, day }, unpaidOrdersMax))) return 'tooManyOrders'
    if (!(await reservesCoupon(tx, order, { hooks }))) {
      await depositDayGiveBack(tx, { playerId, day })
      return 'couponUnusable'
    }
    return orderInsert(tx, order)
  })

/** The coupon is the order's from here on; where nobody knows of it, it cannot be used. */
async function reservesCoupon(tx: Transaction, order: NewOrder, { hooks }: DepositHooks): Promise<boolean> {
  const { couponId, playerId, reference, amount, actType, createdAt: now } = order
  if (couponId === null) return true
  const [hook] = hooks.filter(({ reserve }) => reserve !== undefined)
  return (await hook?.reserve?.(tx, { couponId, playerId, reference, amount, actType, now })) ?? false
}
