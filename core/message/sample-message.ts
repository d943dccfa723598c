import * as v from 'valibot'

/** Messages as the staff sees them before players get them. */
export const emailOut = v.object({
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  /** Where mail programs post to turn such messages off. */
  unsubscribeUrl: v.nullable(v.string()),
})
export const smsOut = v.object({
  text: v.string(),
  parts: v.number(),
  letters: v.number(),
  alphabet: v.picklist(['gsm', 'unicode']),
})
export const pushOut = v.object({ title: v.string(), body: v.string(), path: v.string() })

/** As people type it, with spaces or without. */
export const ownNumberIn = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll(/[\s()-]/g, '')),
  v.regex(/^(\+?63|0)?9\d{9}$/, 'Enter a Philippine mobile number, like 0917 123 4567.'),
)
