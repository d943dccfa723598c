import type { FastifyReply } from 'fastify'
import { type Html, html } from '../page/html.ts'
import { sendPage } from '../page/send-page.ts'
import { type DeliveryRecord, deliveryListOf } from './delivery.store.ts'
import { isOutOfOrder } from './outage.store.ts'
import { methodNames, type Payment } from './payment.ts'
import { paymentListNewest } from './payment.store.ts'
import type { PaymentsOptions } from './payments-options.ts'
import { type Reversal, reversalFind } from './reversal.store.ts'
import { type Proof, proofFind } from './weak-mode.ts'
import { pesosText } from './pesos-text.ts'

const shownMax = 100

/** Every payment, newest first, with its webhooks. */
export function showPayments({ database, merchant, now }: PaymentsOptions, reply: FastifyReply): FastifyReply {
  const payments = paymentListNewest(database, shownMax)
  const items = payments.map((payment) =>
    paymentItem(payment, deliveryListOf(database, payment.id), reversalFind(database, payment.id)),
  )
  const body = html`
<h1>SandPay</h1>
<p class="lead">Stands in for a payment provider. Start a deposit in the product, then pay it here. No real money moves. <a href="/sandpay/payouts">See payouts</a></p>
<p class="status" role="status">${payments.length === 0 ? undefined : `Latest ${payments.length}. Webhooks go to ${merchant.webhookUrl ?? 'no address'}.`}</p>
<ol class="messages">${items}</ol>
${payments.length === 0 ? html`<section class="empty"><p><strong>No payments yet.</strong></p><p>Start a deposit in the product. Its payment appears here.</p></section>` : undefined}
${modePanel(proofFind(database), isOutOfOrder(database, now()))}
${faultAmounts}`
  return sendPage(reply, { title: 'SandPay', here: '/sandpay', refreshSeconds: 5, body })
}

const stateNames = { pending: 'Pending', paid: 'Paid', failed: 'Failed', expired: 'Expired' } as const

function paymentItem(
  { id, reference, amount, method, state, paidAmount, paidLate }: Payment,
  deliveries: DeliveryRecord[],
  reversal: Reversal | undefined,
): Html {
  const got = state === 'paid' ? ` ${pesosText(paidAmount ?? 0)}${paidLate ? ', late' : ''}` : ''
  return html`
<li class="message">
  <div class="meta"><a href="/sandpay/checkout/${id}">${id}</a><span>${methodNames[method]} · ${reference}</span></div>
  <p class="text">${pesosText(amount)} · ${stateNames[state]}${got}${reversal ? ` · ${reversalNames[reversal.kind]}` : ''}</p>
  <p class="small">${deliveries.length === 0 ? 'No webhook' : deliveries.map(deliveryText).join(' · ')}</p>
  ${deliveries.length > 0 ? repeatForm(id) : undefined}
  ${state === 'paid' && reversal === undefined ? reversalForm(id) : undefined}
</li>`
}

const deliveryText = ({ attempts, lastStatus }: DeliveryRecord): string =>
  attempts === 0
    ? 'Webhook pending'
    : `Webhook sent ${attempts} ${attempts === 1 ? 'time' : 'times'}, last answer: ${lastStatus || 'none'}`

const reversalNames = { refunded: 'Refunded', charged_back: 'Charged back' } as const

const repeatForm = (id: string): Html => html`
<form class="row" method="post" action="/sandpay/repeat">
  <input type="hidden" name="id" value="${id}">
  <button class="quiet">Resend webhooks, newest first</button>
</form>`

const reversalForm = (id: string): Html => html`
<form class="row" method="post" action="/sandpay/reverse">
  <input type="hidden" name="id" value="${id}">
  <button class="quiet" name="kind" value="refunded">Refund</button>
  <button class="quiet" name="kind" value="charged_back">Chargeback</button>
</form>`

const modePanel = (proof: Proof, isOut: boolean): Html => html`
<section class="panel">
  <h2>Simulated weaknesses</h2>
  <p class="small">Webhooks are ${proofNames[proof]}. ${isOut ? 'SandPay is down: no request is answered.' : 'SandPay is up.'}</p>
  <form class="row" method="post" action="/sandpay/mode">
    <button class="quiet" name="proof" value="signed">Sign webhooks</button>
    <button class="quiet" name="proof" value="token">Send a fixed token only</button>
    <button class="quiet" name="proof" value="none">Send no proof</button>
  </form>
  <form class="row" method="post" action="/sandpay/mode">
    <input type="hidden" name="proof" value="${proof}">
    ${isOut ? html`<button class="quiet">End the outage</button>` : html`<button class="quiet" name="out" value="1">Start an outage</button>`}
  </form>
</section>`

const proofNames = {
  signed: 'signed',
  token: 'sent with a fixed token',
  none: 'sent without proof',
} as const

const faultAmounts = html`
<section class="panel">
  <h2>Amounts for testing failures</h2>
  <dl class="facts">
    <div><dt>….01</dt><dd>The payment fails.</dd></div>
    <div><dt>….02</dt><dd>The payment expires.</dd></div>
    <div><dt>….03</dt><dd>The payment expires, and the money arrives late.</dd></div>
    <div><dt>….04</dt><dd>₱1.00 less arrives.</dd></div>
    <div><dt>….05</dt><dd>The webhook is sent twice.</dd></div>
    <div><dt>….06</dt><dd>Paid immediately: the webhook is sent before the request is answered.</dd></div>
  </dl>
</section>`
