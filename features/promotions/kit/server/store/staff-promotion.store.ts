import type { Instant } from '#core/clock/instant.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { PromotionState } from '../../promotion.ts'

export type StaffPromotionRow = {
  readonly key: string
  readonly state: PromotionState
  /** The version in force. */
  readonly version: number | null
  readonly latest: number
  /** Of the newest version. */
  readonly terms: unknown
  readonly settings: unknown
}

const list = statement<StaffPromotionRow>(
  'promotion_list_of_staff',
  `select p.key, p.state, p.version, p.latest, v.terms, v.settings
   from promotion p join promotion_version v on v.key = p.key and v.version = p.latest
   where $1::text is null or p.key = $1`,
)
/** All promotions, or one, with their newest versions. */
export const staffPromotionList = (db: Queryable, key: string | null) => db.rows(list, [key])

type SavedVersion = {
  readonly version: number
  readonly savedBy: string
  readonly reason: string
  readonly savedAt: Instant
  readonly holdout: BasisPoints
}
const history = statement<SavedVersion>(
  'promotion_history',
  `select version, saved_by as "savedBy", reason, saved_at as "savedAt",
     coalesce((terms->>'holdout')::int, 0) as holdout from promotion_version
   where key = $1 order by version desc limit 50`,
)
export const promotionHistory = (db: Queryable, key: string) => db.rows(history, [key])
