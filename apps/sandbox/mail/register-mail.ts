import type { DatabaseSync } from 'node:sqlite'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { isSameSecret } from '../same-secret.ts'
import { eMailRequest, isSameMail } from './e-mail.ts'
import { eMailDeleteAll, eMailFindByReference, eMailInsert, eMailList } from './e-mail.store.ts'
import { showMail, showMailHtml } from './show-mail.ts'

type MailOptions = { readonly database: DatabaseSync; readonly key: string; readonly now: () => number }

const listQuery = v.object({ to: v.optional(v.string('to has to be given once')) })
const listedMax = 100
/** An e-mail with its HTML. */
const bodyLimitBytes = 64 * 1024

/** The e-mail stand-in: an API that takes messages, and the inbox that shows them. */
export async function registerMail(server: FastifyInstance, options: MailOptions): Promise<void> {
  const { database } = options
  server.get('', (request, reply) => showMail(database, request, reply))
  server.get<{ Params: { id: string } }>('/html/:id', (request, reply) =>
    showMailHtml(database, request.params.id, reply),
  )
  server.post('/v1/messages', { bodyLimit: bodyLimitBytes }, (request, reply) => acceptMail(options, request, reply))
  server.get('/v1/messages', (request, reply) => {
    const query = v.safeParse(listQuery, request.query)
    if (!query.success) return reply.code(400).send({ error: 'invalid_request', message: query.issues[0].message })
    return reply.send({ messages: eMailList(database, query.output.to, listedMax) })
  })
  server.delete('/v1/messages', (_request, reply) => {
    eMailDeleteAll(database)
    return reply.code(204).send()
  })
}

/** Takes one message, once per reference. */
function acceptMail({ database, key, now }: MailOptions, { headers, body }: FastifyRequest, reply: FastifyReply) {
  if (!isSameSecret(headers.authorization ?? '', `Bearer ${key}`)) {
    const message = 'The header Authorization has to be "Bearer" and the key.'
    return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'unauthorized', message })
  }
  const parsed = v.safeParse(eMailRequest, body)
  if (!parsed.success) {
    const message = parsed.issues.map((issue) => issue.message).join('; ')
    return reply.code(400).send({ error: 'invalid_request', message })
  }
  const message =
    eMailInsert(database, { ...parsed.output, createdAt: now() }) ??
    eMailFindByReference(database, parsed.output.reference)
  if (message === undefined || !isSameMail(message, parsed.output)) {
    const conflict = 'This reference was used for another message.'
    return reply.code(409).send({ error: 'reference_reused', message: conflict })
  }
  return reply.code(202).send({ id: message.id })
}
