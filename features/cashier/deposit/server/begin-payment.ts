import type { Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import { nameSubject } from '#platform/work/work.ts'
import { type BankAccount, type Route, routeFailed, routeRecovered } from '#features/cashier/channel/server/index.ts'
import type { DepositHooks } from './deposit-hook.ts'
import { depositSubject } from './deposit-subject.ts'
import { endOrder } from './end-order.ts'
import { type Order, orderMarkBegun } from './store/order.store.ts'
import type { PaymentProvider } from './payment-provider.ts'

export type PaymentStart = DepositHooks & {
  readonly order: Order
  readonly route: Route
  /** It failed recently. */
  readonly isRouteFailing: boolean
  readonly provider: PaymentProvider
  readonly bank: BankAccount | undefined
  readonly now: Instant
}

/** Lets the provider create the payment. Undefined: it cannot be paid, as far as is known. */
export async function beginPayment(
  db: Database,
  { order, route, isRouteFailing, provider, bank, now, hooks }: PaymentStart,
): Promise<Order | undefined> {
  const { reference, amount, method, expiresAt } = order
  nameSubject(depositSubject(reference))
  const begun = await provider.beginPayment({ reference, amount, method, expiresAt, bank }, now)
  // The provider may have created the payment anyway, so the order stays open and the job finds out.
  if (begun.kind === 'unreachable') {
    await routeFailed(db, route, now)
    return undefined
  }
  failpoint('deposit.sent')
  if (isRouteFailing) await routeRecovered(db, route)
  if (begun.kind === 'begun') return orderMarkBegun(db, { id: order.id, ...begun })
  await db.transaction((tx) => endOrder(tx, { order, state: 'failed', now }, { hooks }))
  return undefined
}
