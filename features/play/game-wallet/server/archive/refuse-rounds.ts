import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { isoTime } from '#core/clock/iso-time.ts'
import type { Month } from '#ledger'

/** What decides whether a month's rounds may be archived. */
type RoundArchiveFacts = {
  readonly month: Month
  readonly now: Instant
  /** The state of the archive of the month's transfers; undefined if they are not archived. */
  readonly transfers: string | undefined
  /** The rounds of the month that can be archived, and how many older ones are still here. */
  readonly count: bigint
  readonly older: bigint
  readonly isSummedUp: boolean
}

/** Longer than a provider may have for late wins: a win on an archived round always comes too late. */
const settledFor = days(31)

/** Why the month's rounds are not archived, in one sentence, by precedence. */
export function refuseRounds(facts: RoundArchiveFacts): string | undefined {
  const { month, now, transfers, count, older, isSummedUp } = facts
  if (transfers !== 'dropped') {
    return `The transfers of ${month.name} are still here: archive and drop them first, without --rounds.`
  }
  const settledAt = addDuration(month.until, settledFor)
  if (now < settledAt)
    return `Wins of ${month.name} can still come: its rounds can be archived from ${isoTime(settledAt)} on.`
  if (count === 0n) return `${month.name} has no rounds that are not archived.`
  if (older > 0n) return `Older months still have ${older} rounds here: archive and drop them first, with --rounds.`
  if (!isSummedUp) return `${month.name} has days that are not summed up: let the job that sums up rounds end first.`
  return undefined
}
