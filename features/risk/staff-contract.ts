import * as v from 'valibot'
import { idOut } from '#core/contract/id-out.ts'
import { calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { amlRules } from './aml-rules.ts'

export const listAlerts = staffCall({
  path: 'amlAlertList',
  summary: 'Alerts of money laundering, newest first, 25 at a time, each with what it was made of.',
  permission: 'aml.view',
  request: v.object({
    isClosed: v.optional(v.boolean(), false),
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(400)), 0),
  }),
  response: v.object({
    alerts: v.array(
      v.object({
        id: idOut,
        playerId: idOut,
        rule: v.picklist(amlRules),
        day: calendarDayOut,
        version: v.number(),
        inputs: v.record(v.string(), v.string()),
        foundAt: instantOut,
        closedBy: v.nullable(v.string()),
      }),
    ),
    hasMore: v.boolean(),
  }),
  refusals: {},
})

export const closeAlert = staffChange({
  path: 'amlAlertClose',
  summary: 'Closes an alert with what was decided. Nothing moves, and the player is never told.',
  permission: 'aml.close',
  request: v.object({
    alertId: v.pipe(
      v.number(),
      v.safeInteger(),
      v.minValue(1),
      v.transform((id) => BigInt(id)),
    ),
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { alertNotFound: 1074 },
})
