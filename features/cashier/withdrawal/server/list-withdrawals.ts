import { days, milliseconds } from '#core/clock/duration.ts'
import { addDuration, subtractDuration } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { checkWithdrawal, listWithdrawals } from '../contract.ts'
import { withdrawalStates } from '../withdrawal-states.ts'
import { withdrawalFindOfPlayer } from './store/withdrawal.store.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'
import { withdrawalPage } from './store/withdrawal-page.store.ts'
import { shownWithdrawal, shownWithdrawals } from './withdrawal-view.ts'

const daysShown = days(90)
type Dependencies = Pick<WithdrawalDependencies, 'providers'>

export const listWithdrawalsHandler = (needs: Dependencies) =>
  handle(listWithdrawals, async ({ input, identity: { playerId }, now, tx }) => {
    const {
      page,
      size,
      status,
      from = subtractDuration(now, daysShown),
      to = addDuration(now, milliseconds(1)),
    } = input
    const states = status === undefined ? withdrawalStates : [status]
    const { total, orders } = await withdrawalPage(tx, { playerId, page, size, from, to, states })
    return answer({ page, size, total, list: await shownWithdrawals(tx, needs, orders, now) })
  })

export const checkWithdrawalHandler = (needs: Dependencies) =>
  handle(checkWithdrawal, async ({ input: { orderId }, identity: { playerId }, now, tx }) => {
    const order = await withdrawalFindOfPlayer(tx, playerId, orderId)
    return order ? answer({ order: await shownWithdrawal(tx, needs, order, now) }) : refuse('orderNotFound')
  })
