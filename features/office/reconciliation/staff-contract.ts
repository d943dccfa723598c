import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { calendarDayIn, calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { differenceKinds, movements } from './rules.ts'

export const listDays = staffCall({
  path: 'reconciliationDayList',
  summary: 'Lists the last 31 reconciled days of payment providers, newest first.',
  permission: 'reconciliation.view',
  request: v.object({}),
  response: v.object({
    days: v.array(
      v.object({
        provider: v.string(),
        day: calendarDayOut,
        lines: v.number(),
        amount: centavosOut,
        fee: centavosOut,
        differences: v.number(),
        comparedAt: instantOut,
      }),
    ),
  }),
  refusals: {},
})

export const listDifferences = staffList({
  path: 'reconciliationDifferenceList',
  summary: 'Lists differences between providers, ledger and orders, newest day first, 25 at a time.',
  permission: 'reconciliation.view',
  filter: { isResolved: v.optional(v.boolean(), false) },
  sorts: ['newest', 'oldest'],
  row: {
    id: idOut,
    provider: v.string(),
    day: calendarDayOut,
    /** The age of a difference in days. */
    ageDays: v.number(),
    kind: v.picklist(differenceKinds),
    movement: v.picklist(movements),
    reference: v.string(),
    ours: v.nullable(centavosOut),
    theirs: v.nullable(centavosOut),
    resolvedBy: v.nullable(v.string()),
  },
})

export const resolveDifference = staffChange({
  path: 'reconciliationDifferenceResolve',
  summary: 'Resolves a difference by recording its cause. No money moves.',
  permission: 'reconciliation.resolve',
  request: v.object({ differenceId: idIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { differenceNotFound: 1074 },
})

export const compareDay = staffChange({
  path: 'reconciliationCompare',
  summary: 'Compares a day of a provider again, within a minute.',
  permission: 'reconciliation.compare',
  request: v.object({ provider: v.pipe(v.string(), v.maxLength(40)), day: calendarDayIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { providerNotFound: 1074 },
})
