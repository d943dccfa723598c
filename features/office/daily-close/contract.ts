import * as v from 'valibot'
import { calendarDayIn, calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { idOut } from '#core/contract/id-out.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { conditionNames, conditionStates } from './condition.ts'
import { eachFigure } from './day-figures.ts'

const wholeOut = v.pipe(v.bigint(), v.transform(Number), v.number(), v.safeInteger())
const figuresOut = v.object(eachFigure(() => wholeOut))

const rootOut = v.object({ total: centavosOut, players: wholeOut, hash: v.string(), madeAt: instantOut })
const accountOut = v.object({ account: v.string(), asset: v.string(), received: wholeOut, paid: wholeOut })
const closingOut = v.object({
  id: idOut,
  closedBy: v.string(),
  closedAt: instantOut,
  figures: figuresOut,
  root: v.nullable(rootOut),
  accounts: v.array(accountOut),
  notes: v.array(v.string()),
  reopenedBy: v.nullable(v.string()),
  reopenedAt: v.nullable(instantOut),
})

export const viewDay = staffCall({
  path: 'dailyCloseView',
  summary: 'Returns one day: the checks before closing, its figures, and corrections since it was closed.',
  permission: 'dailyClose.view',
  request: v.object({
    /** Null: the next day to be closed. */
    day: v.optional(v.nullable(calendarDayIn), null),
  }),
  response: v.object({
    day: calendarDayOut,
    /** A hash of what is shown: the closer confirms having seen it. */
    version: v.string(),
    conditions: v.array(
      v.object({ name: v.picklist(conditionNames), state: v.picklist(conditionStates), text: v.string() }),
    ),
    /** Counted now. */
    figures: figuresOut,
    root: v.nullable(rootOut),
    accounts: v.array(accountOut),
    /** The closing in effect. */
    closing: v.nullable(closingOut),
    /** Items that arrived after that closing. */
    late: v.array(v.object({ at: instantOut, provider: v.string(), reference: v.string(), text: v.string() })),
    /** Reopened closings of the day, newest first. */
    reopened: v.array(closingOut),
  }),
  refusals: {},
})

export const listClosings = staffList({
  path: 'dailyCloseList',
  summary: 'Lists closed days, newest first, 25 at a time.',
  permission: 'dailyClose.view',
  filter: {},
  sorts: ['newest', 'oldest'],
  row: {
    id: idOut,
    day: calendarDayOut,
    closedBy: v.string(),
    closedAt: instantOut,
    ggr: centavosOut,
    ngr: centavosOut,
    deposits: centavosOut,
    withdrawals: centavosOut,
    /** At the end of the day; null if no root was made then. */
    owed: v.nullable(centavosOut),
    /** When the root was made, if too late to state it. */
    rootLateAt: v.nullable(instantOut),
    reopenedBy: v.nullable(v.string()),
  },
})

export const closeDay = staffChange({
  path: 'dailyCloseClose',
  summary: 'Closes a day with its current figures. Later reports are compared with them.',
  permission: 'dailyClose.close',
  request: v.object({ day: calendarDayIn, version: v.pipe(v.string(), v.maxLength(64)), reason: reasonIn }),
  response: v.object({}),
  refusals: { dayBlocked: 1170, figuresChanged: 1073, closedAlready: 1140 },
})

export const prepareDay = staffChange({
  path: 'dailyClosePrepare',
  summary: 'Runs the comparisons, totals and checks that closing a day needs. They finish within a minute.',
  permission: 'dailyClose.prepare',
  request: v.object({ day: calendarDayIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { dayNotOver: 1171 },
})

export const requestReopening = staffChange({
  path: 'dailyCloseRequestReopening',
  summary: 'Requests that a closed day be reopened. Another member has to approve.',
  permission: 'dailyClose.requestReopening',
  request: v.object({
    /** Idempotency key made by the form. */
    requestKey: v.pipe(v.string(), v.uuid()),
    day: calendarDayIn,
    reason: reasonIn,
  }),
  response: v.object({ approvalId: idOut }),
  refusals: { notClosed: 1074, sentBefore: 1151 },
})
