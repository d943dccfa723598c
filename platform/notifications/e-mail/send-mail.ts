import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { MailMessage, MailSender } from './mail-service.ts'
import type { Job } from '#platform/jobs/job.ts'
import { schedule } from '#platform/jobs/schedule.ts'

/** How members are written to: the service, and the seal under which messages wait for it. */
export type StaffMail = { readonly sender: MailSender; readonly seal: Seal }

const name = 'staff.sendMail'
const messageSchema = v.object({ to: v.string(), subject: v.string(), text: v.string(), reference: v.string() })
const payloadSchema = v.object({ sealed: v.pipe(v.string(), v.base64()) })

/** Schedules an e-mail in the transaction of its cause. It may carry a link, so it is sealed while it waits. */
export async function scheduleStaffMail(
  tx: Transaction,
  message: MailMessage,
  { seal, now }: Pick<StaffMail, 'seal'> & { readonly now: Instant },
): Promise<void> {
  const sealed = seal.seal(Buffer.from(JSON.stringify(message)), message.reference).toString('base64')
  await schedule(tx, { name, key: message.reference, runAt: now, payload: { sealed } })
}

/** Hands an e-mail to the service. A failure is thrown and tried again; the service sends one reference once. */
export const sendStaffMailJob = (mail: StaffMail | undefined): Job => ({
  name,
  attemptsMax: 4,
  async run({ key, payload }) {
    const { sealed } = v.parse(payloadSchema, payload)
    if (!mail) throw new Error('no e-mail service is configured')
    const opened = mail.seal.open(Buffer.from(sealed, 'base64'), key)
    if (!opened) throw new Error('a waiting e-mail was sealed with another key')
    await mail.sender.send(v.parse(messageSchema, JSON.parse(opened.toString('utf8'))))
  },
})
