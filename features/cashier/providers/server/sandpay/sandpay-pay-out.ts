import * as v from 'valibot'
import { centavosFromNumber } from '#core/money/centavos.ts'
import { providerIssuedId } from '../http/provider-issued-id.ts'
import { sandpayApi, type SandpayOptions } from './sandpay-api.ts'
import type { PayoutReport, PayoutProvider } from '#features/cashier/withdrawal/server/index.ts'
import { sandpayInstitutions } from './sandpay-institutions.ts'

/** The payouts of the sandbox's payment provider, by its API. */
export function sandpayPayOut(options: SandpayOptions): PayoutProvider {
  const { send, isGenuine } = sandpayApi(options)
  return {
    id: 'sandpay',
    institutions: sandpayInstitutions,
    async beginPayout({ reference, amount, institution, number, holder }, now) {
      const body = JSON.stringify({ reference, amount: Number(amount), institution, account: number, holder })
      const response = await send({ method: 'POST', path: '/v1/payouts', body, now })
      // That it is too busy, or that our clock is wrong, says nothing about the payout.
      if (response === undefined || response.status >= 500 || undecided.has(response.status))
        return { kind: 'unreachable' }
      if (!response.ok) return { kind: 'refused' }
      return { kind: 'begun', report: reportOf(v.parse(payoutSchema, await response.json())) }
    },
    async queryPayout(reference, now) {
      const path = `/v1/payouts?reference=${encodeURIComponent(reference)}`
      const response = await send({ method: 'GET', path, now })
      if (!response?.ok) return 'unreachable'
      const [payout] = v.parse(listSchema, await response.json()).payouts
      return payout === undefined ? 'unknownPayout' : reportOf(payout)
    },
    async inquireName({ institution, number, holder }, now) {
      const body = JSON.stringify({ institution, account: number, holder })
      const response = await send({ method: 'POST', path: '/v1/account-inquiries', body, now })
      if (!response?.ok) return undefined
      const { result } = v.parse(inquirySchema, await response.json())
      return result === 'unknown' ? undefined : result
    },
    readWebhook(webhook) {
      if (!isGenuine(webhook)) return undefined
      const event = v.safeParse(v.pipe(v.string(), v.parseJson(), eventSchema), webhook.body.toString())
      return event.success ? { eventId: event.output.id, report: reportOf(event.output.data) } : 'unreadable'
    },
  }
}

const undecided: ReadonlySet<number> = new Set([401, 408, 425, 429])

const payoutSchema = v.object({
  id: providerIssuedId,
  reference: providerIssuedId,
  currency: v.string(),
  institution: v.string(),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  state: v.picklist(['pending', 'succeeded', 'failed', 'reversed']),
})
const listSchema = v.object({ payouts: v.array(payoutSchema) })
const inquirySchema = v.object({ result: v.picklist(['match', 'mismatch', 'unknown']) })
const eventSchema = v.object({ id: providerIssuedId, data: payoutSchema })

const reportOf = ({ id, amount, ...payout }: v.InferOutput<typeof payoutSchema>): PayoutReport => ({
  ...payout,
  payoutId: id,
  amount: centavosFromNumber(amount),
})
