import * as v from 'valibot'

/** What a client makes for one wish, and sends again with every repetition of it. */
export const wishIdIn = v.pipe(v.string(), v.regex(/^[\w-]{8,60}$/))

/** For calls that the specification makes without one: who sends none is told by a refusal that it was done before. */
export const wishIdGiven = v.optional(wishIdIn)
