import { type Duration, hours, milliseconds, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'

/** The events of one delivery. */
export const batchMax = 100
/** From the first byte sent to the last byte received. */
export const answerTimeoutMs = 10_000
export const answerBytesMax = 4_096
/** As long as events are kept, for partners who are behind or want them again. */
export const eventsKeptDays = 14
export const partnersMax = 50

const firstPause: Duration = seconds(5)
const longestPause: Duration = minutes(15)

/** Doubles from five seconds to a quarter of an hour; the share, from 0 to 1, spreads it over its upper half. */
export function pauseAfter(attempts: number, share: number): Duration {
  const whole = Math.min(firstPause * 2 ** (attempts - 1), longestPause)
  return milliseconds(Math.round(whole / 2 + (whole / 2) * share))
}

/** The outcome of one delivery. */
export type DeliveryResult =
  | { readonly kind: 'accepted' }
  /** The partner does not want events any more (410). */
  | { readonly kind: 'gone' }
  /** The partner understood, and does not accept what was sent. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The partner answered with a failure that may pass. */
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'silent'; readonly reason: string }

const refusals = new Set([400, 413, 422])

export function resultOf(status: number): DeliveryResult {
  if (status >= 200 && status < 300) return { kind: 'accepted' }
  if (status === 410) return { kind: 'gone' }
  if (status >= 300 && status < 400) return { kind: 'failed', reason: `Answered ${status}: redirects aren’t followed` }
  return { kind: refusals.has(status) ? 'refused' : 'failed', reason: `Answered ${status}` }
}

export type Fault = Exclude<DeliveryResult, { readonly kind: 'accepted' | 'gone' }>

export type FailingLane = {
  readonly attempts: number
  readonly failingSince: Instant | null
  readonly retryHours: number
  /** The events of the delivery that failed. */
  readonly sent: number
}

export type NextTry = {
  readonly attempts: number
  readonly batchMax: number
  readonly failingSince: Instant | null
  readonly retryAt: Instant
  /** one: the event that was sent alone; old: everything that has waited for longer than it may. */
  readonly givesUp: 'nothing' | 'one' | 'old'
}

const refusedTriesMax = 5

/**
 * What follows a failure. A delivery that the partner answers is halved, so that an event at fault stands alone: refused
 * five times, it is given up. Everything else is given up by its age.
 */
export function afterFailure(
  lane: FailingLane,
  fault: Fault,
  { now, share }: { now: Instant; share: number },
): NextTry {
  const { sent, retryHours } = lane
  const failingSince = lane.failingSince ?? now
  const attempts = lane.attempts + 1
  const batch = fault.kind === 'silent' ? batchMax : Math.max(1, Math.floor(sent / 2))
  const soon = addDuration(now, seconds(1))
  if (fault.kind === 'refused' && sent > 1)
    return { failingSince, attempts: 0, batchMax: batch, retryAt: soon, givesUp: 'nothing' }
  if (fault.kind === 'refused' && attempts >= refusedTriesMax)
    return { failingSince: null, attempts: 0, batchMax: 1, retryAt: soon, givesUp: 'one' }
  const isOver = now >= addDuration(failingSince, hours(retryHours))
  const retryAt = addDuration(now, pauseAfter(attempts, share))
  return { failingSince, attempts, batchMax: batch, retryAt, givesUp: isOver ? 'old' : 'nothing' }
}
