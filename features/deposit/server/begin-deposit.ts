import { addDuration } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { rechargeBonusKind } from '#core/enumerations/recharge-bonus-kind.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { beginDeposit } from '../contract.ts'
import { nextAsk, orderValidity, refuseDeposit, unpaidOrdersMax } from '../rules.ts'
import { depositDayTake } from './deposit-day.store.ts'
import type { DepositDependencies } from './deposit-dependencies.ts'
import { orderInsert, orderMarkBegun, orderMarkEnded } from './order.store.ts'
import { orderView } from './order-view.ts'
import { newReference } from './new-reference.ts'
import { isWithinLimits } from './within-limits.ts'

/** From the amount to where it can be paid. The order is kept before the provider hears of it. */
export const beginDepositHandler = ({ bytes, channelOf, gate, limits, providers }: DepositDependencies) =>
  handleOutsideTransaction(beginDeposit, async ({ input, identity: { playerId }, caller, now, db }) => {
    const { amount, rechargeType: channelId, actType } = input
    const channel = await channelOf(channelId)
    const refusal = refuseDeposit(amount, channel, await gate(db, { playerId, ip: caller.ip, now }))
    const provider = providers.find(({ id }) => id === channel?.provider)
    if (refusal !== undefined) return refuse(refusal)
    if (channel === undefined || provider === undefined) return refuse('channelClosed')

    const expiresAt = addDuration(now, orderValidity)
    const { name: channelName, method } = channel
    const order = await db.transaction(async (tx) => {
      if (!(await isWithinLimits(tx, { playerId, amount, now }, { limits }))) return 'limitReached'
      if (!(await depositDayTake(tx, { playerId, day: dayOf(now) }, unpaidOrdersMax))) return 'tooManyOrders'
      const about = { playerId, channelId, channelName, method, amount, provider: provider.id }
      const askAt = nextAsk({ expiresAt, askedTimes: 0 }, now) ?? expiresAt
      const reference = newReference(bytes, now)
      return orderInsert(tx, {
        ...about,
        reference,
        actType: rechargeBonusKind[actType],
        createdAt: now,
        expiresAt,
        askAt,
      })
    })
    if (typeof order === 'string') return refuse(order)

    const begun = await provider.beginPayment({ reference: order.reference, amount, method, expiresAt }, now)
    if (begun.kind === 'begun') return answer(orderView(await orderMarkBegun(db, { id: order.id, ...begun })))
    // An order that the provider may have begun all the same stays open: the job finds out.
    if (begun.kind === 'refused') await orderMarkEnded(db, { id: order.id, state: 'failed', now })
    return refuse('paymentUnavailable')
  })
