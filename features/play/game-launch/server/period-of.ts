import { days, milliseconds } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'

const daysShown = days(30)

/** The time a list of records is about, its end left out. Without a beginning: the last 30 days, this moment included. */
export function periodOf(
  { from, to }: { readonly from?: Instant | undefined; readonly to?: Instant | undefined },
  now: Instant,
): { readonly from: Instant; readonly to: Instant } {
  return { from: from ?? subtractDuration(now, daysShown), to: to ?? addDuration(now, milliseconds(1)) }
}
