import { invalid, refuse } from '#core/contract/outcome.ts'
import type { Instant } from '#core/clock/instant.ts'
import { startOfDay } from '#core/clock/manila.ts'
import { hiddenMonths } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { daysMax, lengthOf, type ReportDays } from '../rules.ts'

/** A fault of the requested days, if any. */
export function faultOfDays(days: ReportDays) {
  const length = lengthOf(days)
  if (length < 1)
    return invalid({
      field: 'until',
      key: 'endBeforeBeginning',
      msg: 'The end date must be on or after the start date.',
    })
  return length > daysMax ? refuse('daysTooMany') : undefined
}

/** The NGR of players by now is reported only if all their transfers since the start date can be read. */
export async function faultOfArchived(db: Queryable, { from }: Pick<ReportDays, 'from'>, now: Instant) {
  const months = await hiddenMonths(db, { from: startOfDay(from), until: now })
  return months.length > 0 ? refuse('daysArchived') : undefined
}
