import { days, milliseconds } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { answer } from '#core/contract/outcome.ts'
import type { Transaction } from '#platform/db/database.ts'
import { handle } from '#platform/http/handle.ts'
import { listDeposits, listOpenDeposits } from '../contract.ts'
import { type OrderState, orderStates } from '../order-states.ts'
import { isOpenOrder } from '../rules.ts'
import { orderPage } from './store/order-page.store.ts'
import { orderView } from './order-view.ts'

const daysShown = days(90)

export const listDepositsHandler = handle(listDeposits, async ({ input, identity: { playerId }, now, tx }) =>
  answer(await pageOf(tx, { ...input, playerId, now, states: input.status ? [input.status] : orderStates })),
)

export const listOpenDepositsHandler = handle(listOpenDeposits, async ({ input, identity: { playerId }, now, tx }) =>
  answer(await pageOf(tx, { ...input, playerId, now, states: orderStates.filter(isOpenOrder) })),
)

type DepositQuery = {
  readonly playerId: bigint
  readonly page: number
  readonly size: number
  readonly from?: Instant | undefined
  readonly to?: Instant | undefined
  readonly states: readonly OrderState[]
  readonly now: Instant
}

async function pageOf(tx: Transaction, { now, ...filter }: DepositQuery) {
  const { page, size, from = subtractDuration(now, daysShown), to = addDuration(now, milliseconds(1)) } = filter
  const { total, orders } = await orderPage(tx, { ...filter, from, to })
  return { page, size, total, list: orders.map(orderView) }
}
