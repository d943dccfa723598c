import * as v from 'valibot'

/** A row's id in an answer: a bigint inside, a safe integer on the wire. */
export const idOut = v.pipe(v.bigint(), v.transform(Number), v.number(), v.safeInteger())
