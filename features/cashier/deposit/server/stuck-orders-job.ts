import { minutes } from '#core/clock/duration.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { DepositDependencies } from './deposit-dependencies.ts'
import { stuckOrderCount } from './store/staff-order.store.ts'

/** Logs overdue orders. Staff finds them on the deposits page. */
export const stuckOrdersJob = ({ db, log }: Pick<DepositDependencies, 'db' | 'log'>): Job => ({
  name: 'deposit.stuckOrders',
  when: { every: minutes(5) },
  run: async ({ now }) => {
    const stuck = await stuckOrderCount(db, now)
    if (stuck > 0) log.warn({ stuck }, 'deposits are overdue')
  },
})
