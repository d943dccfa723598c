import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { isoTime } from '#core/clock/iso-time.ts'
import { addDays, type CalendarDay } from '#core/clock/manila.ts'
import { type Month, monthOfDay, monthsAfter } from '../archived/month.ts'

/** What decides whether a month may be archived. */
export type ArchiveFacts = {
  readonly month: Month
  readonly now: Instant
  /** How many months transfers stay in the database after their month has ended. */
  readonly monthsKept: number
  readonly lastClosedDay: CalendarDay | null
  /** When the last of the month's days was closed. */
  readonly closedAt: Instant | null
  readonly checkpoint: { readonly at: Instant; readonly besideAt: Instant } | undefined
  /** Of the transfers that are in no archive. */
  readonly oldestDay: CalendarDay | null
}

/** Longer than a transaction lives and than clocks differ. */
const overlap = hours(1)

/** Why the month is not archived, in one sentence, by precedence. */
export function refuseArchive(facts: ArchiveFacts): string | undefined {
  const { month, now, monthsKept, lastClosedDay, closedAt, checkpoint, oldestDay } = facts
  if (now < month.until) return `${month.name} is not over: it can be archived once it is.`
  const allowedAt = monthsAfter(month, monthsKept + 1).from
  if (now < allowedAt) {
    return `${month.name} is too young: LEDGER_ARCHIVE_AFTER_MONTHS keeps it in the database until ${isoTime(allowedAt)}.`
  }
  if (lastClosedDay === null || lastClosedDay < month.lastDay) {
    return `${month.name} has days that are not closed, from ${nextOf(lastClosedDay, month)} on: let the job ledger.closeDays end first.`
  }
  if (oldestDay === null || oldestDay > month.lastDay) return `${month.name} has no transfers that are not archived.`
  if (oldestDay < month.firstDay) return `${monthOfDay(oldestDay).name} has to be archived first.`
  if (!isCovered(checkpoint, { month, closedAt })) {
    return `No sealed checkpoint covers ${month.name}: run \`npm run ledger:verify\`, which seals one if all is sound.`
  }
  return undefined
}

const nextOf = (lastClosedDay: CalendarDay | null, { firstDay }: Month): CalendarDay =>
  lastClosedDay === null || lastClosedDay < firstDay ? firstDay : addDays(lastClosedDay, 1)

const isCovered = (
  checkpoint: ArchiveFacts['checkpoint'],
  { month, closedAt }: { readonly month: Month; readonly closedAt: Instant | null },
): boolean =>
  checkpoint !== undefined &&
  checkpoint.at >= addDuration(month.until, overlap) &&
  closedAt !== null &&
  checkpoint.besideAt >= closedAt
