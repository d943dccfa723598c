import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { parseForm } from '../line/form.ts'
import { deliveryVerdict } from './delivery-verdict.ts'
import {
  deliveryDeleteAll,
  deliveryInsert,
  deliveryList,
  feedModes,
  feedSettingsFind,
  feedSettingsSave,
  pullSettingsFind,
  pullSettingsSave,
} from './feed.store.ts'
import type { FeedOptions } from './feed-options.ts'
import { pullEvents } from './pull-events.ts'
import { showFeed } from './show-feed.ts'

const bytesMax = 1024 * 1024
const listedMax = 100
const slowAnswerMsUsual = 15_000
const statuses = { accept: 204, slow: 204, fail: 503, refuse: 422, gone: 410 } as const

/** A partner's stand-in: it verifies what the event feed delivers, and answers as it is set to. */
export async function registerFeed(server: FastifyInstance, options: FeedOptions): Promise<void> {
  const { database } = options
  // A signature is over the bytes as they came.
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, parseForm)
  server.get('', (request, reply) => showFeed(options, request, reply))
  server.post('/settings', (request, reply) => changeSettings(options, request, reply))
  server.post('/pull', (request, reply) => readFeed(options, request, reply))
  server.post('/v1/deliveries', { bodyLimit: bytesMax }, (request, reply) => receive(options, request, reply))
  server.get('/v1/messages', (_request, reply) => reply.send({ messages: deliveryList(database, listedMax) }))
  server.delete('/v1/messages', (_request, reply) => {
    deliveryDeleteAll(database)
    return reply.code(204).send()
  })
}

async function receive(options: FeedOptions, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { database, now, slowAnswerMs = slowAnswerMsUsual } = options
  const { secrets, mode } = feedSettingsFind(database)
  const { headers } = request
  const body = typeof request.body === 'string' ? request.body : ''
  const known = secrets.split(/\s+/).filter((secret) => secret !== '')
  const verdict = deliveryVerdict({ headers, body, now: now() }, known)
  deliveryInsert(database, { webhookId: String(headers['webhook-id'] ?? ''), verdict, body, createdAt: now() })
  if (mode === 'slow') await setTimeout(slowAnswerMs)
  const isRefused = known.length > 0 && verdict !== 'verified'
  return reply.code(isRefused ? 401 : statuses[mode]).send()
}

const form = v.object({ secrets: v.pipe(v.string(), v.trim(), v.maxLength(400)), mode: v.picklist(feedModes) })

function changeSettings({ database }: FeedOptions, { body }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const parsed = v.safeParse(form, body)
  if (!parsed.success) return reply.code(400).send({ error: 'invalid_request', message: parsed.issues[0].message })
  feedSettingsSave(database, parsed.output)
  return reply.redirect('/feed', 303)
}

const pullForm = v.object({
  url: v.pipe(v.string(), v.trim(), v.maxLength(200), v.regex(/^https?:\/\/[^\s/]+\/?$/, 'an address is needed')),
  partner: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,15}$/, 'a number of a partner is needed')),
})

/** Another partner begins without a cursor. */
async function readFeed(options: FeedOptions, { body }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const parsed = v.safeParse(pullForm, body)
  if (!parsed.success) return reply.code(400).send({ error: 'invalid_request', message: parsed.issues[0].message })
  const before = pullSettingsFind(options.database)
  const isSame = before.partner === parsed.output.partner && before.url === parsed.output.url
  const settings = { ...parsed.output, cursor: isSame ? before.cursor : null }
  pullSettingsSave(options.database, settings)
  await pullEvents(options, settings)
  return reply.redirect('/feed', 303)
}
