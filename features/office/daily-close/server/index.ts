import { staffMessages } from '#features/office/staff/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import { dailyCloseMessages } from '../messages.ts'
import { closeDayHandler } from './close-day.ts'
import type { DailyCloseDependencies } from './daily-close-dependencies.ts'
import { listClosingsHandler } from './list-closings.ts'
import { prepareDayHandler } from './prepare-day.ts'
import { requestReopeningHandler } from './request-reopening.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { viewDayHandler } from './view-day.ts'

/** The close of a day: conditions, figures, and reopening. */
export const dailyClose = (needs: Pick<DailyCloseDependencies, 'audit' | 'providers'>): Feature => ({
  name: 'dailyClose',
  fieldMeanings: staffFieldMeanings,
  handlers: [
    viewDayHandler(needs),
    listClosingsHandler,
    closeDayHandler(needs),
    prepareDayHandler(needs),
    requestReopeningHandler(needs),
  ],
  refusalTexts: { ...dailyCloseMessages, notPermitted: staffMessages.notPermitted },
})

export { closedFigures } from './store/daily-close.store.ts'
export { dailyCloseJobs } from './daily-close-jobs.ts'
export { reopeningKind } from './reopen-kind.ts'
