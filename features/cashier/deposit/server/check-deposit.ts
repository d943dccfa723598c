import { seconds } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { checkDeposit } from '../contract.ts'
import { queryProvider } from './query-provider.ts'
import { orderTakeForQuery } from './store/provider-query.store.ts'
import type { DepositDependencies } from './deposit-dependencies.ts'
import { type Order, orderFindOfPlayer } from './store/order.store.ts'
import { orderView } from './order-view.ts'

const queryEvery = seconds(5)
// Taps in a row share a query.
const queryEveryWhenPaid = seconds(1)

/** The money arrived, whatever happened afterwards. */
const isSettled = ({ credited }: Order): boolean => credited !== null

/**
 * The state of an order. While the player watches, the provider is queried every few seconds: a webhook may be lost.
 */
export const checkDepositHandler = ({ providers, hooks }: Pick<DepositDependencies, 'providers' | 'hooks'>) =>
  handleOutsideTransaction(checkDeposit, async ({ input: { orderId, hasPaid }, identity: { playerId }, now, db }) => {
    const known = await orderFindOfPlayer(db, playerId, orderId)
    if (known === undefined) return refuse('orderNotFound')
    const unlessSince = subtractDuration(now, hasPaid ? queryEveryWhenPaid : queryEvery)
    const toQuery = isSettled(known) ? undefined : await orderTakeForQuery(db, { id: known.id, now, unlessSince })
    if (toQuery !== undefined) await queryProvider({ db, providers, hooks, now }, toQuery)

    const order = (toQuery && (await orderFindOfPlayer(db, playerId, orderId))) ?? known
    return answer({ isRechargeDone: isSettled(order), order: orderView(order) })
  })
