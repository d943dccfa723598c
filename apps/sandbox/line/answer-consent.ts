import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { faultLocation, locationWith } from './authorization.ts'
import { sendFaultPage } from './consent-page.ts'
import { codeInsert, requestTake } from './line.store.ts'
import { findLineUser } from './line-users.ts'
import type { LineOptions } from './line-options.ts'

const codeValidMs = 10 * 60_000
const consentForm = v.union([
  v.object({ request: v.string(), answer: v.literal('cancel') }),
  v.object({ request: v.string(), answer: v.literal('agree'), user: v.string() }),
])

/** Sends the browser back to the product with a code, or with the news that the person said no. */
export function answerConsent(
  { database, now }: LineOptions,
  { body }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const form = v.safeParse(consentForm, body)
  if (!form.success) return sendFaultPage(reply, 'The form is incomplete.')
  const answer = form.output
  const user = answer.answer === 'agree' ? findLineUser(answer.user) : undefined
  if (answer.answer === 'agree' && user === undefined) return sendFaultPage(reply, 'The sandbox has no such LINE user.')

  const time = now()
  const request = requestTake(database, answer.request, time)
  if (request === undefined) return sendFaultPage(reply, 'This sign-in was answered already, or waited for too long.')
  if (user === undefined) return reply.redirect(faultLocation(request, denied), 303)

  const code = randomBytes(15).toString('base64url')
  const { state, ...grant } = request
  codeInsert(database, { ...grant, code, userId: user.id, expiresAt: time + codeValidMs })
  return reply.redirect(locationWith(request.redirectUri, { code, state }), 303)
}

const denied = { error: 'access_denied', description: 'The resource owner denied the request.' }
