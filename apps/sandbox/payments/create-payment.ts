import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { isFromMerchant, sendUnsigned } from './merchant-request.ts'
import {
  actsOfPaying,
  type Payment,
  type PaymentRequest,
  paymentRequest,
  paymentView,
  paysBeforeAnswering,
} from './payment.ts'
import { paymentFindByReference, paymentInsert } from './payment.store.ts'
import type { PaymentsOptions } from './payments-options.ts'
import { performAct } from './perform-act.ts'
import { qrPhText } from './qr-ph-text.ts'

/** Begins one payment, once per reference of the merchant. */
export async function createPayment(
  options: PaymentsOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!isFromMerchant(options, request)) return sendUnsigned(reply)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), paymentRequest), request.body)
  if (!parsed.success) {
    const message = parsed.issues.map((issue) => issue.message).join('; ')
    return reply.code(400).send({ error: 'invalid_request', message })
  }
  const { database, now } = options
  const begun = paymentInsert(database, { ...parsed.output, createdAt: now() })
  const known = begun ?? paymentFindByReference(database, parsed.output.reference)
  if (known === undefined || !isSameRequest(known, parsed.output)) {
    const message = 'This reference was used for another payment.'
    return reply.code(409).send({ error: 'reference_reused', message })
  }
  if (begun !== undefined) await payAtOnce(options, begun)
  return reply.code(201).send({
    ...paymentView(paymentFindByReference(database, known.reference) ?? known),
    checkoutUrl: `${options.publicUrl()}/sandpay/checkout/${known.id}`,
    qrText: known.method === 'qrph' ? qrPhText(known) : null,
  })
}

/** Amounts that end in .06: the money, and the webhook of it, are there before the answer is. */
async function payAtOnce(options: PaymentsOptions, begun: Payment): Promise<void> {
  if (!paysBeforeAnswering(begun)) return
  for (const act of actsOfPaying(begun)) performAct(options, begun, act)
  await options.sender.sendDue()
}

const isSameRequest = (known: Payment, { amount, method }: PaymentRequest): boolean =>
  known.amount === amount && known.method === method
