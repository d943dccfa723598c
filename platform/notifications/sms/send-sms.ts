import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { AccountDependencies } from '#features/players/account/server/account-dependencies.ts'

const name = 'account.sendSms'
const messageSchema = v.object({ to: v.string(), text: v.string(), reference: v.string() })
type Message = v.InferOutput<typeof messageSchema>
const payloadSchema = v.object({ sealed: v.pipe(v.string(), v.base64()) })

/** Schedules a message in the transaction of its cause. Its text carries a code, so it is sealed while it waits. */
export async function scheduleSms(
  tx: Transaction,
  message: Message,
  { seal, now }: Pick<AccountDependencies, 'seal'> & { readonly now: Instant },
): Promise<void> {
  const sealed = seal.seal(Buffer.from(JSON.stringify(message)), message.reference).toString('base64')
  await schedule(tx, { name, key: message.reference, runAt: now, payload: { sealed } })
}

/** Hands a message to the SMS service. A failure is thrown and tried again; the service sends one reference once. */
export const sendSmsJob = ({ sms, seal }: Pick<AccountDependencies, 'sms' | 'seal'>): Job => ({
  name,
  attemptsMax: 4,
  async run({ key, payload }) {
    const { sealed } = v.parse(payloadSchema, payload)
    const opened = seal.open(Buffer.from(sealed, 'base64'), key)
    if (!opened) throw new Error('a waiting message was sealed with another key')
    if (!sms) throw new Error('no SMS service is configured')
    await sms.send(v.parse(messageSchema, JSON.parse(opened.toString('utf8'))))
  },
})
