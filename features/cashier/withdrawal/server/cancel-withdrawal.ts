import { answer, refuse } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { cancelWithdrawal, lockWithdrawal } from '../contract.ts'
import { isCancellable } from '../withdrawal-states.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import { withdrawalFindForUpdate } from './store/withdrawal.store.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'
import { withdrawalMarkLocked } from './store/withdrawal-move.store.ts'
import { shownWithdrawal } from './withdrawal-view.ts'

type Dependencies = Pick<WithdrawalDependencies, 'providers'>

/** The player cancels a withdrawal before its approval. */
export const cancelWithdrawalHandler = (needs: Dependencies) =>
  handle(cancelWithdrawal, async ({ input: { orderId }, identity: { playerId }, now, tx }) => {
    const order = await withdrawalFindForUpdate(tx, orderId)
    if (order?.playerId !== playerId) return refuse('orderNotFound')
    if (!isCancellable(order.state) || order.isLocked) return refuse('tooLate')
    const cancelled = { to: 'CANCELLED', byWhom: 'player', reason: 'cancelledByPlayer', now } as const
    return answer({ order: await shownWithdrawal(tx, needs, await moveWithdrawal(tx, order, cancelled), now) })
  })

/** The player locks a withdrawal against cancellation. Idempotent. */
export const lockWithdrawalHandler = (needs: Dependencies) =>
  handle(lockWithdrawal, async ({ input: { orderId }, identity: { playerId }, now, tx }) => {
    const order = await withdrawalFindForUpdate(tx, orderId)
    if (order?.playerId !== playerId) return refuse('orderNotFound')
    if (!isCancellable(order.state)) return refuse('tooLate')
    await withdrawalMarkLocked(tx, order.id)
    return answer({ order: await shownWithdrawal(tx, needs, { ...order, isLocked: true }, now) })
  })
