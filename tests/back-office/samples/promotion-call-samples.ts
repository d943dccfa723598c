import { randomUUID } from 'node:crypto'
import * as commission from '#features/promotions/commission/staff-contract.ts'
import * as points from '#features/promotions/points/staff-contract.ts'
import * as giftByHand from '#features/promotions/gift-by-hand/contract.ts'
import * as promotion from '#features/promotions/kit/staff-contract.ts'
import * as tournament from '#features/promotions/tournament/staff-contract.ts'
import type { TestBackOffice } from '../../support/test-back-office.ts'
import { sample, type StaffSample } from './call-sample.ts'
import { sampleGift } from './sample-gift.ts'
import {
  livePromotion,
  reason,
  samplePayout,
  samplePayoutRequest,
  samplePrize,
  sampleTournament,
  savedPromotion,
} from './sample-rows.ts'

const ofLivePromotion = async ({ site }: TestBackOffice) => ({
  key: await livePromotion(site.context.db, site.clock.now()),
  reason,
})
/** Calls about promotions, tournaments, prizes and commission. */
export const promotionCallSamples: readonly StaffSample[] = [
  sample(promotion.listPromotions, () => ({})),
  sample(promotion.viewPromotion, () => ({ key: 'free-sign' })),
  sample(promotion.viewHoldout, () => ({ key: 'free-sign', version: 1 })),
  sample(promotion.simulatePromotion, () => ({ key: 'free-sign', terms: {}, settings: {} })),
  sample(promotion.savePromotion, async ({ site }) => ({
    key: 'free-sign',
    version: await savedPromotion(site.context.db, 'free-sign', site.clock.now()),
    terms: {},
    settings: {},
    reason,
  })),
  sample(promotion.comparePromotion, async ({ site }) => {
    const version = await savedPromotion(site.context.db, 'free-sign', site.clock.now())
    return { key: 'free-sign', before: version, after: version }
  }),
  sample(promotion.clonePromotion, async ({ site }) => {
    const version = await savedPromotion(site.context.db, 'free-sign', site.clock.now())
    return { key: 'free-sign', source: version, version, reason }
  }),
  sample(promotion.requestPromotion, async ({ site }) => ({
    key: 'free-sign',
    version: await savedPromotion(site.context.db, 'free-sign', site.clock.now()),
    requestKey: randomUUID(),
    reason,
  })),
  sample(promotion.pausePromotion, ofLivePromotion),
  sample(promotion.endPromotion, ofLivePromotion),
  sample(tournament.listTournaments, () => ({})),
  sample(tournament.stopTournament, async (office) => ({ id: await sampleTournament(office), reason })),
  sample(giftByHand.viewPlayerPromotions, (_office, playerId) => ({ playerId })),
  sample(giftByHand.requestGiftByHand, sampleGift),
  sample(points.listPrizes, () => ({})),
  sample(points.decidePrize, samplePrize),
  sample(commission.listStatements, () => ({})),
  sample(commission.listPayouts, () => ({})),
  sample(commission.viewTree, (_office, playerId) => ({ playerId })),
  sample(commission.requestPayout, samplePayoutRequest),
  sample(commission.refusePayout, samplePayout),
]
