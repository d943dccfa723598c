import * as v from 'valibot'

const waitMsMax = 25_000

/** How long a long-polling call may wait, in milliseconds; 0 by default. */
export const waitMsIn = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(waitMsMax)), 0)
