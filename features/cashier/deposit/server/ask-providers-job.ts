import { seconds } from '#core/clock/duration.ts'
import type { Job } from '#platform/jobs/job.ts'
import { askProvider } from './ask-provider.ts'
import { ordersDue } from './store/asking.store.ts'
import type { DepositDependencies } from './deposit-dependencies.ts'

/** As many are asked side by side: a thousand players who wait are not kept for the slowest answer of each. */
const atOnceMax = 8

/** Asks about orders that no webhook told of, all that are due. A provider that is not there is left alone until the next turn. */
export const askProvidersJob = ({
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
      // Whatever is asked about is due later from then on, so that this comes to its end.
      const due = await ordersDue(db, { now, without: [...away], countMax: atOnceMax })
      if (due.length === 0) return
      const answers = await Promise.all(due.map((order) => askProvider({ db, providers, hooks, now }, order)))
      for (const [at, isThere] of answers.entries()) if (!isThere) away.add(due[at]?.provider ?? '')
    }
  },
})
