import * as v from 'valibot'
import { calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { monthIn } from '#core/clock/month-in.ts'
import { staffCall } from '#core/contract/staff-call.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { figureGroups } from './figure-groups.ts'

const wholeOut = v.pipe(v.bigint(), v.transform(Number), v.number(), v.safeInteger())

const refusals = { monthNotBegun: 1496, daysArchived: 1161 } as const

export const viewRegulatorMonth = staffCall({
  path: 'regulatorMonth',
  summary: 'Returns a month as the regulator asks for it: play, players, complaints, payments, checks, cases, changes.',
  permission: 'regulatorReport.view',
  request: v.object({ month: monthIn }),
  response: v.object({
    from: calendarDayOut,
    until: calendarDayOut,
    /** How many of the month’s days are closed; play is of these. */
    daysClosed: v.number(),
    days: v.number(),
    at: instantOut,
    figures: v.array(
      v.object({
        group: v.picklist(figureGroups),
        name: v.string(),
        /** closed: of closed days; live: counted now. */
        source: v.picklist(['closed', 'live']),
        count: wholeOut,
        players: v.nullable(wholeOut),
        stake: v.nullable(centavosOut),
        win: v.nullable(centavosOut),
        amount: v.nullable(centavosOut),
        medianSeconds: v.nullable(v.number()),
      }),
    ),
  }),
  refusals,
})

export const saveRegulatorMonth = staffCall({
  path: 'regulatorMonthFile',
  summary: 'Returns the regulator’s month as a file, for a spreadsheet or for print.',
  permission: 'regulatorReport.view',
  request: v.object({ month: monthIn, format: v.picklist(['csv', 'pdf']) }),
  response: v.object({ fileName: v.string(), type: v.string(), base64: v.string() }),
  refusals,
})
