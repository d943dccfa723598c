import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { calendarDayIn, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { isFromMerchant, sendUnsigned } from './merchant-request.ts'
import type { PaymentsOptions } from './payments-options.ts'
import { type SettledRow, settledList } from './settlement.store.ts'

const query = v.object({ day: calendarDayIn })

const feeFixed = 500
const feeBasisPoints = 150n

/** What moved on a day of Manila, with SandPay's fee: 1.5 % of a payment, and five pesos of what goes back. */
export function showSettlement(options: PaymentsOptions, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isFromMerchant(options, request)) return sendUnsigned(reply)
  const parsed = v.safeParse(query, request.query)
  if (!parsed.success)
    return reply.code(400).send({ error: 'invalid_request', message: 'Give a day, such as 2026-11-21.' })
  const { day } = parsed.output
  const rows = settledList(options.database, { from: startOfDay(day), to: endOfDay(day) })
  return reply.send({ day, currency: 'PHP', lines: rows.map((row) => ({ ...row, fee: feeOf(row) })) })
}

const feeOf = ({ kind, amount }: SettledRow): number =>
  kind === 'payment' ? Number((BigInt(amount) * feeBasisPoints) / 10_000n) : feeFixed
