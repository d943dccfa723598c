import { hours, minutes, seconds } from '#core/clock/duration.ts'

/** How long a session of the staff may sleep and live. */
export const staffIdleAfter = minutes(15)
export const staffSessionLifetime = hours(8)

/** A session is only written to when its last action is this old, so that reading costs no write. */
export const staffTouchEvery = seconds(30)

/** From the password to the code, and from the invitation to its use. */
export const codeTicketLifetime = minutes(5)
export const invitationLifetime = hours(24)
