import * as v from 'valibot'
import type { FieldFault } from '#core/contract/outcome.ts'
import type { PromotionKind } from '../promotion-kind.ts'
import { termsIn } from '../terms.ts'

/** Faults of a new version, by field. */
export function versionFaults(
  kind: PromotionKind,
  { terms, settings }: { readonly terms: unknown; readonly settings: unknown },
): FieldFault[] {
  const ofTerms = (v.safeParse(termsIn, terms).issues ?? []).map((issue) => ({
    field: `terms.${v.getDotPath(issue) ?? ''}`,
    msg: issue.message,
  }))
  const ofSettings = kind.faultsOf(settings).map(({ field, msg }) => ({ field: `settings.${field}`, msg }))
  return [...ofTerms, ...ofSettings].map((fault) => ({ ...fault, key: 'invalid' }))
}
