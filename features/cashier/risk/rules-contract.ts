import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { riskRulesSchema } from './risk-rules.ts'

const versionOut = v.pipe(v.number(), v.safeInteger())

export const viewRiskRules = staffCall({
  path: 'riskRules',
  summary: 'The rules by which players are rated now, and every version before: who, when, why.',
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
  summary: 'What rules would have said of the last 1,000 ratings. Nothing is kept.',
  permission: 'risk.view',
  request: v.object({ rules: riskRulesSchema }),
  response: v.object({ tried: v.number(), higher: v.number(), lower: v.number(), before: bandsOut, after: bandsOut }),
  refusals: {},
})

export const saveRiskRules = staffChange({
  path: 'riskRulesSave',
  summary: 'Makes a new version of the rules. Players are rated by it from now on; old ratings stay as they were.',
  permission: 'risk.setRules',
  request: v.object({
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    rules: riskRulesSchema,
    reason: reasonIn,
  }),
  response: v.object({ version: versionOut }),
  refusals: { stale: 1073, nothingToChange: 1004 },
})
