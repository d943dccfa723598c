import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { isFromMerchant, sendUnsigned } from './merchant-request.ts'
import type { PaymentsOptions } from './payments-options.ts'
import {
  actWhenDue,
  firstDueAt,
  inquiryRequest,
  inquiryResult,
  isRefusedAtOnce,
  type Payout,
  paysBeforeAnsweringPayout,
  type PayoutRequest,
  payoutRequest,
  payoutView,
} from './payout.ts'
import { payoutFindByReference, payoutInsert } from './payout.store.ts'
import { performPayoutAct } from './perform-payout-act.ts'

/** Begins one payout, once per reference of the merchant. */
export async function createPayout(
  options: PaymentsOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!isFromMerchant(options, request)) return sendUnsigned(reply)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), payoutRequest), request.body)
  if (!parsed.success) return sendInvalid(reply, parsed.issues)
  return begin(options, parsed.output, reply)
}

async function begin(options: PaymentsOptions, payout: PayoutRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (isRefusedAtOnce(payout)) {
    return reply.code(422).send({ error: 'refused', message: 'The bank rejects this payout.' })
  }
  const { database, now } = options
  const begun = payoutInsert(database, { ...payout, dueAt: firstDueAt(payout, now()), createdAt: now() })
  const known = begun ?? payoutFindByReference(database, payout.reference)
  if (known === undefined || !isSamePayout(known, payout)) {
    const message = 'This reference was used for another payout.'
    return reply.code(409).send({ error: 'reference_reused', message })
  }
  if (begun !== undefined && paysBeforeAnsweringPayout(begun)) {
    // Amounts that end in .06: the webhook is there before the answer is.
    performPayoutAct(options, begun, actWhenDue(begun))
    await options.sender.sendDue()
  }
  return reply.code(201).send(payoutView(payoutFindByReference(database, known.reference) ?? known))
}

/** Asks the bank whose an account is. */
export function answerInquiry(options: PaymentsOptions, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isFromMerchant(options, request)) return sendUnsigned(reply)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), inquiryRequest), request.body)
  return parsed.success ? reply.send({ result: inquiryResult(parsed.output) }) : sendInvalid(reply, parsed.issues)
}

const sendInvalid = (reply: FastifyReply, issues: readonly v.BaseIssue<unknown>[]): FastifyReply =>
  reply.code(400).send({ error: 'invalid_request', message: issues.map(({ message }) => message).join('; ') })

const isSamePayout = (known: Payout, { amount, institution, account }: PayoutRequest): boolean =>
  known.amount === amount && known.institution === institution && known.account === account
