import * as v from 'valibot'
import { createHmac } from 'node:crypto'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { balancesOf } from '#ledger'
import { testSandpaySecret } from '#tests/support/server-configuration.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import type { TestSite } from '#tests/support/test-site.ts'
import { beginDeposit } from '#features/cashier/deposit/contract.ts'

const orderSchema = v.looseObject({ orderId: v.string(), payUrl: v.nullable(v.string()) })

export type DeskOrder = { readonly orderId: string; readonly paymentId: string; readonly amount: number }

/** What players, SandPay and time do in tests of what happens after a deposit. */
export const openTestDeposits = (site: TestSite) => ({
  begin: async ({ token }: RegisteredPlayer, amount: number, rechargeType = 1): Promise<DeskOrder> => {
    const { body } = await site.send(
      beginDeposit,
      { amount: wireCentavos(amount), version: 4, rechargeType },
      { token },
    )
    const { orderId, payUrl } = v.parse(orderSchema, body)
    return { orderId, amount, paymentId: payUrl?.split('/').at(-1) ?? '' }
  },
  /** At SandPay's own page or panel, whose webhooks go nowhere in tests. */
  atSandpay: (path: string, form: Record<string, string>) =>
    fetch(`${site.sandbox.url}/sandpay${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    }),
  tell: (order: DeskOrder, state: string, headers?: Record<string, string>) => {
    const paidAmount = state === 'pending' ? null : order.amount
    return sendSandpay(site, order, { facts: { state, paidAmount }, headers })
  },
  /** A webhook with the right signature over whatever bytes, or with these facts changed. */
  tellRaw: (order: DeskOrder, body: string | Record<string, unknown>) =>
    typeof body === 'string' ? sendSigned(site, body) : sendSandpay(site, order, { facts: body }),
  ...afterwards(site),
})

type DeskFacts = {
  readonly facts: Readonly<Record<string, unknown>>
  readonly headers?: Record<string, string> | undefined
}

function sendSandpay(site: TestSite, { orderId, paymentId, amount }: DeskOrder, { facts, headers }: DeskFacts) {
  const payment = { id: paymentId, reference: orderId, paidAmount: amount, paidLate: false, currency: 'PHP', ...facts }
  const state = String(facts.state)
  const body = JSON.stringify({ id: `evt_${paymentId}_${state}`, type: `payment.${state}`, data: payment })
  return sendSigned(site, body, headers)
}

async function sendSigned(site: TestSite, body: string, headers?: Record<string, string>): Promise<number> {
  const time = Math.floor(site.clock.now() / 1_000)
  const signed = createHmac('sha256', testSandpaySecret).update(`${time}.${body}`).digest('hex')
  const { statusCode } = await site.server.inject({
    method: 'POST',
    url: '/payments/sandpay/webhook',
    headers: {
      'content-type': 'application/json',
      ...(headers ?? { 'sandpay-signature': `t=${time},v1=${signed}` }),
    },
    payload: body,
  })
  await site.features.deposits.drained()
  return statusCode
}

/** What the product then has, and does by itself. */
const afterwards = (site: TestSite) => ({
  coinOf: async ({ id }: RegisteredPlayer) => Number((await balancesOf(site.context.db, BigInt(id))).coin),
  runJobs: site.runDue,
})
