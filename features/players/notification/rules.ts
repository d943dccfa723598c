import { milliseconds, minutes } from '#core/clock/duration.ts'
import { addDuration, durationBetween, type Instant, latest } from '#core/clock/instant.ts'
import { wakingTime } from '#core/clock/quiet-hours.ts'
import { type Choice, isOn } from './choices.ts'
import { type NotificationKind, notificationTerms } from './notification-kinds.ts'

export type Period = { readonly dueAt: Instant; readonly endsAt: Instant }

/** When a fact may be sent; undefined if it will be no news by then. */
export function sendingPeriod(kind: NotificationKind, { at, now }: { at: Instant; now: Instant }): Period | undefined {
  const dueAt = wakingTime(latest(at, now))
  const endsAt = addDuration(at, notificationTerms[kind].lasts)
  return dueAt < endsAt ? { dueAt, endsAt } : undefined
}

type Reader = {
  readonly isExcluded: boolean
  /** What the player has turned off. */
  readonly off: readonly Choice[]
}

export const mayBeSent = (kind: NotificationKind, { isExcluded, off }: Reader): boolean =>
  (!isExcluded || notificationTerms[kind].isForExcluded) && isOn({ channel: 'push', fact: kind }, off)

const longRound = minutes(5)
/** The app pings every minute; two pings may be lost on the way. */
const awayAfter = minutes(3)

export type RoundEnd = { readonly openedAt: Instant; readonly at: Instant }

/** Whether a round lasted long enough for its player to have left. */
export const isLongRound = ({ openedAt, at }: RoundEnd): boolean => durationBetween(openedAt, at) >= longRound

/** Whether its player was away when a round ended: undefined means that nothing was seen of them for a day. */
export const wasAway = ({ at }: Pick<RoundEnd, 'at'>, seenAt: Instant | undefined): boolean =>
  seenAt === undefined || milliseconds(at - seenAt) >= awayAfter
