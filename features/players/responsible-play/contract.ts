import * as v from 'valibot'
import { calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { waitMsIn } from '#core/contract/wait-ms-in.ts'
import { call } from '#core/contract/call.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { breakKinds, breakLengths, limitKinds, limitPeriods, realityMinutes } from './limit-words.ts'

/** Centavos, or minutes for time. */
const amountMax = 1_000_000_000_000
const amountIn = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(amountMax),
  v.transform((amount) => BigInt(amount)),
)
const amountOut = v.pipe(v.bigint(), v.transform(Number), v.number(), v.safeInteger())

const limitOut = v.object({
  kind: v.picklist(limitKinds),
  period: v.picklist(limitPeriods),
  /** The player's own limit; null for none. */
  amount: v.nullable(amountOut),
  /** The operator's limit, which the player cannot change. The stricter one applies. */
  operatorAmount: v.nullable(amountOut),
  used: amountOut,
  resetsAt: instantOut,
  /** A pending looser limit. A null amount removes the limit. */
  waiting: v.nullable(v.object({ amount: v.nullable(amountOut), confirmFrom: instantOut })),
})

const careOut = v.object({
  limits: v.array(limitOut),
  break: v.nullable(v.object({ kind: v.picklist(breakKinds), endsAt: instantOut })),
  realityMinutes: v.picklist(realityMinutes),
  /** False for a day after a limit was reached or a break ended: no deposits are suggested then. */
  mayPrompt: v.boolean(),
})

export const getCare = call({
  path: 'playLimits',
  summary: 'Returns the player’s limits with their use, a current break, and the interval of reality checks.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({}),
  response: careOut,
  refusals: {},
})

const limitIn = { kind: v.picklist(limitKinds), period: v.picklist(limitPeriods) }

export const setLimit = call({
  path: 'playLimitSet',
  summary:
    'Sets a limit, or removes it with null. A stricter one applies at once; a looser one needs a confirmation after 72 hours.',
  access: 'player',
  money: 'none',
  request: v.object({ ...limitIn, amount: v.nullable(amountIn) }),
  response: careOut,
  refusals: { nothingToChange: 1351 },
})

export const confirmLimit = call({
  path: 'playLimitConfirm',
  summary: 'Confirms a looser limit after its waiting time, or cancels the change.',
  access: 'player',
  money: 'none',
  presence: 'recent',
  request: v.object({ ...limitIn, confirm: v.boolean() }),
  response: careOut,
  refusals: { nothingWaits: 1352, tooEarly: 1353 },
})

export const takeBreak = call({
  path: 'playBreak',
  summary: 'Starts a break or self-exclusion at once. It cannot be ended early.',
  access: 'player',
  money: 'none',
  request: v.object({ length: v.picklist(breakLengths) }),
  response: careOut,
  refusals: { longerBreakRuns: 1354 },
})

export const awaitPlayStop = call({
  path: 'playStopWait',
  summary: 'Long poll: answers as soon as the player may no longer play, or at the timeout.',
  access: 'player',
  money: 'none',
  activity: 'background',
  longPoll: true,
  request: v.object({ waitMs: waitMsIn }),
  response: v.object({ isStopped: v.boolean() }),
  refusals: {},
})

export const setRealityCheck = call({
  path: 'realityCheckSet',
  summary: 'Sets the interval of reality checks: 15, 30 or 60 minutes.',
  access: 'player',
  money: 'none',
  request: v.object({ minutes: v.picklist(realityMinutes) }),
  response: careOut,
  refusals: {},
})

export const getPlayHistory = call({
  path: 'playHistory',
  summary: 'Returns deposits, withdrawals, bets, wins and playing time of each of the last twelve months.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: v.object({
    months: v.array(
      v.object({
        /** The first day of the month. */
        month: calendarDayOut,
        deposited: centavosOut,
        withdrawn: centavosOut,
        staked: centavosOut,
        won: centavosOut,
        /** Net result: won less staked. */
        net: centavosOut,
        minutes: v.number(),
      }),
    ),
  }),
  refusals: {},
})

export const getPlayHistoryFile = call({
  path: 'playHistoryFile',
  summary: 'Returns the same twelve months as a PDF for print.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: v.object({ fileName: v.string(), type: v.string(), base64: v.string() }),
  refusals: { tryLater: 1020 },
})
