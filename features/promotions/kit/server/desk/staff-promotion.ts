import { staffMessages } from '#features/office/staff/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import {
  staffEndPromotionHandler,
  staffPausePromotionHandler,
  staffRequestPromotionHandler,
  staffSavePromotionHandler,
} from './staff-change-promotion.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import type { StaffPromotionDependencies } from './staff-promotion-dependencies.ts'
import {
  staffListPromotionsHandler,
  staffSimulatePromotionHandler,
  staffViewPromotionHandler,
} from './staff-read-promotions.ts'

export const staffPromotion = (needs: StaffPromotionDependencies): Feature => ({
  name: 'promotion',
  fieldMeanings: staffFieldMeanings,
  handlers: [
    staffListPromotionsHandler(needs),
    staffViewPromotionHandler(needs),
    staffSimulatePromotionHandler(needs),
    staffSavePromotionHandler(needs),
    staffRequestPromotionHandler(needs),
    staffPausePromotionHandler(needs),
    staffEndPromotionHandler(needs),
  ],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    promotionNotFound: 'There is no such promotion, or it has ended.',
    stale: staffMessages.stale,
    sentBefore: 'This version was asked for already and waits for a decision.',
    notRunning: 'It is not running.',
  },
})
