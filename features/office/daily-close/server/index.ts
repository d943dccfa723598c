import type { ApprovalKinds } from '#features/office/approval/server/index.ts'
import { dailyCloseJobs } from './daily-close-jobs.ts'
import { reopeningKind } from './reopen-kind.ts'
import { staffMessages } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { dailyCloseMessages } from '../messages.ts'
import { closeDayHandler } from './close-day.ts'
import type { DailyCloseDependencies } from './daily-close-dependencies.ts'
import { listClosingsHandler } from './list-closings.ts'
import { prepareDayHandler } from './prepare-day.ts'
import { requestReopeningHandler } from './request-reopening.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { viewDayHandler } from './view-day.ts'
import { vaultClosings } from './vault-closings.ts'

/** The close of a day: conditions, figures, and reopening. */
export const dailyClose = (dependencies: DailyCloseDependencies): FeatureModule & ApprovalKinds => ({
  name: 'daily-close',
  desk: {
    fieldMeanings: staffFieldMeanings,
    handlers: [
      viewDayHandler(dependencies),
      listClosingsHandler,
      closeDayHandler(dependencies),
      prepareDayHandler(dependencies),
      requestReopeningHandler(dependencies),
    ],
    refusalTexts: { ...dailyCloseMessages, notPermitted: staffMessages.notPermitted },
  },
  jobs: dailyCloseJobs(dependencies),
  vault: [vaultClosings],
  approvalKinds: [reopeningKind],
})

export { countDay } from './count-day.ts'
export { closingsOfDays, firstClosedDay } from './store/closed-play.store.ts'
export { closedFigures } from './store/daily-close.store.ts'
