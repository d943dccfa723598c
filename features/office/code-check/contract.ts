import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { staffCall } from '#core/contract/staff-call.ts'

const codeStates = ['same', 'changed', 'checkout', 'unlisted'] as const
export const fileFaults = ['changed', 'missing', 'added'] as const

export const viewCodeChecks = staffCall({
  path: 'codeChecks',
  summary: 'Returns for each server process whether its files are those that were released.',
  permission: 'monitor.view',
  request: v.object({}),
  response: v.object({
    checks: v.array(
      v.object({
        process: v.string(),
        state: v.picklist(codeStates),
        version: v.string(),
        /** Null: it runs from a clone. */
        commit: v.nullable(v.string()),
        filesSha256: v.nullable(v.string()),
        files: v.number(),
        /** How many files differ; the first of them are named. */
        faults: v.number(),
        named: v.array(v.object({ path: v.string(), fault: v.picklist(fileFaults) })),
        checkedAt: instantOut,
      }),
    ),
  }),
  refusals: {},
})
