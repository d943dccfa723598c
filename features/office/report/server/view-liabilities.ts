import { answer } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { liabilitiesNow, rootList } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { viewLiabilities } from '../contract.ts'
import { daysMax } from '../rules.ts'

/** The current liability, and that of each day's end, newest first. */
export async function readLiabilities(db: Queryable) {
  const [now, days] = await Promise.all([liabilitiesNow(db), rootList(db, daysMax)])
  return { now, days }
}

export const viewLiabilitiesHandler = handleStaff(viewLiabilities, async ({ db }) => answer(await readLiabilities(db)))
