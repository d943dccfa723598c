import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { parseMoney } from '#core/money/parse-money.ts'
import { type Act, actsOfPaying, type Payment } from './payment.ts'
import { paymentFind } from './payment.store.ts'
import type { PaymentsOptions } from './payments-options.ts'
import { performAct } from './perform-act.ts'

const checkoutForm = v.union([
  v.object({ act: v.picklist(['pay', 'silent', 'slow', 'fail', 'expire']) }),
  v.object({ act: v.literal('other'), amount: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,6}(\.\d{1,2})?$/)) }),
])
type CheckoutForm = v.InferOutput<typeof checkoutForm>

/** How late the news of a payment is that is paid slowly. */
const slowMs = 60_000

/** Does what the person at the hosted page has chosen, and shows the page again. */
export function answerCheckout(
  options: PaymentsOptions,
  { body, params }: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
): FastifyReply | void {
  const form = v.safeParse(checkoutForm, body)
  const found = paymentFind(options.database, params.id)
  if (!form.success || found === undefined) return reply.callNotFound()
  const webhook = {
    isSilent: form.output.act === 'silent',
    delayMs: form.output.act === 'slow' ? slowMs : 0,
  }
  let current = found
  for (const act of actsOf(form.output, found)) current = performAct({ ...options, ...webhook }, current, act)
  void options.sender.sendDue()
  return reply.redirect(`/sandpay/checkout/${found.id}`, 303)
}

function actsOf(form: CheckoutForm, payment: Payment): readonly Act[] {
  switch (form.act) {
    case 'pay':
    case 'silent':
    case 'slow':
      return actsOfPaying(payment)
    case 'other': {
      const amount = parseMoney(form.amount)
      return typeof amount === 'bigint' && amount > 0n ? [{ kind: 'pay', amount: Number(amount) }] : []
    }
    default:
      return [{ kind: form.act }]
  }
}
