import type { ApprovalKinds } from '#features/office/approval/server/index.ts'
import { staffMessages } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { giftByHandMessages } from '../messages.ts'
import { giftApproval } from './gift-approval.ts'
import type { GiftDeskDependencies } from './gift-dependencies.ts'
import { requestGiftHandler } from './request-gift.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { viewPlayerPromotionsHandler } from './view-player-promotions.ts'
import { giftTemplates } from './gift-templates.ts'

/** Rewards of promotions that the staff gives one player, each by two people. */
export const giftByHand = (needs: GiftDeskDependencies): FeatureModule & ApprovalKinds => ({
  name: 'gift-by-hand',
  desk: {
    fieldMeanings: staffFieldMeanings,
    handlers: [viewPlayerPromotionsHandler(needs), requestGiftHandler(needs)],
    refusalTexts: { ...giftByHandMessages, notPermitted: staffMessages.notPermitted },
  },
  approvalKinds: [giftApproval(needs)],
  messageTemplates: giftTemplates,
})
