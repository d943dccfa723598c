import type { Promotion, PromotionDependencies, PromotionKind } from '#features/promotions/kit/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { CommissionTerms } from '../rules.ts'

/** A promotion that pays commission, and its terms for that. */
export type CommissionProgramme = {
  readonly kind: PromotionKind
  readonly termsOf: (promotion: Promotion) => CommissionTerms
}

/** Erases the settings' type for the list, which only ever passes versions of the programme's own kind. */
export const commissionProgramme = <Settings>(
  kind: PromotionKind<Settings>,
  termsOf: (settings: Settings) => CommissionTerms,
): CommissionProgramme => ({ kind, termsOf: ({ settings }) => termsOf(settings as Settings) })

export type CommissionDependencies = PromotionDependencies & {
  readonly db: Database
  /** The first that pays an agent for a friend's day is the only one. */
  readonly programmes: readonly CommissionProgramme[]
}
