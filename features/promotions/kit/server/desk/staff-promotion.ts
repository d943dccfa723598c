import { staffMessages } from '#features/office/staff/server/index.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
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

import { staffClonePromotionHandler, staffComparePromotionHandler } from './staff-versions.ts'
import { staffViewHoldoutHandler } from './staff-view-holdout.ts'

/** Promotions as the operator's staff sees, prepares and stops them. */
export const staffPromotion = (needs: StaffPromotionDependencies): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [
    staffListPromotionsHandler(needs),
    staffViewPromotionHandler(needs),
    staffSimulatePromotionHandler(needs),
    staffViewHoldoutHandler(needs),
    staffComparePromotionHandler(needs),
    staffSavePromotionHandler(needs),
    staffClonePromotionHandler(needs),
    staffRequestPromotionHandler(needs),
    staffPausePromotionHandler(needs),
    staffEndPromotionHandler(needs),
  ],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    promotionNotFound: 'This promotion wasn’t found or has ended.',
    stale: staffMessages.stale,
    sentBefore: 'This version is already waiting for approval.',
    budgetMissing:
      'This version has no budget. Enter a total, monthly, weekly or daily budget, or the reason why there is no limit, and save it as a new version.',
    notRunning: 'This promotion isn’t running.',
  },
})
