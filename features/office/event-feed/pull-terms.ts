import { type Duration, minutes, seconds } from '#core/clock/duration.ts'

/** Where a partner without an address of its own reads its events. */
export const pullPath = '/feed/v1/events'

export const pageSizeUsual = 100
export const pageSizeMax = 500
export const waitSecondsMax = 20
/** How far the clocks of both sides may be apart. */
export const clockSkewMax: Duration = minutes(5)
/** What a partner may ask for, over all its processes and ours. */
export const pullsMax = { count: 600, window: minutes(1) }
/** How often a request that waits looks for events. */
export const lookAgainAfter: Duration = seconds(0.5)

/** Why a pull is not answered with events, and the status that says so. */
export const pullRefusals = {
  limitWrong: 400,
  waitWrong: 400,
  cursorUnreadable: 400,
  badSignature: 401,
  clockSkew: 401,
  stopped: 403,
  receivesDeliveries: 403,
  cursorAhead: 409,
  cursorTooOld: 410,
  pullUnderWay: 429,
  tooManyPulls: 429,
} as const satisfies Readonly<Record<string, number>>
export type PullRefusal = keyof typeof pullRefusals
