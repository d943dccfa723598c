import { setTimeout } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { isSameSecret } from '../same-secret.ts'
import { behaviourOf, messageRequest } from './message.ts'
import { messageFindByReference, messageInsert } from './message.store.ts'
import type { SmsOptions } from './sms-options.ts'

/** Takes one message, once per reference, and misbehaves for the numbers that ask for it. */
export async function acceptMessage(
  { database, key, now, slowAnswerMs }: SmsOptions,
  { headers, body }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!isSameSecret(headers.authorization ?? '', `Bearer ${key}`)) {
    const message = 'The header Authorization has to be "Bearer" and the key.'
    return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'unauthorized', message })
  }
  const parsed = v.safeParse(messageRequest, body)
  if (!parsed.success) {
    const message = parsed.issues.map((issue) => issue.message).join('; ')
    return reply.code(400).send({ error: 'invalid_request', message })
  }
  const request = parsed.output
  const behaviour = behaviourOf(request.to)
  if (behaviour === 'unavailable') {
    const message = 'Numbers that end in 9901 are never reachable.'
    return reply.code(503).header('retry-after', '5').send({ error: 'unavailable', message })
  }

  const inserted = messageInsert(database, { ...request, delivered: behaviour !== 'lost', createdAt: now() })
  const message = inserted ?? messageFindByReference(database, request.reference)
  if (message === undefined || message.to !== request.to || message.text !== request.text) {
    const conflict = 'This reference was used for another number or text.'
    return reply.code(409).send({ error: 'reference_reused', message: conflict })
  }
  if (behaviour === 'slow') await setTimeout(slowAnswerMs)
  return reply.code(202).send({ id: message.id })
}
