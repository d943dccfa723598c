import { hours, minutes, seconds } from '#core/clock/duration.ts'

/** The idle time and lifetime of a staff session. */
export const staffIdleAfter = minutes(15)
export const staffSessionLifetime = hours(8)

/** The last action is written at most this often, so that reads cost no write. */
export const staffTouchEvery = seconds(30)

/** From password to code, and from invitation to use. */
export const codeTicketLifetime = minutes(5)
export const invitationLifetime = hours(24)
