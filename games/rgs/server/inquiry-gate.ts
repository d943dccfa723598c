import type { FastifyInstance, FastifyRequest } from 'fastify'
import { glwHeader, noncePattern, requestText, skewMsMax } from '#games/protocol/signed-text.ts'
import type { GlwKey } from '#games/protocol/server/sign-request.ts'
import { bodyHashOf, isSignatureOf } from '#games/protocol/server/signature.ts'
import type { Clock } from '#core/clock/instant.ts'

type Body = { readonly bytes: Buffer; readonly json: unknown }

/** Lets in only what is signed with the key that we sign with ourselves, over the very bytes that came. */
export function inquiryGate(
  server: FastifyInstance,
  { key, clock }: { readonly key: GlwKey; readonly clock: Clock },
): void {
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    try {
      done(null, { bytes, json: JSON.parse(String(bytes)) as unknown })
    } catch {
      done(Object.assign(new Error('not JSON'), { statusCode: 400 }))
    }
  })
  server.addHook('preHandler', async (request, reply) => {
    if (!isSigned(request, key, clock)) await reply.code(401).send({ msg: 'not signed with our key' })
  })
}

export const inquiryOf = (request: FastifyRequest): unknown => (request.body as Body).json

function isSigned(request: FastifyRequest, key: GlwKey, clock: Clock): boolean {
  const header = (name: string): string => String(request.headers[name] ?? '')
  const bytes = (request.body as Body | undefined)?.bytes ?? Buffer.alloc(0)
  const [time, nonce] = [header(glwHeader.time), header(glwHeader.nonce)]
  if (!(Math.abs(Number(time) - clock.now()) <= skewMsMax) || !noncePattern.test(nonce)) return false
  const text = requestText({ time, nonce, method: 'POST', path: request.url, bodyHash: bodyHashOf(bytes) })
  return header(glwHeader.key) === key.id && isSignatureOf(key.secret, text, header(glwHeader.signature))
}
