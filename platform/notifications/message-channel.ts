import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import type { Sender } from './message-service.ts'

/** By what messages leave: the service, where one is configured, and the seal under which they wait for it. */
export type Outgoing<Message> = { readonly sender: Sender<Message> | undefined; readonly seal: Seal }

type Channel<Message> = {
  /** As the service is called in the log. */
  readonly name: string
  /** Under which messages wait in the database. */
  readonly job: string
  readonly schema: v.GenericSchema<unknown, Message>
}

const payloadSchema = v.object({ sealed: v.pipe(v.string(), v.base64()) })

/** How messages of one kind wait for their service and are handed to it. */
export const messageChannel = <Message extends { readonly reference: string }>({
  name,
  job,
  schema,
}: Channel<Message>) => ({
  /** In the transaction of the cause. A message may carry a code or a link, so it is sealed while it waits. */
  schedule: async (
    tx: Transaction,
    message: Message,
    { seal, now }: Pick<Outgoing<Message>, 'seal'> & { readonly now: Instant },
  ): Promise<void> => {
    const sealed = seal.seal(Buffer.from(JSON.stringify(message)), message.reference).toString('base64')
    await schedule(tx, { name: job, key: message.reference, runAt: now, payload: { sealed } })
  },
  /** A failure is thrown and tried again; the service sends one reference once. */
  sendJob: (outgoing: Outgoing<Message> | undefined): Job => ({
    name: job,
    attemptsMax: 4,
    async run({ key, payload }) {
      const { sealed } = v.parse(payloadSchema, payload)
      if (!outgoing?.sender) throw new Error(`no ${name} service is configured`)
      const opened = outgoing.seal.open(Buffer.from(sealed, 'base64'), key)
      if (!opened) throw new Error(`a message that waits for the ${name} service was sealed with another key`)
      await outgoing.sender.send(v.parse(schema, JSON.parse(opened.toString('utf8'))))
    },
  }),
})
