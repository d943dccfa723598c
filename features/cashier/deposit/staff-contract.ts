import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { secondPersonRefusals } from '#core/contract/second-person.ts'
import { reasonIn, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { centavosIn, centavosOut } from '#core/money/wire-money.ts'
import { orderStates } from './order-states.ts'

const orderIdIn = v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,25}$/))
const noAmount = wireCentavos(0)

/** Views of the staff list. */
const depositViews = ['toMatch', 'stuck', 'irregular', 'all'] as const

export const listOrders = staffList({
  path: 'depositList',
  summary: 'Lists deposits, newest first, 25 at a time: transfers to match, overdue orders, irregular ones, or all.',
  permission: 'deposit.view',
  filter: {
    view: v.optional(v.picklist(depositViews), 'toMatch'),
    /** An order, a provider's payment, or a player's number. */
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
    amountMin: v.optional(centavosIn, noAmount),
    from: v.optional(instantIn),
    until: v.optional(instantIn),
  },
  sorts: ['newest', 'oldest', 'largest'],
  row: {
    orderId: v.string(),
    playerId: idOut,
    isDemo: v.boolean(),
    channel: v.string(),
    provider: v.string(),
    paymentId: v.nullable(v.string()),
    status: v.picklist(orderStates),
    amount: centavosOut,
    credited: v.nullable(centavosOut),
    isLate: v.boolean(),
    createdAt: instantOut,
    expiresAt: instantOut,
    reportedAt: v.nullable(instantOut),
    hasReceipt: v.boolean(),
    isTransfer: v.boolean(),
    /** An undecided proposal. */
    match: v.nullable(v.object({ id: idOut, amount: centavosOut, bankReference: v.string(), proposedBy: v.string() })),
  },
})

export const viewReceipt = staffChange({
  path: 'depositReceipt',
  summary: 'Returns the receipt that a player uploaded, as JPEG in base64. Needs a reason, which is logged.',
  permission: 'deposit.viewReceipt',
  request: v.object({ orderId: orderIdIn, reason: reasonIn }),
  response: v.object({ base64: v.string() }),
  refusals: { receiptNotFound: 1076 },
})

export const proposeMatch = staffChange({
  path: 'depositMatchPropose',
  summary: 'Proposes a match of a bank statement line with an order. Another member confirms it.',
  permission: 'deposit.match',
  request: v.object({
    orderId: orderIdIn,
    amount: v.pipe(
      centavosIn,
      v.check((amount) => amount > 0n, 'Enter the amount received.'),
    ),
    bankReference: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[A-Za-z0-9/ _.:-]{3,64}$/, 'Enter the reference from the bank statement.'),
    ),
    reason: reasonIn,
  }),
  response: v.object({ matchId: idOut }),
  refusals: { orderNotFound: 1074, notATransfer: 1210, alreadyCredited: 1212, alreadyProposed: 1213, lineUsed: 1214 },
})

export const decideMatch = staffChange({
  path: 'depositMatchDecide',
  summary: 'Confirms a match, which credits the player, or rejects it. Nobody confirms their own proposal.',
  permission: 'deposit.confirm',
  request: v.object({ matchId: idIn, decision: v.picklist(['approved', 'refused']), reason: reasonIn }),
  response: v.object({}),
  refusals: { matchNotFound: 1074, ownProposal: 1215, alreadyCredited: 1212, ...secondPersonRefusals },
})

export const refuseOrder = staffChange({
  path: 'depositRefuse',
  summary: 'Ends a bank transfer order whose money did not arrive. If it arrives later, it can still be matched.',
  permission: 'deposit.refuse',
  request: v.object({ orderId: orderIdIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { orderNotFound: 1074, notATransfer: 1210, alreadyCredited: 1212 },
})

export const refundOrder = staffChange({
  path: 'depositRefund',
  summary: 'Refunds a credited deposit to where it came from. The coins leave the balance at once.',
  permission: 'deposit.refund',
  request: v.object({ orderId: orderIdIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { orderNotFound: 1074, notCredited: 1216, balanceTooSmall: 1217 },
})

export const listEvents = staffList({
  path: 'depositEventList',
  summary: 'Lists payment provider events that could not be processed, newest first, 25 at a time.',
  permission: 'deposit.view',
  filter: { text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '') },
  sorts: ['newest', 'oldest'],
  row: {
    provider: v.string(),
    eventId: v.string(),
    reference: v.string(),
    outcome: v.nullable(v.string()),
    triedTimes: v.number(),
    receivedAt: instantOut,
  },
  ids: 'text',
})

export const replayEvent = staffChange({
  path: 'depositEventReplay',
  summary: 'Processes a payment provider event again. Nothing is credited twice.',
  permission: 'deposit.replay',
  request: v.object({
    provider: v.pipe(v.string(), v.maxLength(40)),
    eventId: v.pipe(v.string(), v.maxLength(200)),
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { eventNotFound: 1074 },
})
