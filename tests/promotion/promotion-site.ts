import { promotionFeatures } from '#apps/server/features/promotion-features.ts'
import type { PromotionKind } from '#features/promotions/kit/promotion-kind.ts'
import { seedDemoPromotions } from '#features/promotions/kit/server/index.ts'
import type { WireTerms } from '#features/promotions/kit/terms.ts'
import { openTestPromotions } from '#tests/support/test-promotions.ts'
import { openTestSite } from '#tests/support/test-site.ts'

export type TestPromotionSite = Awaited<ReturnType<typeof openTestPromotionSite>>

/** A house of its own in which every promotion acts as it comes. */
export async function openTestPromotionSite(firstMobile: number) {
  const site = await openTestSite()
  const house = await openTestPromotions(site, firstMobile)
  const { kinds } = promotionFeatures(site.house)
  await site.house.db.transaction((tx) => seedDemoPromotions(tx, kinds, site.clock.now()))
  return {
    ...house,
    wake: house.keepAwake,
    publish: (kind: PromotionKind, terms: WireTerms, settings: Readonly<Record<string, unknown>> = {}) =>
      house.publish(kind, { terms, settings }),
  }
}

/** One grants, nine report that it was granted. */
export const onceOfTen = [0, ...Array<number>(9).fill(1003)]
