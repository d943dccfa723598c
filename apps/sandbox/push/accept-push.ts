import type { FastifyReply, FastifyRequest } from 'fastify'
import { decryptPush } from './decrypt-push.ts'
import { pushedInsert, type Subscription, subscriptionCountFailure, subscriptionFind } from './push.store.ts'
import type { PushOptions } from './push-options.ts'
import { senderFault } from './sender-fault.ts'

type Arrival = { readonly id: string; readonly request: FastifyRequest; readonly reply: FastifyReply }

const messageBytesMax = 4_096

/** Takes one message as push services do (RFC 8030), and opens it as its browser would. */
export function acceptPush(options: PushOptions, { id, request, reply }: Arrival): FastifyReply {
  const { database, now } = options
  const subscription = subscriptionFind(database, id)
  if (subscription === undefined) return refuse(reply, 404, 'there is no such subscription')
  if (subscription.isEnded) return refuse(reply, 410, 'the browser has ended this subscription')
  const { headers, body } = request
  const origin = new URL(options.publicUrl()).origin
  const fault = senderFault(headers.authorization, { senderKey: subscription.senderKey, origin, now: now() })
  if (fault !== undefined) return refuse(reply, 403, fault)
  const [status, why] = formFault(request)
  if (status !== undefined) return refuse(reply, status, why)
  if (subscription.failures > 0) return fail(options, subscription, reply)
  const text = Buffer.isBuffer(body) ? decryptPush(body, subscription) : undefined
  if (text === undefined) return refuse(reply, 400, 'the message was not encrypted for this subscription')
  const topic = typeof headers.topic === 'string' ? headers.topic : null
  pushedInsert(database, { to: id, topic, ttl: Number(headers.ttl), text, createdAt: now() })
  return reply.code(201).header('location', `${origin}/push/message/${id}`).send()
}

/** Why a message of this form is refused, with its status. */
function formFault({ headers, body }: FastifyRequest): readonly [number, string] | readonly [undefined] {
  if (!/^\d+$/.test(String(headers.ttl))) return [400, 'TTL has to be a number of seconds']
  if (headers['content-encoding'] !== 'aes128gcm') return [415, 'Content-Encoding has to be aes128gcm']
  if (!Buffer.isBuffer(body) || body.length > messageBytesMax) return [413, 'at most 4096 bytes']
  return [undefined]
}

function fail({ database }: PushOptions, { id, failureStatus }: Subscription, reply: FastifyReply): FastifyReply {
  subscriptionCountFailure(database, id)
  return refuse(reply, failureStatus, 'a failure that was asked for')
}

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).send({ error: 'refused', message })
