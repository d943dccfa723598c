import * as v from 'valibot'
import { calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { staffCall } from '#core/contract/staff-call.ts'

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
