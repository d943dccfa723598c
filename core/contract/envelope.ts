import * as v from 'valibot'

export const callPrefix = '/app/v1/'
export const fingerprintHeader = 'x-fingerprint'

/** The fields of every post. All have defaults, so that a form-data body, which carries none, is still a valid call. */
export const envelopeSchema = v.object({
  clientReferrer: v.optional(v.pipe(v.string(), v.maxLength(64)), 'ph'),
  channel: v.optional(v.pipe(v.string(), v.maxLength(64)), 'WEB'),
  appId: v.optional(v.pipe(v.string(), v.maxLength(64)), 'bituin'),
  platform: v.optional(v.picklist([0, 1]), 0),
})
export type Envelope = v.InferOutput<typeof envelopeSchema>

/** Errcodes that every call may answer besides its own refusals. */
export const commonErrcode = {
  /** A rate limit was reached; HTTP 429 with Retry-After. */
  tryLater: 1020,
  /** The session was idle too long for money or play: the password is required again. */
  passwordNeeded: 1050,
  /** The operator's country gate is closed for the request's country. */
  notFromHere: 1203,
  /** The same sealed password came twice, although every send seals it afresh. Nothing was done this time. */
  formSentBefore: 1057,
} as const
