import { days, hours, minutes } from '#core/clock/duration.ts'

/** The idle time and lifetime of a session. */
export const idleAfter = minutes(30)
export const sessionLifetime = hours(12)
export const keptSessionLifetime = days(30)

/** Withdrawals are on hold for a day after a change of mobile, password or bank card. */
export const withdrawalHold = hours(24)

/** The last action is written at most this often, so that reads cost no write. */
export const touchEvery = minutes(1)
