import * as v from 'valibot'
import type { FieldFault } from '#core/contract/outcome.ts'
import type { PromotionKind } from '../../promotion-kind.ts'
import { isOpenEnded } from '../../open-ended.ts'
import { termsIn } from '../../terms.ts'

/** Faults of a new version, by field. */
export function versionFaults(
  kind: PromotionKind,
  { terms, settings }: { readonly terms: unknown; readonly settings: unknown },
): FieldFault[] {
  const ofSettings = kind.faultsOf(settings).map(({ field, msg }) => ({ field: `settings.${field}`, msg }))
  return [...termFaults(kind, terms), ...ofSettings].map((fault) => ({ ...fault, key: 'invalid' }))
}

const nobodyHeldBack = 'Players earn this promotion’s rewards before they claim them, so nobody can be held back.'

const budgetMissing = 'Enter a total, monthly, weekly or daily budget, or the reason why there is no limit.'

function termFaults({ isSeason, noHoldout }: PromotionKind, terms: unknown) {
  const parsed = v.safeParse(termsIn, terms)
  if (!parsed.success) {
    return parsed.issues.map((issue) => ({ field: `terms.${v.getDotPath(issue) ?? ''}`, msg: issue.message }))
  }
  const { startAt, endAt, holdout, budget } = parsed.output
  if (isOpenEnded(budget)) return [{ field: 'terms.budget.monthly', msg: budgetMissing }]
  if (noHoldout && holdout > 0) return [{ field: 'terms.holdout', msg: nobodyHeldBack }]
  if (!isSeason) return []
  if (startAt === null) return [{ field: 'terms.startAt', msg: 'A season needs a start.' }]
  if (endAt === null) return [{ field: 'terms.endAt', msg: 'A season needs an end.' }]
  return endAt > startAt ? [] : [{ field: 'terms.endAt', msg: 'The season ends before it starts.' }]
}
