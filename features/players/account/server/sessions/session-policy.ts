import { days, hours, minutes } from '#core/clock/duration.ts'

/** How long a session may sleep and live. */
export const idleAfter = minutes(30)
export const sessionLifetime = hours(12)
export const keptSessionLifetime = days(30)

/** Withdrawals rest for a day after a change of mobile, password or bank card. */
export const withdrawalHold = hours(24)

/** A session is only written to when its last action is this old, so that reading costs no write. */
export const touchEvery = minutes(1)
