import * as v from 'valibot'
import { defaultHoldout } from '../../holdout.ts'
import type { PromotionKind } from '../../promotion-kind.ts'
import { termsIn } from '../../terms.ts'

/** Terms to be saved: a share that the form leaves open is decided by the budget, and written down. */
export function withHoldout({ noHoldout }: Pick<PromotionKind, 'noHoldout'>, terms: Readonly<Record<string, unknown>>) {
  if (terms['holdout'] !== undefined && terms['holdout'] !== null) return terms
  return { ...terms, holdout: noHoldout ? 0 : defaultHoldout(v.parse(termsIn, terms).budget) }
}
