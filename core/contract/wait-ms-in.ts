import * as v from 'valibot'

const waitMsMax = 25_000

/** How long a call that waits for news may be kept waiting, in milliseconds; at once where nothing is said. */
export const waitMsIn = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(waitMsMax)), 0)
