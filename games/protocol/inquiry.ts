import * as v from 'valibot'
import { idField, textField, timeField } from './fields.ts'

/**
 * What a wallet asks a provider, signed with the provider's newest key as the operations are. A round that stays open is
 * not answered here but by the ordinary operations: endround, win or rollback.
 */
export const inquiryPath = {
  rounds: '/glw-provider/v1/rounds',
  counters: '/glw-provider/v1/counters',
  roundList: '/glw-provider/v1/round-list',
} as const

export const roundsInquiry = v.object({
  reqId: idField,
  ts: timeField,
  rounds: v.array(v.object({ playerId: idField, gameCode: idField, roundId: idField, openedAt: timeField })),
})

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The hour from `from` on, by the time of the wallet's answer to each applied operation. */
export const countersInquiry = v.object({ reqId: idField, ts: timeField, from: timeField })

export const countersAnswer = v.object({
  bets: count,
  betAmount: count,
  wins: count,
  winAmount: count,
  rollbacks: count,
  rollbackAmount: count,
  promos: count,
  promoAmount: count,
})
export type Counters = v.InferOutput<typeof countersAnswer>

/** The rounds that ended from `from` up to, but without, `to`, by the provider's own time, page by page. */
export const roundListInquiry = v.object({
  reqId: idField,
  ts: timeField,
  from: timeField,
  to: timeField,
  max: count,
  /** What the page before named as `next`. */
  after: v.optional(textField),
})

export const roundListAnswer = v.object({
  rounds: v.array(
    v.object({
      playerId: idField,
      roundId: idField,
      state: v.picklist(['CLOSED', 'VOIDED']),
      /** What counts of a voided round is nothing. */
      bet: count,
      win: count,
    }),
  ),
  next: v.nullable(textField),
})
export type ListedRound = v.InferOutput<typeof roundListAnswer>['rounds'][number]
