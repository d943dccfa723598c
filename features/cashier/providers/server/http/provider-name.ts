import * as v from 'valibot'

/** What a provider calls an event, a payment or an order by: something that can be kept and read. */
export const providerName = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/))
