import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Clock } from '#core/clock/instant.ts'
import type { Authenticate, SessionHolder } from './caller.ts'
import { sendReply } from './http-server.ts'
import { faultReply } from './wire-reply.ts'

const tokenLengthMax = 128

/** The token that a request brings, as it brings it. */
export function tokenOf({ headers }: FastifyRequest): string | undefined {
  const token = headers.authorization?.replace(/^Bearer\s+/i, '').trim()
  return token && token.length <= tokenLengthMax ? token : undefined
}

/**
 * Before a large body: whoever has no session is answered before a byte of it is read. The look does not count as a sign that
 * somebody is there; the call itself looks again.
 */
export function tokenFirst(needs: {
  readonly authenticate: Authenticate<SessionHolder>
  readonly clock: Clock
}): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const token = tokenOf(request)
    const holder = token && (await needs.authenticate(token, { action: false, now: needs.clock.now() }))
    // What is still on its way belongs to nobody: the connection ends with the answer.
    if (!holder) return sendReply(reply.header('connection', 'close'), faultReply(401))
  }
}
