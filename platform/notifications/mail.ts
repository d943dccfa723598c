import * as v from 'valibot'
import { messageChannel } from './message-channel.ts'
import { messageService, type Sender, type ServiceOptions } from './message-service.ts'

const mailSchema = v.object({ to: v.string(), subject: v.string(), text: v.string(), reference: v.string() })
export type MailMessage = v.InferOutput<typeof mailSchema>

export const mailService = (options: ServiceOptions): Sender<MailMessage> =>
  messageService({ ...options, name: 'e-mail', path: '/mail/v1/messages' })

export const mailJob = 'staff.sendMail'

/** E-mails wait under the name that their job has always had. */
export const { schedule: scheduleMail, sendJob: sendMailJob } = messageChannel({
  name: 'e-mail',
  job: mailJob,
  schema: mailSchema,
})
