import * as v from 'valibot'

/** An idempotency key: the client makes one per request and sends it again with every retry. */
export const requestIdIn = v.pipe(v.string(), v.regex(/^[\w-]{8,60}$/))

/** For calls that the specification makes without one: without it, a repetition gets a refusal. */
export const optionalRequestId = v.optional(requestIdIn)
