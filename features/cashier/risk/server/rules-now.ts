import * as v from 'valibot'
import type { Queryable } from '#platform/db/queryable.ts'
import { defaultRiskRules, firstRulesVersion, type RiskRules, riskRulesSchema } from '../risk-rules.ts'
import { rulesList } from './store/risk-rules.store.ts'

export type RulesNow = { readonly version: number; readonly rules: RiskRules }

/** The rules in force. */
export async function rulesNow(db: Queryable): Promise<RulesNow> {
  const [newest] = await rulesList(db, 1)
  if (newest === undefined) return { version: firstRulesVersion, rules: defaultRiskRules }
  return { version: Number(newest.version), rules: v.parse(riskRulesSchema, newest.rules) }
}
