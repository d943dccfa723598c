import { days, milliseconds } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'

const daysShown = days(30)

/** The period of a list of records, half-open. Defaults to the last 30 days, including this moment. */
export function periodOf(
  { from, to }: { readonly from?: Instant | undefined; readonly to?: Instant | undefined },
  now: Instant,
): { readonly from: Instant; readonly to: Instant } {
  return { from: from ?? subtractDuration(now, daysShown), to: to ?? addDuration(now, milliseconds(1)) }
}
