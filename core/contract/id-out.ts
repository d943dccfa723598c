import * as v from 'valibot'

/** A row's number on the wire: a bigint in the house, a whole number that JSON keeps exactly outside. */
export const idOut = v.pipe(v.bigint(), v.transform(Number), v.number(), v.safeInteger())
