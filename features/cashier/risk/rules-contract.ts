import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { riskRulesSchema } from './risk-rules.ts'

const versionOut = v.pipe(v.number(), v.safeInteger())

export const viewRiskRules = staffCall({
  path: 'riskRules',
  summary: 'Returns the risk rules in effect and every earlier version: who, when, why.',
  permission: 'risk.view',
  request: v.object({}),
  response: v.object({
    version: versionOut,
    rules: riskRulesSchema,
    history: v.array(
      v.object({
        version: versionOut,
        changedBy: v.string(),
        reason: v.string(),
        changedAt: instantOut,
        changes: v.array(v.object({ name: v.string(), before: v.unknown(), after: v.unknown() })),
      }),
    ),
  }),
  refusals: {},
})

const bandsOut = v.object({ low: v.number(), middle: v.number(), high: v.number() })

export const tryRiskRules = staffCall({
  path: 'riskRulesTry',
  summary: 'Applies proposed rules to the last 1,000 ratings and returns the difference. Nothing is saved.',
  permission: 'risk.view',
  request: v.object({ rules: riskRulesSchema }),
  response: v.object({ tried: v.number(), higher: v.number(), lower: v.number(), before: bandsOut, after: bandsOut }),
  refusals: {},
})

export const saveRiskRules = staffChange({
  path: 'riskRulesSave',
  summary: 'Saves a new version of the risk rules. It applies to new ratings; earlier ones stay.',
  permission: 'risk.setRules',
  request: v.object({
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    rules: riskRulesSchema,
    reason: reasonIn,
  }),
  response: v.object({ version: versionOut }),
  refusals: { stale: 1073, nothingToChange: 1004 },
})
