import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { decideAuthorization } from './authorization.ts'
import { sendConsentPage, sendFaultPage } from './consent-page.ts'
import { expiredDelete, requestInsert } from './line.store.ts'
import type { LineOptions } from './line-options.ts'

const answerWithinMs = 10 * 60_000

/** Shows the consent page, or says to whom it may concern why not. */
export function showConsent(
  { database, channel, now }: LineOptions,
  { query }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const decision = decideAuthorization(query, channel)
  if (decision.kind === 'show') return sendFaultPage(reply, decision.fault)
  if (decision.kind === 'refuse') return reply.redirect(decision.location)

  const id = randomBytes(24).toString('base64url')
  const time = now()
  expiredDelete(database, time)
  requestInsert(database, { ...decision.request, id, expiresAt: time + answerWithinMs })
  return sendConsentPage(reply, { id, channelId: channel.id, request: decision.request })
}
