import * as v from 'valibot'
import type { MailSettings } from '../configuration/mail-settings.ts'
import { messageChannel } from './message-channel.ts'
import { messageService, type Sender } from './message-service.ts'
import { smtpService } from './smtp.ts'

export const mailSchema = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  /** The same message for mail programs that show HTML. */
  html: v.optional(v.string()),
  /** Where one POST turns such messages off (RFC 8058). Absent: they cannot be turned off. */
  unsubscribeUrl: v.optional(v.string()),
  reference: v.string(),
})
export type MailMessage = v.InferOutput<typeof mailSchema>

/** By SMTP, or through a service of the operator's, as the settings say. */
export function mailService(settings: MailSettings & { readonly timeoutMs: number }): Sender<MailMessage> {
  return settings.kind === 'smtp'
    ? smtpService(settings)
    : messageService({ ...settings, name: 'e-mail', path: '/mail/v1/messages' })
}

export const mailJob = 'staff.sendMail'

/** E-mails wait under the name that their job has always had. */
export const { schedule: scheduleMail, sendJob: sendMailJob } = messageChannel({
  name: 'e-mail',
  job: mailJob,
  schema: mailSchema,
})
