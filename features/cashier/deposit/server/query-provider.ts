import type { Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import { nextQuery } from '../rules.ts'
import { orderMarkQueried, type OrderToQuery } from './store/provider-query.store.ts'
import type { DepositHooks } from './deposit-hook.ts'
import { endOrder } from './end-order.ts'
import { orderFindForUpdate } from './store/order.store.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { settlePayment } from './settle-payment.ts'

type PaymentQuery = DepositHooks & {
  readonly db: Database
  readonly providers: readonly PaymentProvider[]
  readonly now: Instant
}

/** Queries the provider about an order and applies the result. False: it could not be reached. */
export async function queryProvider(
  { db, providers, now, hooks }: PaymentQuery,
  order: OrderToQuery,
): Promise<boolean> {
  const provider = providers.find(({ id }) => id === order.provider)
  const report = (await provider?.queryPayment(order, now)) ?? 'unreachable'
  await db.transaction(async (tx) => {
    if (typeof report !== 'string') await settlePayment(tx, { provider: order.provider, report, now, hooks })
    // An order that the provider does not know, or that is unpaid at its end, is over. Money may still arrive late.
    const isUnpaid = report === 'unknownPayment' || (typeof report !== 'string' && report.state === 'pending')
    // An order reported as paid does not expire: staff looks for the money.
    const isOver = now >= order.expiresAt && order.reportedAt === null
    const locked = isUnpaid && isOver ? await orderFindForUpdate(tx, order) : undefined
    if (locked !== undefined) await endOrder(tx, { order: locked, state: 'expired', now }, { hooks })
    await orderMarkQueried(tx, { id: order.id, now, next: nextQuery(order, now) })
  })
  return report !== 'unreachable'
}
