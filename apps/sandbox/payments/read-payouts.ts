import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { isFromMerchant, sendUnsigned } from './merchant-request.ts'
import type { PaymentsOptions } from './payments-options.ts'
import { payoutView } from './payout.ts'
import { payoutFindByReference, payoutListNewest } from './payout.store.ts'
import { performDuePayouts } from './perform-payout-act.ts'

const listMax = 1_000
const query = v.object({ reference: v.optional(v.string()) })

/** The payout of a reference, or the newest of all: what a merchant asks when no webhook came. */
export function readPayouts(options: PaymentsOptions, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isFromMerchant(options, request)) return sendUnsigned(reply)
  performDuePayouts(options)
  const { reference } = v.parse(query, request.query)
  if (reference === undefined) {
    return reply.send({ payouts: payoutListNewest(options.database, listMax).map(payoutView) })
  }
  const found = payoutFindByReference(options.database, reference)
  return reply.send({ payouts: found ? [payoutView(found)] : [] })
}
