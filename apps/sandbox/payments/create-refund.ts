import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { isFromMerchant, sendUnsigned } from './merchant-request.ts'
import { paymentFindByReference } from './payment.store.ts'
import type { PaymentsOptions } from './payments-options.ts'
import { reversePayment } from './reverse-payment.ts'
import { reversalFind } from './reversal.store.ts'

const refundRequest = v.object({
  reference: v.string(),
  refundId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})

/** Sends the whole of a payment back, once per refund of the merchant's. */
export function createRefund(options: PaymentsOptions, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isFromMerchant(options, request)) return sendUnsigned(reply)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), refundRequest), request.body)
  if (!parsed.success)
    return reply.code(400).send({ error: 'invalid_request', message: 'This isn’t a valid refund request.' })
  const { reference, refundId, amount } = parsed.output
  const paid = paymentFindByReference(options.database, reference)
  if (paid === undefined || paid.paidAmount !== amount) {
    return reply.code(404).send({ error: 'not_refundable', message: 'There is no paid payment of this amount.' })
  }
  const isNew = reversePayment({ ...options, refundId }, paid, 'refunded')
  if (!isNew && reversalFind(options.database, paid.id)?.refundId !== refundId) {
    return reply
      .code(409)
      .send({ error: 'already_reversed', message: 'This payment was already refunded or charged back.' })
  }
  void options.sender.sendDue()
  return reply.code(201).send({ refundId, state: 'refunded' })
}
