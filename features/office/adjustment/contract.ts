import * as v from 'valibot'
import { playerIdIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffChange } from '#core/contract/staff-call.ts'
import { staffListBeside } from '#core/contract/staff-list.ts'
import { multiplierIn, multiplierOut } from '#core/money/wire-basis-points.ts'
import { centavosIn, centavosOut } from '#core/money/wire-money.ts'

/** Idempotency key made by the form. */
const requestKeyIn = v.pipe(v.string(), v.uuid())
const directionOut = v.picklist(['credit', 'debit'])

export const requestAdjustment = staffChange({
  path: 'adjustmentRequest',
  summary: 'Requests a credit or debit of a player’s coins. Another member has to approve.',
  permission: 'adjustment.request',
  request: v.object({
    requestKey: requestKeyIn,
    playerId: playerIdIn,
    direction: directionOut,
    amount: v.pipe(
      centavosIn,
      v.check((amount) => amount > 0n, 'Enter an amount above zero.'),
    ),
    /** The turnover of a credit before a withdrawal. */
    betRate: multiplierIn,
    reason: reasonIn,
  }),
  response: v.object({ approvalId: idOut }),
  refusals: { playerNotFound: 1074, aboveDailyCap: 1150, sentBefore: 1151 },
})

export const requestAdjustmentBatch = staffChange({
  path: 'adjustmentBatchRequest',
  summary:
    'Requests all lines of a CSV file as one adjustment: player, direction, amount, playthrough. Up to 500 lines.',
  permission: 'adjustment.request',
  request: v.object({ requestKey: requestKeyIn, csv: v.pipe(v.string(), v.maxLength(100_000)), reason: reasonIn }),
  response: v.object({ approvalId: idOut, lines: v.number() }),
  refusals: { playerNotFound: 1074, aboveDailyCap: 1150, sentBefore: 1151 },
})

export const listAdjustments = staffListBeside({
  path: 'adjustmentList',
  summary: 'Lists manual credits and debits, newest first, 25 at a time, and how much of the daily cap is used.',
  permission: 'adjustment.view',
  filter: {
    playerId: v.optional(v.nullable(playerIdIn), null),
    direction: v.optional(v.picklist(['', 'credit', 'debit']), ''),
    from: v.optional(instantIn),
    until: v.optional(instantIn),
  },
  sorts: ['newest', 'oldest', 'largest'],
  row: {
    approvalId: idOut,
    line: v.number(),
    playerId: idOut,
    direction: directionOut,
    amount: centavosOut,
    betRate: multiplierOut,
    note: v.string(),
    maker: v.string(),
    approver: v.string(),
    madeAt: instantOut,
  },
  beside: { movedToday: centavosOut, dailyMax: centavosOut },
})
