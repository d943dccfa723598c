import { seconds } from '#core/clock/duration.ts'
import type { Job } from '#platform/jobs/job.ts'
import { queryProvider } from './query-provider.ts'
import { ordersDue } from './store/provider-query.store.ts'
import type { DepositDependencies } from './deposit-dependencies.ts'

/** Concurrent queries, so that slow answers do not delay a thousand waiting players. */
const atOnceMax = 8

/** Queries all due orders without a webhook. A provider that cannot be reached is skipped until the next run. */
export const queryProvidersJob = ({
  db,
  providers,
  hooks,
}: Pick<DepositDependencies, 'db' | 'providers' | 'hooks'>): Job => ({
  name: 'deposit.askProviders',
  when: { every: seconds(10) },
  run: async ({ now, signal }) => {
    const away = new Set<string>()
    for (;;) {
      signal.throwIfAborted()
      // Every queried order gets a later due time, so this terminates.
      const due = await ordersDue(db, { now, without: [...away], countMax: atOnceMax })
      if (due.length === 0) return
      const answers = await Promise.all(due.map((order) => queryProvider({ db, providers, hooks, now }, order)))
      for (const [at, isThere] of answers.entries()) if (!isThere) away.add(due[at]?.provider ?? '')
    }
  },
})
