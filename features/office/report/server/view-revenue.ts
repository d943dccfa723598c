import { answer } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { viewRevenue } from '../contract.ts'
import { faultOfDays } from './fault-of-days.ts'
import { readRevenue } from './read-revenue.ts'

export const viewRevenueHandler = handleStaff(viewRevenue, async ({ input, db }) => {
  const fault = faultOfDays(input)
  return fault ?? answer(await readRevenue(db, input))
})
