import * as v from 'valibot'
import { calendarDayIn, calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { staffCall } from '#core/contract/staff-call.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { funnelSteps, reportNames, revenueSplits } from './report-names.ts'

const wholeOut = v.pipe(v.bigint(), v.transform(Number), v.number(), v.safeInteger())
const days = { from: calendarDayIn, until: calendarDayIn } as const
const daysTooMany = { daysTooMany: 1160 } as const

export const viewRevenue = staffCall({
  path: 'revenueReport',
  summary: 'Returns GGR and NGR of closed rounds by day, provider, brand, type or game. Up to 92 days (Manila).',
  permission: 'report.view',
  request: v.object({ ...days, by: v.picklist(revenueSplits) }),
  response: v.object({
    rows: v.array(
      v.object({
        key: v.string(),
        title: v.string(),
        rounds: wholeOut,
        players: wholeOut,
        stake: centavosOut,
        win: centavosOut,
        ggr: centavosOut,
        ngr: centavosOut,
        /** For a closed day, which keeps its figures: later changes. Null: it is open. */
        late: v.nullable(centavosOut),
      }),
    ),
    /** Gifts on these days, less what was returned. */
    given: centavosOut,
  }),
  refusals: daysTooMany,
})

export const viewFunnel = staffCall({
  path: 'funnelReport',
  summary: 'Returns the funnel of players who registered between two dates: how many reached each step by now.',
  permission: 'report.view',
  request: v.object(days),
  response: v.object({ steps: v.array(v.object({ step: v.picklist(funnelSteps), players: wholeOut })) }),
  refusals: daysTooMany,
})

export const viewChannels = staffCall({
  path: 'channelReport',
  summary: 'Returns first visits and registrations by channel between two dates, with the depositors and NGR by now.',
  permission: 'report.view',
  request: v.object(days),
  response: v.object({
    channels: v.array(
      v.object({
        channel: v.string(),
        visits: wholeOut,
        registered: wholeOut,
        depositors: wholeOut,
        ngr: centavosOut,
      }),
    ),
  }),
  refusals: { ...daysTooMany, daysArchived: 1161 },
})

export const viewCohorts = staffCall({
  path: 'cohortReport',
  summary: 'Returns players by month of first deposit: how many deposited in each month since, and how much.',
  permission: 'report.view',
  request: v.object({}),
  response: v.object({
    cohorts: v.array(
      v.object({
        month: calendarDayOut,
        /** From the month of the first deposit to this month. */
        months: v.array(v.object({ players: wholeOut, amount: centavosOut })),
      }),
    ),
  }),
  refusals: {},
})

export const viewPromotionCost = staffCall({
  path: 'promotionCostReport',
  summary: 'Returns what each promotion granted between two dates, what was reversed, and the cost.',
  permission: 'report.view',
  request: v.object(days),
  response: v.object({
    promotions: v.array(
      v.object({
        key: v.string(),
        title: v.string(),
        awards: wholeOut,
        players: wholeOut,
        given: centavosOut,
        cameBack: centavosOut,
        cost: centavosOut,
        /** Points in hundredths: given less taken back. */
        points: wholeOut,
      }),
    ),
  }),
  refusals: daysTooMany,
})

export const viewLiabilities = staffCall({
  path: 'liabilityReport',
  summary: 'Returns what is owed to players now, and at the end of each of the last 92 days with its proof root.',
  permission: 'report.view',
  request: v.object({}),
  response: v.object({
    now: v.object({ players: wholeOut, coin: centavosOut, hold: centavosOut, safebox: centavosOut, points: wholeOut }),
    days: v.array(
      v.object({
        day: calendarDayOut,
        madeAt: instantOut,
        players: wholeOut,
        total: centavosOut,
        hash: v.string(),
      }),
    ),
  }),
  refusals: {},
})

export const saveReport = staffCall({
  path: 'reportFile',
  summary: 'Returns a report as a file, for a spreadsheet or for print.',
  permission: 'report.view',
  request: v.object({
    ...days,
    report: v.picklist(reportNames),
    /** For the revenue report. */
    by: v.optional(v.picklist(revenueSplits), 'day'),
    format: v.picklist(['csv', 'pdf']),
  }),
  response: v.object({ fileName: v.string(), type: v.string(), base64: v.string() }),
  refusals: { ...daysTooMany, daysArchived: 1161 },
})
