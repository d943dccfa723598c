import type { FastifyRequest } from 'fastify'
import { type Envelope, fingerprintHeader } from '#core/contract/envelope.ts'
import type { Caller } from './caller.ts'
import { languageOfRequest } from './request-language.ts'
import { ipOf } from '#platform/network-origin/ip-of.ts'

export function callerOf(request: FastifyRequest, envelope: Envelope): Caller {
  const fingerprint = request.headers[fingerprintHeader]
  return {
    ...envelope,
    requestId: request.id,
    ip: ipOf(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    fingerprint: typeof fingerprint === 'string' && /^[\w.-]{8,128}$/.test(fingerprint) ? fingerprint : undefined,
    language: languageOfRequest(request.headers),
  }
}
