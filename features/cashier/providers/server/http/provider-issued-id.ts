import * as v from 'valibot'

/** A provider's id of an event, payment or order, in a storable format. */
export const providerIssuedId = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/))
