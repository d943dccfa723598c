import * as v from 'valibot'

/** An e-mail as it waits and as a service takes it. */
export const mailMessage = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  /** The same message for mail programs that show HTML. */
  html: v.optional(v.string()),
  /** Where one POST turns such messages off (RFC 8058). Absent: they cannot be turned off. */
  unsubscribeUrl: v.optional(v.string()),
  reference: v.string(),
})
export type MailMessage = v.InferOutput<typeof mailMessage>
