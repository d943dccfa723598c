import * as v from 'valibot'
import { bulkIn, bulkOut, bulkRefusals } from '#core/contract/bulk.ts'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { secondPersonRefusals } from '#core/contract/second-person.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { centavosIn, centavosOut } from '#core/money/wire-money.ts'
import { reviewReasons } from './review.ts'
import { endReasons, rejectReasons, withdrawalStates } from './withdrawal-states.ts'

const noAmount = wireCentavos(0)
const orderIdIn = v.pipe(v.string(), v.regex(/^W[A-Z0-9]{1,24}$/))
const versionIn = v.pipe(v.number(), v.integer(), v.minValue(1))

const rowOut = {
  orderId: v.string(),
  playerId: idOut,
  amount: centavosOut,
  bankName: v.string(),
  numberEnd: v.string(),
  holder: v.string(),
  state: v.picklist(withdrawalStates),
  isHeld: v.boolean(),
  riskScore: v.nullable(v.number()),
  reviewReasons: v.array(v.picklist(reviewReasons)),
  /** It may be approved together with others. */
  isLowRisk: v.boolean(),
  version: v.number(),
  createdAt: instantOut,
  endedAt: v.nullable(instantOut),
}

export const findWithdrawals = staffList({
  path: 'withdrawalFind',
  summary: 'Lists withdrawals: those that need review, oldest first, or others by status, player, ID and amount.',
  permission: 'withdrawal.view',
  filter: {
    show: v.optional(v.picklist(['waiting', 'open', 'ended', 'all']), 'waiting'),
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50)), ''),
    amountMin: v.optional(centavosIn, noAmount),
    from: v.optional(instantIn),
    until: v.optional(instantIn),
  },
  sorts: ['oldest', 'newest', 'largest', 'smallest'],
  row: rowOut,
})

export const payoutOutcomes = [
  'settled',
  'nothing',
  'unknownOrder',
  'otherPayout',
  'otherAmount',
  'otherCurrency',
  'otherInstitution',
  'contradiction',
] as const

export const viewWithdrawal = staffCall({
  path: 'withdrawal',
  summary:
    'Returns one withdrawal with what a review needs: playthrough, 30 days of transfers, linked players, steps and events.',
  permission: 'withdrawal.view',
  request: v.object({ orderId: orderIdIn }),
  response: v.object({
    ...rowOut,
    provider: v.string(),
    payoutId: v.nullable(v.string()),
    reason: v.nullable(v.picklist(endReasons)),
    isLocked: v.boolean(),
    account: v.object({
      isVerified: v.boolean(),
      boundAt: instantOut,
      nameMatch: v.picklist(['passes', 'review', 'differs', 'unknown']),
    }),
    identity: v.object({ status: v.string(), name: v.string() }),
    balances: v.object({ coin: centavosOut, hold: centavosOut, safebox: centavosOut }),
    turnover: v.object({
      remaining: centavosOut,
      items: v.array(v.object({ title: v.string(), required: centavosOut, done: centavosOut, remaining: centavosOut })),
    }),
    /** Movements within thirty days, by reason. */
    moved: v.array(v.object({ reason: v.string(), count: v.number(), amount: centavosOut })),
    linkedPlayers: v.array(idOut),
    playerIsStopped: v.boolean(),
    needed: v.object({ count: v.number(), compliance: v.boolean() }),
    approvals: v.array(v.object({ staffName: v.string(), isCompliance: v.boolean(), at: instantOut })),
    steps: v.array(
      v.object({ state: v.picklist(withdrawalStates), at: instantOut, byWhom: v.string(), note: v.string() }),
    ),
    events: v.array(v.object({ eventId: v.string(), outcome: v.picklist(payoutOutcomes), receivedAt: instantOut })),
  }),
  refusals: { notFound: 1361 },
})

const decisionIn = { orderId: orderIdIn, version: versionIn, reason: reasonIn }
/** The decision was based on an outdated state. */
const decisionRefusals = { notFound: 1361, changedMeanwhile: 1362 } as const

export const approveWithdrawal = staffChange({
  path: 'withdrawalApprove',
  summary: 'Approves a withdrawal. Large amounts need a second person, the largest one of them from compliance.',
  permission: 'withdrawal.approve',
  request: v.object(decisionIn),
  response: v.object({ state: v.picklist(withdrawalStates), version: v.number() }),
  refusals: { ...decisionRefusals, notWaiting: 1363, approvedAlready: 1364, ...secondPersonRefusals },
})

export const approveWithdrawals = staffChange({
  path: 'withdrawalApproveTogether',
  summary:
    'Approves several low-risk withdrawals, each by itself. Those that cannot be approved are listed with the reason.',
  permission: 'withdrawal.approve',
  request: v.object({ ...bulkIn({ orderId: orderIdIn, version: versionIn }, 'orderId'), reason: reasonIn }),
  response: bulkOut,
  refusals: bulkRefusals,
})

export const rejectWithdrawal = staffChange({
  path: 'withdrawalReject',
  summary: 'Rejects a withdrawal. The amount returns to the balance, and the player is told why.',
  permission: 'withdrawal.reject',
  request: v.object({ ...decisionIn, because: v.picklist(rejectReasons) }),
  response: v.object({ state: v.picklist(withdrawalStates), version: v.number() }),
  refusals: { ...decisionRefusals, notWaiting: 1363 },
})

export const holdWithdrawal = staffChange({
  path: 'withdrawalHold',
  summary: 'Puts a withdrawal on hold before it is sent. It then needs a person’s approval.',
  permission: 'withdrawal.hold',
  request: v.object(decisionIn),
  response: v.object({ state: v.picklist(withdrawalStates), version: v.number() }),
  refusals: { ...decisionRefusals, tooLate: 1365 },
})

export const stopPlayerWithdrawals = staffChange({
  path: 'withdrawalStopPlayer',
  summary: 'Stops all new withdrawals of a player, or allows them again. Withdrawals in progress are not affected.',
  permission: 'withdrawal.stopPlayer',
  request: v.object({ playerId: idIn, isStopped: v.boolean(), reason: reasonIn }),
  response: v.object({}),
  refusals: { unknownPlayer: 1074, nothingToChange: 1366 },
})

export const listPayoutEvents = staffList({
  path: 'withdrawalEventList',
  summary: 'Lists payment provider events about payouts, newest first, 25 at a time: those to review, or all.',
  permission: 'withdrawal.view',
  filter: {
    show: v.optional(v.picklist(['odd', 'all']), 'odd'),
    /** An event, or one of our orders. */
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
    from: v.optional(instantIn),
    until: v.optional(instantIn),
  },
  sorts: ['newest', 'oldest'],
  row: {
    provider: v.string(),
    eventId: v.string(),
    reference: v.string(),
    outcome: v.picklist(payoutOutcomes),
    receivedAt: instantOut,
  },
  ids: 'text',
})

export const replayPayoutEvent = staffChange({
  path: 'withdrawalEventReplay',
  summary: 'Queries the provider again for the status of a payout. Nothing is paid or returned twice.',
  permission: 'withdrawal.replay',
  request: v.object({
    provider: v.pipe(v.string(), v.maxLength(40)),
    eventId: v.pipe(v.string(), v.maxLength(200)),
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { eventNotFound: 1074, nothingToAsk: 1367 },
})
