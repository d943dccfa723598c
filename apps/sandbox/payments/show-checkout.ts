import type { FastifyReply } from 'fastify'
import { type Html, html } from '../page/html.ts'
import { sendPage } from '../page/send-page.ts'
import { methodNames, type Payment } from './payment.ts'
import { pesosText, plainPesosText } from './pesos-text.ts'

/** The provider's own page, where the person who pays decides how the payment ends. */
export function showCheckout(reply: FastifyReply, payment: Payment, framedBy: readonly string[]): FastifyReply {
  const body = html`
<div class="consent">
  <p class="line-mark">${methodNames[payment.method]}</p>
  <h1>${pesosText(payment.amount)}</h1>
  <p class="lead">To <strong>Sandbox Lobby</strong>, for order <code>${payment.reference}</code>.</p>
  ${payment.state === 'paid' ? paid(payment) : choices(payment)}
</div>`
  return sendPage(reply, { title: `Pay ${pesosText(payment.amount)}`, here: '/sandpay', body, framedBy })
}

const paid = (payment: Payment): Html => html`
<section class="panel" role="status">
  <h2>Paid</h2>
  <p>You paid ${pesosText(payment.paidAmount ?? 0)}${payment.paidLate ? ' after the payment had expired or failed' : ''}. You can go back to the lobby.</p>
</section>`

function choices({ id, state, amount }: Payment): Html {
  const isOpen = state === 'pending'
  return html`
${isOpen ? undefined : html`<p class="panel" role="status">This payment ${state === 'failed' ? 'failed' : 'has expired'}. You can still pay it late to see what the product does.</p>`}
<form class="people" method="post" action="/sandpay/checkout/${id}">
  <button class="wide-button" name="act" value="pay">${isOpen ? 'Pay' : 'Pay late'}</button>
  ${isOpen ? html`<button class="quiet wide-button" name="act" value="fail">Decline the payment</button>` : undefined}
  ${isOpen ? html`<button class="quiet wide-button" name="act" value="expire">Let the payment expire</button>` : undefined}
  <button class="quiet wide-button" name="act" value="slow">Pay, send the webhook 1 minute late</button>
  <button class="quiet wide-button" name="act" value="silent">Pay, never send the webhook</button>
</form>
<form method="post" action="/sandpay/checkout/${id}">
  <label for="amount">Pay a different amount (pesos)</label>
  <div class="row">
    <input id="amount" name="amount" type="tel" inputmode="decimal" autocomplete="off" value="${plainPesosText(amount)}">
    <button class="quiet" name="act" value="other">Pay this amount</button>
  </div>
</form>`
}
