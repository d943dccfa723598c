import * as v from 'valibot'
import { calendarDayIn, calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { staffCall } from '#core/contract/staff-call.ts'
import { centavosOut } from '#core/money/wire-money.ts'

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

export const viewRevenue = staffCall({
  path: 'revenueReport',
  summary: 'GGR of closed rounds by day, provider, type or game; by day also NGR. Days of Manila, 92 at most.',
  permission: 'report.view',
  request: v.object({ from: calendarDayIn, until: calendarDayIn, by: v.picklist(['day', 'provider', 'type', 'game']) }),
  response: v.object({
    rows: v.array(
      v.object({
        key: v.string(),
        rounds: wholeOut,
        players: wholeOut,
        stake: centavosOut,
        win: centavosOut,
        ggr: centavosOut,
        /** Null where it is not split by day: what is given beside the games belongs to no game. */
        ngr: v.nullable(centavosOut),
      }),
    ),
  }),
  refusals: { daysTooMany: 1160 },
})
