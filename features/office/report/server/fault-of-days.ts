import { invalid, refuse } from '#core/contract/outcome.ts'
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
