import * as v from 'valibot'
import { answer, invalid, refuse } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { listPromotions, simulatePromotion, viewPromotion } from '../../staff-contract.ts'
import { defaultTerms, withBudget } from '../../default-budget.ts'
import { termsIn } from '../../terms.ts'
import { estimateAudience } from './estimate-audience.ts'
import { ruleView } from '../read-rule.ts'
import type { StaffPromotionDependencies } from './staff-promotion-dependencies.ts'
import { promotionHistory, staffPromotionList } from '../store/staff-promotion.store.ts'
import { measureVersion } from './measure-version.ts'
import { staffPromotionView } from './staff-promotion-view.ts'
import { waitsForApproval } from './waits-for-approval.ts'
import { warningsOf } from './warnings-of.ts'
import { withHoldout } from './with-holdout.ts'
import { versionFaults } from './version-faults.ts'

export const staffListPromotionsHandler = ({ kinds }: StaffPromotionDependencies) =>
  handleStaff(listPromotions, async ({ db, now }) => {
    const rows = new Map((await staffPromotionList(db, null)).map((row) => [row.key, row]))
    const promotions = await Promise.all(
      kinds.map((kind) => staffPromotionView(db, { kind, row: rows.get(kind.key), now })),
    )
    return answer({ promotions })
  })

export const staffViewPromotionHandler = ({ kinds }: StaffPromotionDependencies) =>
  handleStaff(viewPromotion, async ({ input: { key }, db, now }) => {
    const kind = kinds.find((each) => each.key === key)
    if (kind === undefined) return refuse('promotionNotFound')
    const [row] = await staffPromotionList(db, key)
    return answer({
      ...(await staffPromotionView(db, { kind, row, now })),
      isRequested: row !== undefined && (await waitsForApproval(db, { key, version: row.latest, now })),
      terms: v.parse(anyObject, row?.terms ?? defaultTerms(kind)),
      settings: { ...kind.defaults, ...v.parse(anyObject, row?.settings ?? {}) },
      warnings: await warningsOf(db, kind),
      fields: [...kind.fields],
      history: await promotionHistory(db, key),
    })
  })

const anyObject = v.record(v.string(), v.unknown())

export const staffSimulatePromotionHandler = ({ kinds, served, vipOf }: StaffPromotionDependencies) =>
  handleStaff(simulatePromotion, async ({ input: { key, ...version }, db, now }) => {
    const kind = kinds.find((each) => each.key === key)
    if (kind === undefined) return refuse('promotionNotFound')
    const given = withBudget(kind, version.terms)
    const faults = versionFaults(kind, { ...version, terms: given })
    if (faults.length > 0) return invalid(...faults)
    const terms = v.parse(termsIn, withHoldout(kind, given))
    return answer({
      cost: kind.costOf(version.settings, terms),
      measured: (await measureVersion(db, { served, kind, settings: version.settings, now })) ?? null,
      audience: await estimateAudience(db, terms, { vipOf, now }),
      rule: ruleView({ kind, settings: version.settings, terms, language: 'en' }),
    })
  })
