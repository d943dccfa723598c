import { seconds } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import type { Job } from '#platform/jobs/job.ts'
import { stuckAfter } from '../settlement.ts'
import { advanceJob, advanceWithdrawal } from './advance-withdrawal.ts'
import { queryPayout } from './query-payout.ts'
import { withdrawalCountStuck, withdrawalsToQuery, withdrawalsWaiting } from './store/payout-query.store.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'

const ordersMax = 25
const concurrentQueriesMax = 8
const lostAfter = seconds(30)

/** Jobs that advance withdrawals by themselves. */
export const withdrawalJobs = (needs: WithdrawalDependencies): readonly Job[] => [
  advanceJob(needs),
  {
    name: 'withdrawal.askProviders',
    when: { every: seconds(10) },
    run: async ({ now, signal }) => {
      const away = new Set<string>()
      for (;;) {
        signal.throwIfAborted()
        // Every queried payout gets a later due time, so this terminates.
        const due = await withdrawalsToQuery(needs.db, { now, without: [...away], countMax: concurrentQueriesMax })
        if (due.length === 0) return
        const answers = await Promise.all(due.map((order) => queryPayout(needs, order, now)))
        for (const [at, isThere] of answers.entries()) if (!isThere) away.add(due[at]?.provider ?? '')
      }
    },
  },
  {
    // A run that failed too often is not retried by itself, but its withdrawal has to go on.
    name: 'withdrawal.sweep',
    when: { every: seconds(30) },
    run: async ({ now, signal }) => {
      for (const reference of await withdrawalsWaiting(needs.db, subtractDuration(now, lostAfter), ordersMax)) {
        signal.throwIfAborted()
        await advanceWithdrawal(needs, reference, now)
      }
      const stuck = await withdrawalCountStuck(needs.db, subtractDuration(now, stuckAfter))
      if (stuck > 0) needs.log.error({ stuck }, 'payouts without a final report for half an hour')
    },
  },
]
