import * as v from 'valibot'
import { calendarDayIn } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { staffCall } from '#core/contract/staff-call.ts'
import { centavosOut } from '#core/money/wire-money.ts'

const wholeOut = v.pipe(v.bigint(), v.transform(Number), v.number(), v.safeInteger())
const secondsOut = v.nullable(v.number())
const days = { from: calendarDayIn, until: calendarDayIn } as const
const daysTooMany = { daysTooMany: 1160 } as const

const channelOut = v.object({
  provider: v.string(),
  channel: v.string(),
  tries: wholeOut,
  done: wholeOut,
  amount: centavosOut,
  /** From the order to its end, in seconds: of half of those that succeeded, and of nine in ten. */
  median: secondsOut,
  ninety: secondsOut,
  waiting: wholeOut,
  reasons: v.array(v.object({ reason: v.string(), count: v.number() })),
})

export const viewPayments = staffCall({
  path: 'paymentReport',
  summary:
    'Returns deposits and payouts begun between two dates by channel: tries, success, times, and why others failed.',
  permission: 'report.view',
  request: v.object(days),
  response: v.object({
    deposits: v.array(channelOut),
    payouts: v.array(channelOut),
    /** Of the days that were compared with the provider. */
    fees: v.array(v.object({ provider: v.string(), days: wholeOut, settled: centavosOut, fee: centavosOut })),
  }),
  refusals: daysTooMany,
})

export const viewAgents = staffCall({
  path: 'agentReport',
  summary: 'Returns players brought by each agent between two dates, their NGR by now, and commission earned and paid.',
  permission: 'report.view',
  request: v.object(days),
  response: v.object({
    agents: v.array(
      v.object({
        /** A user ID; other: all agents after the largest. */
        agent: v.string(),
        brought: wholeOut,
        valid: wholeOut,
        depositors: wholeOut,
        ngr: centavosOut,
        earned: centavosOut,
        paid: centavosOut,
        waiting: centavosOut,
      }),
    ),
  }),
  refusals: { ...daysTooMany, daysArchived: 1161 },
})

export const viewCare = staffCall({
  path: 'careReport',
  summary: 'Returns limits, breaks, exclusions, signs of harm and contacts between two dates: counts, without names.',
  permission: 'report.view',
  request: v.object(days),
  response: v.object({
    counts: v.array(
      v.object({
        group: v.picklist(['limit', 'break', 'sign', 'contact']),
        name: v.string(),
        times: wholeOut,
        players: wholeOut,
      }),
    ),
    looked: wholeOut,
    /** From the newest signs to the look of a person, in seconds. */
    median: secondsOut,
    ninety: secondsOut,
    open: wholeOut,
    oldestOpen: v.nullable(instantOut),
  }),
  refusals: daysTooMany,
})
