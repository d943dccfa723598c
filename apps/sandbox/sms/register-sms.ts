import type { FastifyInstance } from 'fastify'
import { acceptMessage } from './accept-message.ts'
import { showInbox } from './show-inbox.ts'
import { messageDeleteAll } from './message.store.ts'
import type { SmsOptions } from './sms-options.ts'
import { listMessages } from './list-messages.ts'

/** The SMS stand-in: an API that takes messages, and the inbox that shows them. */
export async function registerSms(server: FastifyInstance, options: SmsOptions): Promise<void> {
  const { database } = options
  server.get('', (request, reply) => showInbox(database, request, reply))
  server.post('/v1/messages', (request, reply) => acceptMessage(options, request, reply))
  server.get('/v1/messages', (request, reply) => listMessages(database, request, reply))
  server.delete('/v1/messages', (_request, reply) => {
    messageDeleteAll(database)
    return reply.code(204).send()
  })
}
