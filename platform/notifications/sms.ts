import * as v from 'valibot'
import { messageChannel } from './message-channel.ts'
import { messageService, type Sender, type ServiceOptions } from './message-service.ts'

const smsSchema = v.object({ to: v.string(), text: v.string(), reference: v.string() })
export type SmsMessage = v.InferOutput<typeof smsSchema>

export const smsService = (options: ServiceOptions): Sender<SmsMessage> =>
  messageService({ ...options, name: 'SMS', path: '/sms/v1/messages' })

export const smsJob = 'account.sendSms'

/** Text messages wait under the name that their job has always had. */
export const { schedule: scheduleSms, sendJob: sendSmsJob } = messageChannel({
  name: 'SMS',
  job: smsJob,
  schema: smsSchema,
})
