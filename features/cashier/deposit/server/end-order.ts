import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { DepositHooks } from './deposit-hook.ts'
import { type Order, orderMarkEnded } from './store/order.store.ts'

type OrderEnd = {
  readonly order: Pick<Order, 'id' | 'playerId' | 'reference'>
  readonly state: 'failed' | 'expired'
  readonly now: Instant
}

/** Ends an unpaid order with everything attached to it. An order paid meanwhile stays paid. */
export async function endOrder(
  tx: Transaction,
  { order, state, now }: OrderEnd,
  { hooks }: DepositHooks,
): Promise<void> {
  const { id, playerId, reference } = order
  if ((await orderMarkEnded(tx, { id, state, now })).length === 0) return
  for (const { onEnded } of hooks) await onEnded?.(tx, { playerId, reference }, now)
}
