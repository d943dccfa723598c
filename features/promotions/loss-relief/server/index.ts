import {
  activityRefusalTexts,
  type PromotionModule,
  type PromotionDependencies,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import { isPackForSale } from '../rules.ts'
import { bankruptBonusHandler } from './bankrupt-bonus.ts'
import { fieldMeanings } from './field-meanings.ts'
import { packDeposits } from './pack-deposits.ts'
import { lossReliefKind } from './loss-relief-kind.ts'
import { standingOf } from './loss-relief-offer.ts'

/** A small aid and a pack for players out of coins. */
export const lossReliefFeature = (needs: PromotionDependencies): PromotionModule => ({
  served: servedPromotion({
    kind: lossReliefKind,
    byHand: 'deposit',
    // The catalogue only shows it to players out of coins.
    isShown: async (db, looking) => {
      const { today, unavailable } = await standingOf(db, looking)
      if (today === undefined) return unavailable === undefined
      return !today.offer.isAidClaimed || isPackForSale(today.offer, today.settings, looking.now)
    },
  }),
  name: 'supply',
  player: {
    handlers: [bankruptBonusHandler(needs)],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
  hooks: [packDeposits(needs)],
})
