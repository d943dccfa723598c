import * as v from 'valibot'
import { calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { monthIn } from '#core/clock/month-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { type GameType, gameType } from '#core/enumerations/game-type.ts'
import { type BasisPoints, basisPoints } from '#core/money/basis-points.ts'
import { centavosIn, centavosOut } from '#core/money/wire-money.ts'

const wholeOut = v.pipe(v.bigint(), v.transform(Number), v.number(), v.safeInteger())

export const gameTypes = Object.keys(gameType) as GameType[]

/** Basis points: 3,000 is 30%. */
const shareIn = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(10_000),
  v.transform((share): BasisPoints => basisPoints(share)),
)
const byType = <S extends v.GenericSchema>(schema: S) =>
  v.object({ slots: schema, fish: schema, poker: schema, sports: schema, live: schema, games: schema })

const refusals = { daysOpen: 1173, termsMissing: 1174, daysUntied: 1175, monthBeforeRecords: 1176 } as const

export const viewPagcorMonth = staffCall({
  path: 'pagcorMonth',
  summary: 'Returns what a month owes PAGCOR, line by line, from the closed figures of its days.',
  permission: 'pagcor.view',
  request: v.object({ month: monthIn }),
  response: v.object({
    month: calendarDayOut,
    termsFrom: calendarDayOut,
    termsSavedBy: v.string(),
    kinds: v.array(
      v.object({
        type: v.string(),
        rounds: wholeOut,
        stake: centavosOut,
        win: centavosOut,
        ggr: centavosOut,
        share: v.number(),
        due: centavosOut,
      }),
    ),
    ggr: centavosOut,
    shares: centavosOut,
    minimumFee: centavosOut,
    due: centavosOut,
    days: v.array(v.object({ day: calendarDayOut, ggr: centavosOut, closedBy: v.string() })),
    /** Days that were reopened, with what they were closed with before. */
    changes: v.array(
      v.object({
        day: calendarDayOut,
        reopenedBy: v.string(),
        reopenedAt: instantOut,
        before: centavosOut,
        now: centavosOut,
      }),
    ),
  }),
  refusals,
})

export const savePagcorMonth = staffCall({
  path: 'pagcorMonthFile',
  summary: 'Returns the month with its working as a file, for a spreadsheet or for print.',
  permission: 'pagcor.view',
  request: v.object({ month: monthIn, format: v.picklist(['csv', 'pdf']) }),
  response: v.object({ fileName: v.string(), type: v.string(), base64: v.string() }),
  refusals,
})

export const listPagcorTerms = staffCall({
  path: 'pagcorTerms',
  summary: 'Lists PAGCOR’s shares and minimum fees by the month from which each applies, newest first.',
  permission: 'pagcor.view',
  request: v.object({}),
  response: v.object({
    terms: v.array(
      v.object({
        from: calendarDayOut,
        shares: byType(v.number()),
        minimumFee: centavosOut,
        savedBy: v.string(),
        savedAt: instantOut,
      }),
    ),
  }),
  refusals: {},
})

export const savePagcorTerms = staffChange({
  path: 'pagcorSaveTerms',
  summary:
    'Requests shares and the minimum fee that apply from a month on. They take effect once another member has approved them.',
  permission: 'pagcor.saveTerms',
  request: v.object({
    /** Idempotency key made by the form. */
    requestKey: v.pipe(v.string(), v.uuid()),
    from: monthIn,
    shares: byType(shareIn),
    minimumFee: centavosIn,
    reason: reasonIn,
  }),
  response: v.object({ approvalId: idOut }),
  refusals: { sentBefore: 1151 },
})
