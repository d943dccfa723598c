import type { Instant } from '#core/clock/instant.ts'
import type { AnswerOf } from '#core/contract/call.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { checkWithdrawal } from '../contract.ts'
import { expectedBy } from '../estimate.ts'
import { isCancellable } from '../withdrawal-states.ts'
import type { Withdrawal } from './store/withdrawal.store.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'
import { stepList } from './store/withdrawal-move.store.ts'

export type ShownWithdrawal = AnswerOf<typeof checkWithdrawal>['order']
type Dependencies = Pick<WithdrawalDependencies, 'providers'>

/** The player's view of a withdrawal, without the actors and notes of its steps. */
export async function shownWithdrawal(
  db: Queryable,
  needs: Dependencies,
  order: Withdrawal,
  now: Instant,
): Promise<ShownWithdrawal> {
  const [shown] = await shownWithdrawals(db, needs, [order], now)
  if (shown === undefined) throw new Error(`withdrawal ${order.reference} cannot be shown`)
  return shown
}

export async function shownWithdrawals(
  db: Queryable,
  { providers }: Dependencies,
  orders: readonly Withdrawal[],
  now: Instant,
): Promise<ShownWithdrawal[]> {
  const steps =
    orders.length === 0
      ? []
      : await stepList(
          db,
          orders.map(({ id }) => id),
        )
  const institutions = providers.flatMap((provider) => provider.institutions)
  return orders.map((order) => ({
    orderId: order.reference,
    amount: order.amount,
    code: order.institution,
    bankName: institutions.find(({ code }) => code === order.institution)?.shortName ?? order.institution,
    numberEnd: order.accountEnd,
    status: order.state,
    createTime: order.createdAt,
    endTime: order.endedAt,
    reason: order.reason,
    isCancellable: isCancellable(order.state) && !order.isLocked,
    isLocked: order.isLocked,
    expectedBy: expectedBy({ ...order, isReviewed: order.reviewReasons.length > 0 }, now) ?? null,
    // A repeated hold is not shown to the player.
    steps: steps
      .filter(({ orderId }) => orderId === order.id)
      .filter(({ state }, at, all) => at === 0 || all[at - 1]?.state !== state)
      .map(({ state, at }) => ({ state, at })),
  }))
}
