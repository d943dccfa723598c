import type { StaffDependencies, WorkQueues } from '#features/office/staff/server/index.ts'
import type { Switches } from '#features/office/web-configuration/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { staffReturns } from './desk/staff-returns.ts'
import { fieldMeanings } from './field-meanings.ts'
import { readGameReturnsHandler } from './read-game-returns.ts'
import { casesWaiting } from './store/return-case.store.ts'
import { countStateFind, pausesGamesSave } from './store/return-series.store.ts'
import { type WatchDependencies, watchReturnsJob } from './watch-returns.ts'

type Dependencies = WatchDependencies & Pick<StaffDependencies, 'audit'> & { readonly metrics: Metrics }

/** What games return, measured against what they declare. */
export const gameReturns = (needs: Dependencies): FeatureModule & WorkQueues & Switches => ({
  name: 'game-returns',
  player: { handlers: [readGameReturnsHandler()], fieldMeanings, refusalTexts: {} },
  desk: staffReturns(needs),
  jobs: [watchReturnsJob(needs)],
  queues: [
    {
      name: 'gameReturns',
      label: 'Games outside their return',
      permission: 'gameReturns.view',
      page: '/game-returns?cases=open',
      count: casesWaiting,
    },
  ],
  switches: {
    gamePause: {
      isOpen: async (db) => (await countStateFind(db)).pausesGames,
      set: (tx, { isOpen }) => pausesGamesSave(tx, isOpen),
    },
  },
})

export { returnCaseCounts } from './store/return-case-month.store.ts'
export { watchReturns } from './watch-returns.ts'
export { declaredReturnOf } from './store/declared-return.store.ts'
