import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type Html, html } from '../page/html.ts'
import { sendPage } from '../page/send-page.ts'
import { type DeliveryRecord, deliveryListOf } from './delivery.store.ts'
import { isOutOfOrder, outageSet } from './outage.store.ts'
import type { PaymentsOptions } from './payments-options.ts'
import type { Payout } from './payout.ts'
import { payoutFind, payoutListNewest } from './payout.store.ts'
import { performPayoutAct } from './perform-payout-act.ts'
import { pesosText } from './pesos-text.ts'

const shownMax = 100
const outageMs = 60_000

/** Every payout, newest first, with what the bank can still do to it, and the switch that takes the provider away. */
export function showPayouts({ database, merchant, now }: PaymentsOptions, reply: FastifyReply): FastifyReply {
  const payouts = payoutListNewest(database, shownMax)
  const isOut = isOutOfOrder(database, now())
  const body = html`
<h1>SandPay payouts</h1>
<p class="lead">Withdrawals that the product pays out. Payouts arrive immediately, unless the amount selects a failure below or you decide here. No real money moves. <a href="/sandpay">See payments</a></p>
<form class="panel row" method="post" action="/sandpay/payouts">
  <p><strong>${isOut ? 'SandPay is down.' : 'SandPay is up.'}</strong> ${isOut ? 'Every request is answered 503.' : ''}</p>
  <button class="quiet" name="act" value="${isOut ? 'recover' : 'outage'}">${isOut ? 'End the outage' : 'Start a 1-minute outage'}</button>
</form>
<p class="status" role="status">${payouts.length === 0 ? undefined : `Latest ${payouts.length}. Webhooks go to ${merchant.payoutWebhookUrl ?? 'no address'}.`}</p>
<ol class="messages">${payouts.map((each) => payoutItem(each, deliveryListOf(database, each.id)))}</ol>
${payouts.length === 0 ? html`<section class="empty"><p><strong>No payouts yet.</strong></p><p>Approve a withdrawal in the back office. Its payout appears here.</p></section>` : undefined}
${faultAmounts}`
  return sendPage(reply, { title: 'SandPay payouts', here: '/sandpay', refreshSeconds: 5, body })
}

const form = v.object({
  act: v.picklist(['succeed', 'silent', 'fail', 'reverse', 'outage', 'recover']),
  id: v.optional(v.string(), ''),
})

/** Does what was chosen on the panel, and shows it again. */
export function answerPayouts(
  options: PaymentsOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | void {
  const parsed = v.safeParse(form, request.body)
  if (!parsed.success) return reply.callNotFound()
  const { act, id } = parsed.output
  const { database, now } = options
  if (act === 'outage' || act === 'recover') {
    outageSet(database, act === 'outage' ? now() + outageMs : 0)
    return reply.redirect('/sandpay/payouts', 303)
  }
  const found = payoutFind(database, id)
  if (found === undefined) return reply.callNotFound()
  const isSilent = act === 'silent'
  performPayoutAct({ ...options, isSilent }, found, isSilent ? 'succeed' : act)
  void options.sender.sendDue()
  return reply.redirect('/sandpay/payouts', 303)
}

const stateNames = { pending: 'Pending', succeeded: 'Paid out', failed: 'Failed', reversed: 'Returned' } as const

function payoutItem(
  { id, reference, amount, institution, account, state }: Payout,
  deliveries: DeliveryRecord[],
): Html {
  return html`
<li class="message">
  <div class="meta"><strong>${id}</strong><span>${institution} · …${account.slice(-4)} · ${reference}</span></div>
  <p class="text">${pesosText(amount)} · ${stateNames[state]}</p>
  <p class="small">${deliveries.length === 0 ? 'No webhook' : `${deliveries.length} ${deliveries.length === 1 ? 'webhook' : 'webhooks'}`}</p>
  <form class="row" method="post" action="/sandpay/payouts">
    <input type="hidden" name="id" value="${id}">
    ${state === 'pending' ? choice('succeed', 'Pay out') : undefined}
    ${state === 'pending' ? choice('silent', 'Pay out, never send the webhook') : undefined}
    ${state === 'pending' ? choice('fail', 'Decline') : undefined}
    ${state === 'succeeded' ? choice('reverse', 'Return the money') : undefined}
  </form>
</li>`
}

const choice = (act: string, words: string): Html =>
  html`<button class="quiet" name="act" value="${act}">${words}</button>`

const faultAmounts = html`
<section class="panel">
  <h2>Amounts for testing failures</h2>
  <dl class="facts">
    <div><dt>….01</dt><dd>The bank declines the payout.</dd></div>
    <div><dt>….02</dt><dd>The payout stays pending until you decide here.</dd></div>
    <div><dt>….03</dt><dd>The payout arrives after 1 minute.</dd></div>
    <div><dt>….05</dt><dd>The webhook is sent twice.</dd></div>
    <div><dt>….06</dt><dd>The webhook is sent before the request is answered.</dd></div>
    <div><dt>….07</dt><dd>The bank returns the money the next day.</dd></div>
    <div><dt>….08</dt><dd>The webhook is never sent.</dd></div>
    <div><dt>….09</dt><dd>SandPay rejects the request immediately.</dd></div>
  </dl>
  <p class="small">Accounts ending in 99 belong to a different holder. For accounts ending in 98, the bank gives no holder.</p>
</section>`
