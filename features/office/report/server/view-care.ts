import { endOfDay, startOfDay } from '#core/clock/manila.ts'
import { answer } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { careCounts, careTimes } from '#features/players/responsible-play/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { viewCare } from '../operation-contract.ts'
import type { ReportDays } from '../rules.ts'
import { faultOfDays } from './fault-of-days.ts'

/** How players protected themselves and were looked after on these days. */
export async function readCare(db: Queryable, days: ReportDays) {
  const between = { from: startOfDay(days.from), until: endOfDay(days.until) }
  const [counts, times] = await Promise.all([careCounts(db, between), careTimes(db, between)])
  return { counts, ...times }
}

export const viewCareHandler = handleStaff(viewCare, async ({ input, db }) => {
  const fault = faultOfDays(input)
  return fault ?? answer(await readCare(db, input))
})
