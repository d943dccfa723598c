import type { FastifyInstance } from 'fastify'
import { parseForm } from '../line/form.ts'
import { answerCheckout } from './answer-checkout.ts'
import { repeatWebhooks, reverseByHand, setMode } from './control-panel.ts'
import { answerInquiry, createPayout } from './create-payout.ts'
import { createPayment } from './create-payment.ts'
import { createRefund } from './create-refund.ts'
import { isOutOfOrder } from './outage.store.ts'
import { paymentFind, paymentListOverdue } from './payment.store.ts'
import type { PaymentsOptions } from './payments-options.ts'
import { performAct } from './perform-act.ts'
import { performDuePayouts } from './perform-payout-act.ts'
import { readPayments } from './read-payments.ts'
import { readPayouts } from './read-payouts.ts'
import { showCheckout } from './show-checkout.ts'
import { showPayments } from './show-payments.ts'
import { answerPayouts, showPayouts } from './show-payouts.ts'
import { showSettlement } from './show-settlement.ts'
import { createWebhookSender } from './webhook-sender.ts'

type RegisterOptions = Omit<PaymentsOptions, 'sender'> & { readonly framedBy: readonly string[] }

const expireEveryMs = 1_000
const payOutEveryMs = 50

/** SandPay, the payment provider of the sandbox: its API, the page where a person pays, and its panel. */
export async function registerPayments(
  server: FastifyInstance,
  { framedBy, ...given }: RegisterOptions,
): Promise<void> {
  const options: PaymentsOptions = { ...given, sender: createWebhookSender(given) }
  const expiring = setInterval(() => expireOverdue(options), expireEveryMs)
  const paying = setInterval(() => {
    if (performDuePayouts(options) > 0) void options.sender.sendDue()
  }, payOutEveryMs)
  server.addHook('onClose', async () => {
    clearInterval(expiring)
    clearInterval(paying)
    await options.sender.stop()
  })
  // A signature is over the bytes as they came, so bodies are read as text.
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, parseForm)

  // An outage takes the interface away, never the panels that end it.
  server.addHook('onRequest', async ({ url }, reply) => {
    if (!url.includes('/v1/') || !isOutOfOrder(options.database, options.now())) return
    await reply.code(503).send({ error: 'unavailable', message: 'SandPay is down: an outage was started on its page.' })
  })

  server.get('', (_request, reply) => showPayments(options, reply))
  server.post('/v1/payments', (request, reply) => createPayment(options, request, reply))
  server.get('/v1/payments', (request, reply) => readPayments(options, request, reply))
  server.get('/payouts', (_request, reply) => showPayouts(options, reply))
  server.post('/payouts', (request, reply) => answerPayouts(options, request, reply))
  server.post('/v1/payouts', (request, reply) => createPayout(options, request, reply))
  server.get('/v1/payouts', (request, reply) => readPayouts(options, request, reply))
  server.post('/v1/account-inquiries', (request, reply) => answerInquiry(options, request, reply))
  server.post('/v1/refunds', (request, reply) => createRefund(options, request, reply))
  server.get('/v1/settlement', (request, reply) => showSettlement(options, request, reply))
  server.post('/mode', (request, reply) => setMode(options, request, reply))
  server.post('/repeat', (request, reply) => repeatWebhooks(options, request, reply))
  server.post('/reverse', (request, reply) => reverseByHand(options, request, reply))
  server.get<{ Params: { id: string } }>('/checkout/:id', ({ params }, reply) => {
    const found = paymentFind(options.database, params.id)
    return found === undefined ? reply.callNotFound() : showCheckout(reply, found, framedBy)
  })
  server.post<{ Params: { id: string } }>('/checkout/:id', (request, reply) => answerCheckout(options, request, reply))
}

function expireOverdue(options: PaymentsOptions): void {
  for (const overdue of paymentListOverdue(options.database, options.now())) {
    performAct(options, overdue, { kind: 'expire' })
  }
}
