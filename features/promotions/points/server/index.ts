import {
  activityRefusalTexts,
  type PromotionModule,
  type PromotionDependencies,
} from '#features/promotions/kit/server/index.ts'
import type { Clock } from '#core/clock/instant.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import { exchangePointsHandler } from './exchange-points.ts'
import { pointsExpiryJob } from './expiry-job.ts'
import { fieldMeanings } from './field-meanings.ts'
import { pointsFollowPlay } from './points-follow-play.ts'
import { staffPoints } from './desk/staff-points.ts'
import { pointsKind } from './points-kind.ts'
import { prunePointsJob } from './prune-points.ts'
import { readShopHandler } from './read-shop.ts'
import { pointsTexts } from './messages/index.ts'
import { pointsTemplates } from './points-templates.ts'

type Dependencies = PromotionDependencies &
  Pick<StaffDependencies, 'audit'> & {
    readonly db: Database
    readonly clock: Clock
    readonly prunesRounds: boolean
  }

/** The points shop and expiry. `pointsFollowPlay` grants the points. */
export const pointsFeature = (needs: Dependencies): PromotionModule => ({
  served: { kind: pointsKind, byHand: 'exchange' },
  name: 'points',
  player: {
    handlers: [readShopHandler(needs), exchangePointsHandler(needs)],
    fieldMeanings,
    refusalTexts: {
      ...activityRefusalTexts,
      conditionNotReached: pointsTexts.conditionNotReached,
      notEligible: pointsTexts.notEligible,
      capReached: pointsTexts.capReached,
    },
  },
  desk: staffPoints(needs),
  jobs: [pointsExpiryJob(needs), ...(needs.prunesRounds ? [prunePointsJob(needs)] : [])],
  consumers: [pointsFollowPlay(needs)],
  messageTemplates: pointsTemplates,
})

export { pointsPurse } from './points-purse.ts'
export { lastExchangeAt } from './store/exchange.store.ts'
