import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { isFromMerchant, sendUnsigned } from './merchant-request.ts'
import { type Payment, paymentView } from './payment.ts'
import { paymentFindByReference, paymentListNewest } from './payment.store.ts'
import type { PaymentsOptions } from './payments-options.ts'
import { reversalFind } from './reversal.store.ts'

const listMax = 1_000
const query = v.object({ reference: v.optional(v.string()) })

/** The payment of a reference, or the newest of all: what a merchant asks when no webhook came, and at the end of a day. */
export function readPayments(options: PaymentsOptions, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isFromMerchant(options, request)) return sendUnsigned(reply)
  const { reference } = v.parse(query, request.query)
  if (reference === undefined) {
    return reply.send({ payments: paymentListNewest(options.database, listMax).map((each) => viewOf(options, each)) })
  }
  const found = paymentFindByReference(options.database, reference)
  return reply.send({ payments: found ? [viewOf(options, found)] : [] })
}

const viewOf = ({ database }: PaymentsOptions, payment: Payment) =>
  paymentView(payment, reversalFind(database, payment.id)?.kind)
