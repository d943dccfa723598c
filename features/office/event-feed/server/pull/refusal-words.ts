import { wholeSeconds } from '#core/clock/duration.ts'
import { eventsKeptDays } from '../../rules.ts'
import { clockSkewMax, pageSizeMax, type PullRefusal, pullsMax, waitSecondsMax } from '../../pull-terms.ts'

/** What a refused partner reads beside the name of the refusal. */
export const refusalWords: Readonly<Record<PullRefusal, string>> = {
  limitWrong: `limit has to be a whole number from 1 to ${pageSizeMax}.`,
  waitWrong: `wait has to be whole seconds from 0 to ${waitSecondsMax}.`,
  cursorUnreadable:
    'cursor has to be one of an answer to this partner, unchanged. Without a cursor you go on where you have acknowledged.',
  badSignature:
    'The signature does not fit. Compare partner number and secret, and sign webhook-id, webhook-timestamp, and "GET " with path and query exactly as you send them.',
  clockSkew: `webhook-timestamp differs from our clock by more than ${wholeSeconds(clockSkewMax)} seconds: set your clock.`,
  stopped: 'The feed of this partner is stopped. Ask the operator to start it.',
  receivesDeliveries:
    'The events of this partner are posted to its address. Ask the operator to take the address away.',
  cursorAhead: 'We do not know these events. Ask without a cursor, and take each id once.',
  cursorTooOld: `Events after this cursor were deleted, after ${eventsKeptDays} days. Ask without a cursor, and expect a gap.`,
  pullUnderWay: 'Another request of this partner is not answered yet. Send one at a time.',
  tooManyPulls: `More than ${pullsMax.count} requests in a minute. Wait for retry-after seconds.`,
}

/** Which header cannot be read, for a caller whose signature could not be checked. */
export const headerWords = {
  partnerId: 'feed-partner has to be your partner number.',
  id: 'webhook-id has to be 8 to 64 letters, digits, _ or -, new for each request.',
  timestamp: 'webhook-timestamp has to be whole seconds since 1970, not milliseconds.',
  signature: 'webhook-signature has to be v1, with a comma, and the signature in base64.',
} as const
