import { days, type Duration, hours } from '#core/clock/duration.ts'

export const notificationKinds = [
  'paidOut',
  'identityDecided',
  'limitReached',
  'securityChanged',
  'supportWrote',
  'chatAnswered',
  'roundEnded',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

type Terms = {
  /** The page that a tap opens. */
  readonly path: string
  /** Afterwards it is no news, and is not sent. */
  readonly lasts: Duration
  /** Excluded players get these and nothing else: their money, and who can take it. */
  readonly isForExcluded: boolean
  /** No player turns it off: the Privacy Policy promises notices about limits and security. */
  readonly isAlways: boolean
  /** Not for players who have the app open: they see it there. */
  readonly isForAway: boolean
}

/** An identity decision concerns money: withdrawals wait for it. So does security: whoever can log in can withdraw. */
export const notificationTerms: Readonly<Record<NotificationKind, Terms>> = {
  paidOut: {
    path: '/lobby/wallets/withdrawals',
    lasts: days(3),
    isForExcluded: true,
    isAlways: false,
    isForAway: false,
  },
  identityDecided: { path: '/walletsKyc', lasts: days(3), isForExcluded: true, isAlways: false, isForAway: false },
  limitReached: { path: '/profile/limits', lasts: hours(2), isForExcluded: false, isAlways: true, isForAway: false },
  securityChanged: { path: '/profile/email', lasts: days(3), isForExcluded: true, isAlways: true, isForAway: false },
  supportWrote: { path: '/profile/email', lasts: days(3), isForExcluded: false, isAlways: false, isForAway: false },
  chatAnswered: { path: '/service/chat', lasts: days(1), isForExcluded: false, isAlways: false, isForAway: true },
  roundEnded: { path: '/record/bets', lasts: hours(12), isForExcluded: false, isAlways: false, isForAway: true },
}
