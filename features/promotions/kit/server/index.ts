import type { Feature } from '#platform/http/feature.ts'
import { fieldMeanings } from './field-meanings.ts'
import { type CatalogueDependencies, fundsLeft, type LoadCatalogue, loadCatalogue } from './load-catalogue.ts'
import { readCatalogueHandler } from './read-catalogue.ts'
import { readRuleHandler } from './read-rule.ts'

/** What all promotions share: the catalogue and the rule pages. Each promotion serves its own calls. */
export const promotion = ({
  load,
  served,
}: Pick<CatalogueDependencies, 'served'> & { readonly load: LoadCatalogue }): Feature => ({
  name: 'promotion',
  handlers: [readCatalogueHandler(load), readRuleHandler(served)],
  fieldMeanings,
  refusalTexts: { ruleNotFound: 'There are no such rules.' },
})

export { fundsLeft, loadCatalogue }
export type { CatalogueDependencies, LoadCatalogue }
export { activitiesOf } from './read-catalogue.ts'
export { activityRefusalTexts } from '../messages.ts'
export { budgetHolds } from './budget-holds.ts'
export { type RewardClaim, claimReward } from './claim-reward.ts'
export { claimFind, claimList, claimListOf } from './store/claim.store.ts'
export { countPlayDays } from './count-play-days.ts'
export { greenGate, isHiddenByMode } from './green-mode.ts'
export { giftCost } from '../gift-cost.ts'
export type { SettingField, WireReward } from '../setting-field.ts'
export { cycleKeyOf, onceCycle } from '../cycle.ts'
export { lockTied } from './lock-tied.ts'
export { type KeptCycle, keptCycles } from './kept-cycles.ts'
export { promotionAt, promotionKept, promotionOf } from './read-promotion.ts'
export { promotionApproval } from './promotion-approval.ts'
export { staffPromotion } from './desk/staff-promotion.ts'
export { promotionConsumer } from './promotion-consumer.ts'
export type { PromotionDependencies } from './promotion-dependencies.ts'
export { publishPromotion, seedDemoPromotions } from './publish-promotion.ts'
export { type Reader, readReader } from './read-reader.ts'
export { reservationFind } from './store/reservation.store.ts'
export { keepReserved, releaseReserved, releaseUnpaid, reservationEndJob, reserveGift } from './reserve-gift.ts'
export { revokeReward } from './revoke-reward.ts'
export { type PromotionFeature, servedPromotion } from './served-promotion.ts'
export { takeRebate } from './take-rebate.ts'
export { stateFind, stateList, stateOpen, type StateRow, stateSave } from './store/promotion-state.store.ts'
export { validBetIn } from './store/rebate.store.ts'
export type { Promotion } from '../promotion.ts'
export { promotionKind, type PromotionKind } from '../promotion-kind.ts'
export { isOffered, isOpen, type ReaderFacts } from '../rules.ts'
export { promotionsLive } from './store/promotion.store.ts'
