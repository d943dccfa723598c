import { hours, minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'

export const passkeysMax = 10

/** How long a challenge can be signed. */
export const challengeLifetime = minutes(5)

/** A new passkey signs in at once, and confirms where money goes after a day, like a new payout account. */
const restsFor = hours(24)

/** Until when a passkey cannot confirm; undefined: it can. */
export function passkeyRestsUntil(createdAt: Instant, now: Instant): Instant | undefined {
  const until = addDuration(createdAt, restsFor)
  return until > now ? until : undefined
}
