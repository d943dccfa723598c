import type { MailSettings } from '../configuration/mail-settings.ts'
import { type MailMessage, mailMessage } from './mail-message.ts'
import { messageChannel } from './message-channel.ts'
import { messageService, type Sender } from './message-service.ts'
import { smtpService } from './smtp.ts'

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
  schema: mailMessage,
})
