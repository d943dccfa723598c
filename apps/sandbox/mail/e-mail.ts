import * as v from 'valibot'

/** An e-mail as the sandbox's API shows it. */
export type EMail = EMailRequest & { readonly id: string; readonly createdAt: string }

const lengthMax = 10_000
const htmlLengthMax = 40_000

export const eMailRequest = v.strictObject({
  to: v.pipe(v.string('to has to be a string'), v.regex(/^[^\s@]{1,100}@[^\s@]{1,100}$/, 'to has to be an address')),
  subject: v.pipe(
    v.string('subject has to be a string'),
    v.regex(/^[^\r\n]{1,200}$/, 'subject has to be one line of 1 to 200 characters'),
  ),
  text: v.pipe(
    v.string('text has to be a string'),
    v.check((text) => text.trim() !== '', 'text is empty'),
    v.maxLength(lengthMax, 'text is longer than 10,000 characters'),
  ),
  html: v.optional(
    v.pipe(v.string('html has to be a string'), v.maxLength(htmlLengthMax, 'html is longer than 40,000 characters')),
  ),
  unsubscribeUrl: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S{1,1000}$/, 'unsubscribeUrl has to be a URL'))),
  reference: v.pipe(
    v.string('reference has to be a string'),
    v.regex(/^[\x21-\x7e]{1,100}$/, 'reference has to be 1 to 100 visible ASCII characters'),
  ),
})

export type EMailRequest = v.InferOutput<typeof eMailRequest>

export const isSameMail = (one: EMailRequest, other: EMailRequest): boolean =>
  one.to === other.to &&
  one.subject === other.subject &&
  one.text === other.text &&
  one.html === other.html &&
  one.unsubscribeUrl === other.unsubscribeUrl
