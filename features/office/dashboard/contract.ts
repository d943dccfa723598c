import * as v from 'valibot'
import { calendarDayIn, calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { staffCall } from '#core/contract/staff-call.ts'
import { spanNames } from './span.ts'

const wholeOut = v.pipe(v.bigint(), v.transform(Number), v.number(), v.safeInteger())

/** Of one day: until this time of day, in total, and by hour. */
const figureOut = v.object({ soFar: wholeOut, all: wholeOut, hours: v.pipe(v.array(wholeOut), v.length(24)) })

export const figureNames = ['registrations', 'firstDeposits', 'deposits', 'ggr', 'ngr', 'activePlayers'] as const
export type FigureName = (typeof figureNames)[number]

const dayOut = v.object({
  day: calendarDayOut,
  registrations: figureOut,
  firstDeposits: figureOut,
  deposits: figureOut,
  ggr: figureOut,
  ngr: figureOut,
  /** Distinct players who bet, per day and per hour. */
  activePlayers: figureOut,
})

export const viewDashboard = staffCall({
  path: 'dashboard',
  summary: 'Compares today with yesterday and the same day last week (Manila), with the state of providers.',
  permission: 'dashboard.view',
  request: v.object({}),
  response: v.object({
    at: instantOut,
    today: dayOut,
    yesterday: dayOut,
    lastWeek: dayOut,
    /** Of the last hour. */
    providers: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        state: v.string(),
        operations: wholeOut,
        refused: wholeOut,
        lastAt: v.nullable(instantOut),
        openRounds: wholeOut,
        oldestOpenAt: v.nullable(instantOut),
        differences: wholeOut,
      }),
    ),
    payments: v.array(
      v.object({
        provider: v.string(),
        begun: wholeOut,
        credited: wholeOut,
        failed: wholeOut,
        expired: wholeOut,
        waiting: wholeOut,
      }),
    ),
    /** The checker's latest verdict; null before the first. */
    ledger: v.nullable(v.object({ checkedAt: instantOut, transfers: wholeOut, violations: wholeOut })),
  }),
  refusals: {},
})

const spanOut = v.object({
  from: calendarDayOut,
  until: calendarDayOut,
  /** The last day counts up to the present time of day only. */
  isCut: v.boolean(),
})
const spanFiguresOut = v.object({
  registrations: wholeOut,
  firstDeposits: wholeOut,
  deposits: wholeOut,
  ggr: wholeOut,
  ngr: wholeOut,
  activePlayers: wholeOut,
  stake: wholeOut,
})
const spanDaysOut = v.array(v.object({ day: calendarDayOut, isClosed: v.boolean(), ...spanFiguresOut.entries }))

export const viewSpan = staffCall({
  path: 'dashboardSpan',
  summary: 'Returns the figures of a span of days in Manila beside those of the span before. Up to 92 days.',
  permission: 'dashboard.view',
  request: v.object({
    span: v.picklist(spanNames),
    /** For days of one’s own choice. */
    from: v.optional(calendarDayIn),
    until: v.optional(calendarDayIn),
  }),
  response: v.object({
    at: instantOut,
    span: spanOut,
    before: spanOut,
    /** The day of the first transfer; null before it. */
    firstDay: v.nullable(calendarDayOut),
    now: v.object({ total: spanFiguresOut, days: spanDaysOut }),
    /** Null: the span before begins before the first day. */
    earlier: v.nullable(v.object({ total: spanFiguresOut, days: spanDaysOut })),
    /** What the games played should return, weighted by bets; null: none of them declares it. In millionths. */
    theory: v.nullable(v.object({ staked: wholeOut, lowest: wholeOut, highest: wholeOut })),
  }),
  refusals: { daysTooMany: 1160 },
})

/** Work that waits for people, as far as the member may see it. */
export const viewWork = staffCall({
  path: 'work',
  summary:
    'Counts the work that waits for people, by queue, with the age of the oldest; the queues of the member’s roles.',
  permission: 'session.own',
  request: v.object({}),
  response: v.object({
    queues: v.array(
      v.object({
        name: v.string(),
        label: v.string(),
        count: wholeOut,
        oldest: v.nullable(instantOut),
        page: v.nullable(v.string()),
      }),
    ),
  }),
  refusals: {},
})
