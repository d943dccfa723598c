import type { DatabaseSync } from 'node:sqlite'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { readNumberFilter } from './message.ts'
import { messageListDelivered } from './message.store.ts'

const countMax = 100

const listQuery = v.object({
  to: v.optional(
    v.pipe(v.string('to has to be given once'), v.transform(readNumberFilter), v.string('to has to be a phone number')),
  ),
  after: v.optional(
    v.pipe(
      v.string('after has to be given once'),
      v.regex(/^sms_\d{1,15}$/, 'after has to be the id of a message, such as sms_12'),
      v.transform((id) => Number(id.slice('sms_'.length))),
    ),
  ),
})

/** Answers the newest delivered messages, newest first: for one number, or only those after a known one. */
export function listMessages(database: DatabaseSync, { query }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const parsed = v.safeParse(listQuery, query)
  if (!parsed.success) {
    const message = parsed.issues.map((issue) => issue.message).join('; ')
    return reply.code(400).send({ error: 'invalid_request', message })
  }
  const { to, after } = parsed.output
  return reply.send({ messages: messageListDelivered(database, { to, afterId: after ?? 0, countMax }) })
}
