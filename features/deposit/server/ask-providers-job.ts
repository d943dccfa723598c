import { seconds } from '#core/clock/duration.ts'
import type { Job } from '#platform/jobs/job.ts'
import { askProvider } from './ask-provider.ts'
import { ordersDue } from './asking.store.ts'
import type { DepositDependencies } from './deposit-dependencies.ts'

const ordersMax = 25

/** Asks about orders that no webhook told of. A provider that is not there is left alone until the next turn. */
export const askProvidersJob = ({
  db,
  providers,
  hooks,
}: Pick<DepositDependencies, 'db' | 'providers' | 'hooks'>): Job => ({
  name: 'deposit.askProviders',
  when: { every: seconds(10) },
  run: async ({ now, signal }) => {
    const away = new Set<string>()
    for (const order of await ordersDue(db, now, ordersMax)) {
      signal.throwIfAborted()
      if (away.has(order.provider)) continue
      const isThere = await askProvider({ db, providers, hooks, now }, order)
      if (!isThere) away.add(order.provider)
    }
  },
})
