import * as v from 'valibot'
import { minutes } from '#core/clock/duration.ts'
import type { Job } from '#platform/jobs/job.ts'
import { DeliveryFault } from '#platform/notifications/delivery-fault.ts'
import type { MailMessage } from '#platform/notifications/mail-message.ts'
import type { EmailDependencies } from './email-dependencies.ts'
import { contentContext, openAddress } from './sealed-email.ts'
import { emailMessageFindToSend, emailMessageNote, type WaitingEmail } from './store/email-message.store.ts'

export const emailJobName = 'email.send'

const payloadSchema = v.object({
  id: v.pipe(
    v.string(),
    v.regex(/^\d+$/),
    v.transform((digits) => BigInt(digits)),
  ),
})
const contentSchema = v.object({
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  unsubscribeUrl: v.optional(v.string()),
})

/** The pauses grow from five seconds to an hour: a mail server may be away for some hours. */
const attemptsMax = 10

const noPromos = 'not sent: the player no longer agrees to promos, or is protected from them'

type Dependencies = Pick<EmailDependencies, 'db' | 'seal' | 'sender' | 'mayPromote'>

/**
 * Hands one e-mail to the mail server and writes down what became of it. A permanent refusal ends it; anything else is thrown and
 * tried again, and after the last attempt it is a dead letter, which the monitor can send again.
 */
export const emailJob = ({ db, seal, sender, mayPromote }: Dependencies): Job => ({
  name: emailJobName,
  attemptsMax,
  lastsMax: minutes(1),
  async run({ payload, now, attempt }) {
    const { id } = v.parse(payloadSchema, payload)
    const waiting = await emailMessageFindToSend(db, id)
    if (waiting === undefined) return
    const note = { id, answer: null, isAttempt: true, now }
    if (now >= waiting.endsAt) return void (await emailMessageNote(db, { ...note, state: 'late', isAttempt: false }))
    if (waiting.kind === 'promos' && !(await mayPromote(db, waiting.playerId, now)))
      return void (await emailMessageNote(db, { ...note, state: 'refused', isAttempt: false, answer: noPromos }))
    const fault = await faultOf(sender, openMessage(seal, waiting))
    if (fault === undefined) return void (await emailMessageNote(db, { ...note, state: 'sent' }))
    const state = fault.isPermanent ? 'refused' : attempt < attemptsMax ? 'waiting' : 'failed'
    await emailMessageNote(db, { ...note, state, answer: fault.answer })
    if (!fault.isPermanent) throw fault
  },
})

async function faultOf(sender: Dependencies['sender'], message: MailMessage): Promise<DeliveryFault | undefined> {
  if (sender === undefined) return new DeliveryFault({ isPermanent: false, answer: 'e-mail is turned off' })
  try {
    await sender.send(message)
    return undefined
  } catch (error) {
    if (error instanceof DeliveryFault) return error
    return new DeliveryFault({ isPermanent: false, answer: 'the e-mail service did not answer' })
  }
}

function openMessage(seal: Dependencies['seal'], { playerId, reference, address, content }: WaitingEmail): MailMessage {
  const opened = seal.open(content, contentContext(reference))
  if (opened === undefined) throw new Error('an e-mail that waits was sealed with another key')
  const { unsubscribeUrl, ...rest } = v.parse(contentSchema, JSON.parse(opened.toString('utf8')))
  return {
    to: openAddress(seal, playerId, address),
    ...rest,
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    reference,
  }
}
