import * as v from 'valibot'
import { calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { staffCall } from '#core/contract/staff-call.ts'

const wholeOut = v.pipe(v.bigint(), v.transform(Number), v.number(), v.safeInteger())

/** Of one day: how much until this time of the day, how much in all of it, and in each of its hours. */
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
  /** Players who bet: in a day each once, and in an hour each once. */
  activePlayers: figureOut,
})

export const viewDashboard = staffCall({
  path: 'dashboard',
  summary:
    'Today against yesterday and the same day a week ago, in days of Manila; what waits, and how everything does.',
  permission: 'dashboard.view',
  request: v.object({}),
  response: v.object({
    at: instantOut,
    today: dayOut,
    yesterday: dayOut,
    lastWeek: dayOut,
    queues: v.array(v.object({ name: v.string(), label: v.string(), count: wholeOut, oldest: v.nullable(instantOut) })),
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
    /** The checker's last word; null before it has said one. */
    ledger: v.nullable(v.object({ checkedAt: instantOut, transfers: wholeOut, violations: wholeOut })),
  }),
  refusals: {},
})
