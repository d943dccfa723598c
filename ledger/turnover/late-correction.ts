import { days } from '#core/clock/duration.ts'
import { addDuration, hasEnded, type Instant } from '#core/clock/instant.ts'
import type { RoundResult } from './round-result.ts'
import { type CountedRound, supersedes } from './rules.ts'

/**
 * For how long a closed round can be recounted: three times the longest time that a provider may have for late wins. A
 * later correction moves its money and recounts nothing.
 */
export const recountableFor = days(90)

/** What follows from counted rounds has a week more, so that it takes every recount that was in time. */
export const followedFor = days(97)

/** Counted rounds are deleted after this: a day after the last recount, because clocks of processes differ. */
export const countedRoundsKeptFor = days(98)

/**
 * Whether a result corrects a round that can no longer be recounted. A first result is never too late, however late it is
 * delivered; nor is a repetition, which changes nothing.
 */
export function isTooLateToRecount(
  result: RoundResult,
  { before, now }: { before: CountedRound | undefined; now: Instant },
): boolean {
  if (result.revision === 0 && !result.isVoid) return false
  if (before !== undefined && !supersedes(result, before)) return false
  const { closedAt } = before ?? result
  return hasEnded(addDuration(closedAt, recountableFor), now)
}
