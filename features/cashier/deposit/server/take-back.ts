import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, minCentavos, subtractCentavos } from '#core/money/centavos.ts'
import { balancesForUpdate, cancelRequirement, post, type Transfer } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { clearingAccountOf } from './clearing-account.ts'
import type { DepositHooks } from './deposit-hook.ts'
import { debtInsert } from './store/deposit-debt.store.ts'
import type { Order } from './store/order.store.ts'
import { orderMarkTaken } from './store/order-end.store.ts'

export type TakingBack = DepositHooks & {
  readonly order: Order
  readonly state: 'refunded' | 'chargedBack'
  readonly now: Instant
}

/**
 * Takes the money of a credited order back. What the balance does not cover becomes a debt; nothing goes below zero.
 */
export async function takeBack(tx: Transaction, { order, state, now, hooks }: TakingBack): Promise<void> {
  const { id, playerId, reference, credited } = order
  if (credited === null) throw new Error(`deposit ${reference} was never credited`)
  if ((await orderMarkTaken(tx, { id, from: 'credited', state })) === undefined) {
    throw new Error(`deposit ${reference} was taken back while it was locked`)
  }
  const { coin } = await balancesForUpdate(tx, playerId)
  const taken = minCentavos(coin, credited)
  const uncovered = subtractCentavos(credited, taken)
  const posted = await post(tx, {
    playerId,
    source: 'deposit',
    key: `${reference}:${state}`,
    transfers: transfersOf({ order, state, taken, uncovered }),
    now,
  })
  if (posted.kind !== 'applied') throw new Error(`taking back deposit ${reference} was ${posted.kind}`)
  if (uncovered > 0n) await debtInsert(tx, { orderId: id, playerId, reference, amount: uncovered, at: now })
  await cancelRequirement(tx, { playerId, source: 'deposit', sourceId: reference, now })
  for (const { onTakenBack } of hooks) await onTakenBack?.(tx, order, now)
}

type Parts = Pick<TakingBack, 'order' | 'state'> & { readonly taken: Centavos; readonly uncovered: Centavos }

function transfersOf({ order, state, taken, uncovered }: Parts): Transfer[] {
  const { reference } = order
  const outside = clearingAccountOf(order)
  const reason = state === 'refunded' ? 'depositRefund' : 'chargeback'
  return [
    ...(taken > 0n ? [{ reason, from: 'coin', to: outside, amount: taken, reference } as const] : []),
    ...(uncovered > 0n
      ? [{ reason: 'chargebackDebt', from: 'debt', to: outside, amount: uncovered, reference } as const]
      : []),
  ]
}
