import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { defaultTerms } from '../default-budget.ts'
import type { PromotionKind } from '../promotion-kind.ts'
import type { WireTerms } from '../terms.ts'
import { promotionFindActing } from './store/acting.store.ts'
import { promotionActivate, promotionInsertVersion } from './store/promotion.store.ts'

export type PromotionPublication = {
  readonly kind: PromotionKind
  readonly terms?: WireTerms
  readonly settings?: Readonly<Record<string, unknown>>
  readonly savedBy: string
  readonly reason: string
  readonly now: Instant
}

/** Saves and activates a version, for the demonstration and for tests. Operators need a second person. */
export async function publishPromotion(tx: Transaction, publishing: PromotionPublication): Promise<number> {
  const { kind, savedBy, reason, now } = publishing
  const terms = { ...kind.terms, ...publishing.terms }
  const settings = { ...kind.defaults, ...publishing.settings }
  const version = await promotionInsertVersion(tx, { key: kind.key, terms, settings, savedBy, reason, now })
  if (!(await promotionActivate(tx, { key: kind.key, version, now })))
    throw new Error(`${kind.key} could not be activated`)
  return version
}

/** Activates everything that was never set up with its defaults and their budgets, for a fresh demonstration. */
export async function seedDemoPromotions(
  tx: Transaction,
  kinds: readonly PromotionKind[],
  now: Instant,
): Promise<void> {
  for (const kind of kinds) {
    if (await promotionFindActing(tx, kind.key)) continue
    const terms = defaultTerms(kind)
    await publishPromotion(tx, { kind, terms, savedBy: 'demonstration', reason: 'the first configuration', now })
  }
}
