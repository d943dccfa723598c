import {
  activityRefusalTexts,
  type PromotionFeature,
  type PromotionDependencies,
} from '#features/promotions/kit/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import { exchangePointsHandler } from './exchange-points.ts'
import { pointsExpiryJob } from './expiry-job.ts'
import { fieldMeanings } from './field-meanings.ts'
import { pointsKind } from './points-kind.ts'
import { readShopHandler } from './read-shop.ts'

/** The points shop and expiry. `pointsFollowPlay` grants the points. */
export const pointsFeature = (needs: PromotionDependencies & { readonly db: Database }): PromotionFeature => ({
  served: { kind: pointsKind },
  feature: {
    name: 'points',
    handlers: [readShopHandler(needs), exchangePointsHandler(needs)],
    fieldMeanings,
    refusalTexts: {
      ...activityRefusalTexts,
      conditionNotReached: 'You do not have enough points for this.',
      notEligible: 'This is for a higher VIP level.',
      capReached: 'You have reached this month’s limit of rebates. It grows with what you play.',
    },
  },
  jobs: [pointsExpiryJob(needs)],
})

export { lastExchangeAt } from './store/exchange.store.ts'
export { pointsFollowPlay } from './points-follow-play.ts'
export { staffPoints } from './desk/staff-points.ts'
