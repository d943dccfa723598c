import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { acceptPush } from './accept-push.ts'
import type { PushOptions } from './push-options.ts'
import { pushedDeleteAll, pushedList, subscriptionEnd, subscriptionInsert } from './push.store.ts'
import { showPush } from './show-push.ts'

const subscribeRequest = v.strictObject({
  applicationServerKey: v.pipe(v.string(), v.regex(/^[\w-]{87}$/, 'applicationServerKey has to be a point of P-256')),
  /** The first messages are answered with a failure. */
  failures: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  failureStatus: v.optional(v.picklist([400, 403, 413, 429, 500, 503]), 503),
})
const addressParams = v.object({ id: v.string() })
const listQuery = v.object({ to: v.optional(v.string('to has to be given once')) })
const listedMax = 100

/** The push service of a browser, and the browser behind it, which decrypts what arrives. */
export async function registerPush(server: FastifyInstance, options: PushOptions): Promise<void> {
  const { database } = options
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  server.get('', (request, reply) => showPush(database, request, reply))
  server.post('/v1/subscriptions', (request, reply) => subscribe(options, request, reply))
  server.delete('/v1/subscriptions/:id', ({ params }, reply) =>
    reply.code(subscriptionEnd(database, v.parse(addressParams, params).id) ? 204 : 404).send(),
  )
  server.post('/send/:id', (request, reply) =>
    acceptPush(options, { id: v.parse(addressParams, request.params).id, request, reply }),
  )
  server.get('/v1/messages', ({ query }, reply) => {
    const parsed = v.safeParse(listQuery, query)
    if (!parsed.success) return reply.code(400).send({ error: 'invalid_request', message: parsed.issues[0].message })
    return reply.send({ messages: pushedList(database, parsed.output.to, listedMax) })
  })
  server.delete('/v1/messages', (_request, reply) => {
    pushedDeleteAll(database)
    return reply.code(204).send()
  })
}

/** What `pushManager.subscribe` does: new keys, and an address of its own. */
function subscribe({ database, now, publicUrl }: PushOptions, { body }: FastifyRequest, reply: FastifyReply) {
  const parsed = v.safeParse(subscribeRequest, body)
  if (!parsed.success) {
    const message = parsed.issues.map((issue) => issue.message).join('; ')
    return reply.code(400).send({ error: 'invalid_request', message })
  }
  const { applicationServerKey: senderKey, failures, failureStatus } = parsed.output
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  const id = randomUUID()
  const auth = randomBytes(16).toString('base64url')
  const privateKey = pair.getPrivateKey('base64url')
  subscriptionInsert(database, {
    id,
    senderKey,
    publicKey,
    privateKey,
    auth,
    failures,
    failureStatus,
    createdAt: now(),
  })
  return reply.code(201).send({ id, endpoint: `${publicUrl()}/push/send/${id}`, keys: { p256dh: publicKey, auth } })
}
