import * as v from 'valibot'
import { answer, refuse } from '#core/contract/outcome.ts'
import { changed, handleStaff, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { defaultRiskRules, type RiskRules, riskRulesSchema } from '../../risk-rules.ts'
import { saveRiskRules, tryRiskRules, viewRiskRules } from '../../rules-contract.ts'
import { type RulesRow, rulesInsert, rulesList } from '../store/risk-rules.store.ts'
import { rulesNow } from '../rules-now.ts'
import { tryRules } from '../try-rules.ts'

const versionsMax = 50

/** The rating rules: view, simulate, change. */
export const staffRules = ({ audit }: Pick<StaffDependencies, 'audit'>): Handler[] => [
  handleStaff(viewRiskRules, async ({ db }) => {
    const [present, rows] = await Promise.all([rulesNow(db), rulesList(db, versionsMax)])
    return answer({ ...present, history: historyOf(rows) })
  }),
  handleStaff(tryRiskRules, async ({ input: { rules }, db }) => answer(await tryRules(db, rules))),
  handleStaffChange(audit, saveRiskRules, async ({ input: { version, rules, reason }, staff, tx, now }) => {
    const present = await rulesNow(tx)
    if (present.version !== version) return refuse('stale', { version: present.version })
    const changes = changesOf(present.rules, rules)
    if (changes.length === 0) return refuse('nothingToChange')
    const next = version + 1
    const row = { version: next, rules, changedBy: staff.email, reason, changedAt: now }
    if (!(await rulesInsert(tx, row))) return refuse('stale', { version: next })
    const before = Object.fromEntries(changes.map((change) => [change.name, change.before]))
    const after = Object.fromEntries(changes.map((change) => [change.name, change.after]))
    return changed({ version: next }, { subject: `riskRules:${next}`, before, after })
  }),
]

function changesOf(before: RiskRules, after: RiskRules) {
  const was = new Map(Object.entries(before))
  return Object.entries(after)
    .filter(([name, value]) => was.get(name) !== value)
    .map(([name, value]) => ({ name, before: was.get(name), after: value }))
}

/** Each version with its changes; the first one changed the defaults. */
function historyOf(rows: readonly RulesRow[]) {
  const parsed = rows.map((row) => ({ ...row, rules: v.parse(riskRulesSchema, row.rules) }))
  return parsed.map(({ version, rules, ...row }, at) => ({
    ...row,
    version: Number(version),
    changes: changesOf(parsed[at + 1]?.rules ?? defaultRiskRules, rules),
  }))
}
