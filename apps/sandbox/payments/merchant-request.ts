import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PaymentsOptions } from './payments-options.ts'
import { isSignedBySecret, signatureHeader, signedRequestText } from './sandpay-signature.ts'

/** Whether the merchant has signed this request, its body as it came. */
export function isFromMerchant({ merchant, now }: PaymentsOptions, request: FastifyRequest): boolean {
  const body = typeof request.body === 'string' ? request.body : ''
  const text = signedRequestText(request.method, request.url, body)
  return isSignedBySecret(merchant.secret, text, { header: request.headers[signatureHeader], now: now() })
}

export const sendUnsigned = (reply: FastifyReply): FastifyReply =>
  reply.code(401).send({ error: 'unauthorized', message: 'The request has to be signed with the merchant’s secret.' })
