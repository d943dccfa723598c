import type { Queryable } from '#platform/db/queryable.ts'

/** What promotions ask of features that are promotions themselves, or build on them. */
export type PromotionDependencies = {
  readonly vipOf: (db: Queryable, playerId: bigint) => Promise<number>
}
