import * as v from 'valibot'

/** A whole number as text, which is how payloads keep ids and amounts: JSON would round them. */
export const wholeTextIn = v.pipe(
  v.string(),
  v.regex(/^\d{1,18}$/),
  v.transform((text) => BigInt(text)),
)
