import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { PromotionKind } from '../../promotion-kind.ts'
import type { ServedPromotion } from '../served-promotion.ts'

type Measured = {
  readonly served: readonly ServedPromotion[]
  readonly kind: PromotionKind
  /** As stored or as edited. */
  readonly settings: unknown
  readonly now: Instant
}

/** What a version would have cost by what players did in the last closed days. Undefined: it is not measured. */
export async function measureVersion(
  db: Queryable,
  { served, kind, settings, now }: Measured,
): Promise<Centavos | undefined> {
  const own = served.find((each) => each.kind.key === kind.key)
  return own?.measuredCost?.(db, { settings: kind.readSettings(settings), now })
}
