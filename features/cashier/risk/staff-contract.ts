import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { amlRules } from './aml-rules.ts'

export const listAlerts = staffList({
  path: 'amlAlertList',
  summary: 'Lists AML alerts, newest first, 25 at a time, each with the figures that raised it.',
  permission: 'aml.view',
  filter: { isClosed: v.optional(v.boolean(), false), playerId: v.optional(v.nullable(idIn), null) },
  sorts: ['newest', 'oldest'],
  row: {
    id: idOut,
    playerId: idOut,
    rule: v.picklist(amlRules),
    day: calendarDayOut,
    version: v.number(),
    inputs: v.record(v.string(), v.string()),
    foundAt: instantOut,
    /** Null: nobody has taken it up. */
    caseId: v.nullable(idOut),
    /** When the transaction must be reported; null: the rule finds a suspicion. */
    dueAt: v.nullable(instantOut),
    closedBy: v.nullable(v.string()),
  },
})

export const closeAlert = staffChange({
  path: 'amlAlertClose',
  summary: 'Closes an alert without a case. No money moves, and the player is never told.',
  permission: 'aml.close',
  request: v.object({
    alertId: idIn,
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { alertNotFound: 1074 },
})
