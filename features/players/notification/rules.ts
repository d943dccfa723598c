import { days, type Duration, hours, milliseconds, minutes } from '#core/clock/duration.ts'
import { addDuration, durationBetween, type Instant, latest } from '#core/clock/instant.ts'
import { wakingTime } from '#core/clock/quiet-hours.ts'

export const notificationKinds = ['paidOut', 'identityDecided', 'limitReached', 'supportWrote', 'roundEnded'] as const
export type NotificationKind = (typeof notificationKinds)[number]

type Terms = {
  /** The page that a tap opens. */
  readonly path: string
  /** Afterwards it is no news, and is not sent. */
  readonly lasts: Duration
  /** Also for excluded players, who get nothing else. */
  readonly concernsMoney: boolean
}

/** An identity decision concerns money: withdrawals wait for it. */
export const notificationTerms: Readonly<Record<NotificationKind, Terms>> = {
  paidOut: { path: '/lobby/wallets/withdrawals', lasts: days(3), concernsMoney: true },
  identityDecided: { path: '/walletsKyc', lasts: days(3), concernsMoney: true },
  limitReached: { path: '/profile/limits', lasts: hours(2), concernsMoney: false },
  supportWrote: { path: '/profile/email', lasts: days(3), concernsMoney: false },
  roundEnded: { path: '/record/bets', lasts: hours(12), concernsMoney: false },
}

export type Period = { readonly dueAt: Instant; readonly endsAt: Instant }

/** When a fact may be sent; undefined if it will be no news by then. */
export function sendingPeriod(kind: NotificationKind, { at, now }: { at: Instant; now: Instant }): Period | undefined {
  const dueAt = wakingTime(latest(at, now))
  const endsAt = addDuration(at, notificationTerms[kind].lasts)
  return dueAt < endsAt ? { dueAt, endsAt } : undefined
}

export const mayBeSent = (kind: NotificationKind, { isExcluded }: { readonly isExcluded: boolean }): boolean =>
  !isExcluded || notificationTerms[kind].concernsMoney

const longRound = minutes(5)
/** The app pings every minute; two pings may be lost on the way. */
const awayAfter = minutes(3)

export type RoundEnd = { readonly openedAt: Instant; readonly at: Instant }

/** Whether a round lasted long enough for its player to have left. */
export const isLongRound = ({ openedAt, at }: RoundEnd): boolean => durationBetween(openedAt, at) >= longRound

/** Whether its player was away when a round ended: undefined means that nothing was seen of them for a day. */
export const wasAway = ({ at }: Pick<RoundEnd, 'at'>, seenAt: Instant | undefined): boolean =>
  seenAt === undefined || milliseconds(at - seenAt) >= awayAfter
