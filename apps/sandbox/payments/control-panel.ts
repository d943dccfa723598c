import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { outageSet, untilEnded } from './outage.store.ts'
import { deliveryRepeat } from './delivery.store.ts'
import { paymentFind } from './payment.store.ts'
import type { PaymentsOptions } from './payments-options.ts'
import { reversePayment } from './reverse-payment.ts'
import { reversalKinds } from './reversal.store.ts'
import { proofSave, proofs } from './weak-mode.ts'

const modeForm = v.object({ proof: v.picklist(proofs), out: v.optional(v.literal('1')) })
const reversalForm = v.object({ id: v.string(), kind: v.picklist(reversalKinds) })

/** What the panel sets for all payments. */
export function setMode(options: PaymentsOptions, { body }: FastifyRequest, reply: FastifyReply): FastifyReply | void {
  const form = v.safeParse(modeForm, body)
  if (!form.success) return reply.callNotFound()
  proofSave(options.database, form.output.proof)
  outageSet(options.database, form.output.out === '1' ? untilEnded : 0)
  return reply.redirect('/sandpay', 303)
}

/** Tells the merchant once more of everything that became of one payment. */
export function repeatWebhooks(
  options: PaymentsOptions,
  { body }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | void {
  const form = v.safeParse(v.object({ id: v.string() }), body)
  if (!form.success || paymentFind(options.database, form.output.id) === undefined) return reply.callNotFound()
  deliveryRepeat(options.database, form.output.id, options.now())
  void options.sender.sendDue()
  return reply.redirect('/sandpay', 303)
}

/** What the panel does to one: the payer's bank takes the money back, or SandPay returns it by itself. */
export function reverseByHand(
  options: PaymentsOptions,
  { body }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | void {
  const form = v.safeParse(reversalForm, body)
  const paid = form.success ? paymentFind(options.database, form.output.id) : undefined
  if (!form.success || paid === undefined) return reply.callNotFound()
  reversePayment(options, paid, form.output.kind)
  void options.sender.sendDue()
  return reply.redirect('/sandpay', 303)
}
