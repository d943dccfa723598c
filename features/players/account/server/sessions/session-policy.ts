import { days, hours, minutes } from '#core/clock/duration.ts'

/** The idle time and lifetime of a session. */
export const idleAfter = minutes(30)
export const sessionLifetime = hours(12)
export const keptSessionLifetime = days(30)

/** The last action is written at most this often, so that reads cost no write. */
export const touchEvery = minutes(1)
