import * as v from 'valibot'
import { calendarDayIn, calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { idIn, playerIdIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { multiplierOut } from '#core/money/wire-basis-points.ts'
import { centavosOut } from '#core/money/wire-money.ts'

const player = v.optional(v.nullable(playerIdIn), null)
const payoutStates = ['waiting', 'paid', 'refused'] as const

export const listStatements = staffList({
  path: 'agentStatements',
  summary:
    'Lists the lines of agents’ statements, 25 at a time: whose play earned whom how much, and every correction.',
  permission: 'agent.view',
  filter: {
    agentId: player,
    day: v.optional(v.nullable(calendarDayIn), null),
    kind: v.optional(v.picklist(['all', 'play', 'correction', 'clawback']), 'all'),
  },
  sorts: ['newest', 'oldest'],
  row: {
    id: idOut,
    key: v.string(),
    title: v.string(),
    agentId: idOut,
    inviteeId: idOut,
    level: v.number(),
    kind: v.picklist(['play', 'correction', 'clawback']),
    playDay: calendarDayOut,
    settledOn: calendarDayOut,
    version: v.number(),
    rate: multiplierOut,
    counted: centavosOut,
    amount: centavosOut,
  },
})

export const listPayouts = staffList({
  path: 'agentPayouts',
  summary: 'Lists agents’ transfers of commission to their balance, 25 at a time, and those that need a decision.',
  permission: 'agent.view',
  filter: { agentId: player, state: v.optional(v.picklist(['all', ...payoutStates]), 'waiting') },
  sorts: ['oldest', 'newest'],
  row: {
    id: idOut,
    key: v.string(),
    title: v.string(),
    agentId: idOut,
    amount: centavosOut,
    state: v.picklist(payoutStates),
    requestedAt: instantOut,
    decidedBy: v.nullable(v.string()),
  },
})

export const requestPayout = staffChange({
  path: 'agentPayoutRequest',
  summary: 'Requests that a waiting commission payout be paid. Another member has to approve.',
  permission: 'agent.requestPayout',
  request: v.object({
    id: idIn,
    /** Idempotency key made by the form. */
    requestKey: v.pipe(v.string(), v.uuid()),
    reason: reasonIn,
  }),
  response: v.object({ approvalId: idOut }),
  refusals: { payoutNotFound: 1074, sentBefore: 1410 },
})

export const refusePayout = staffChange({
  path: 'agentPayoutRefuse',
  summary: 'Returns a waiting payout to the agent’s commission.',
  permission: 'agent.refusePayout',
  request: v.object({ id: idIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { payoutNotFound: 1074 },
})

export const viewTree = staffCall({
  path: 'agentTree',
  summary:
    'Returns who invited a player and whom the player invited, on three levels, with their bets in 30 closed days.',
  permission: 'agent.view',
  request: v.object({ playerId: playerIdIn }),
  response: v.object({
    above: v.array(v.object({ playerId: idOut, level: v.number() })),
    below: v.array(v.object({ playerId: idOut, level: v.number(), played: centavosOut, earned: centavosOut })),
    /** Of all below, also of those beyond the rows. */
    total: v.object({ players: v.number(), played: centavosOut, earned: centavosOut }),
  }),
  refusals: {},
})
