import { addDuration } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { drawFrom } from '#core/draw/draw.ts'
import { rechargeBonusKind } from '#core/enumerations/recharge-bonus-kind.ts'
import type { Database } from '#platform/db/database.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { beginDeposit } from '../contract.ts'
import { nextAsk, refuseDeposit, unpaidOrdersMax } from '../rules.ts'
import { beginPayment } from './begin-payment.ts'
import { chooseRoute } from './choose-route.ts'
import { depositDayTake } from './deposit-day.store.ts'
import type { DepositDependencies } from './deposit-dependencies.ts'
import { newReference } from './new-reference.ts'
import { type NewOrder, type Order, orderInsert } from './order.store.ts'
import { orderView } from './order-view.ts'
import { isWithinLimits } from './within-limits.ts'

/** From the amount to where it can be paid. The order is kept before the provider hears of it. */
export const beginDepositHandler = ({ bytes, channelOf, gate, isDemo, limits, providers }: DepositDependencies) =>
  handleOutsideTransaction(beginDeposit, async ({ input, identity: { playerId }, caller, now, db }) => {
    const { amount, rechargeType: channelId, actType } = input
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
      isDemo: await isDemo(db, playerId),
      askAt: nextAsk({ expiresAt, askedTimes: 0 }, now) ?? expiresAt,
    }
    const order = await keepOrder(db, wish, { limits })
    if (typeof order === 'string') return refuse(order)
    const begun = await beginPayment(db, { order, route, provider, bank: channel.bank, now })
    return begun === undefined ? refuse('paymentUnavailable') : answer(orderView(begun))
  })

/** The order, where the player's limits and the day's unpaid orders leave room for it. */
const keepOrder = (
  db: Database,
  order: NewOrder,
  { limits }: Pick<DepositDependencies, 'limits'>,
): Promise<Order | 'limitReached' | 'tooManyOrders'> =>
  db.transaction(async (tx) => {
    const { playerId, amount, createdAt: now } = order
    if (!(await isWithinLimits(tx, { playerId, amount, now }, { limits }))) return 'limitReached'
    if (!(await depositDayTake(tx, { playerId, day: dayOf(now) }, unpaidOrdersMax))) return 'tooManyOrders'
    return orderInsert(tx, order)
  })
