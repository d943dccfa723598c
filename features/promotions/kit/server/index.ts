import type { DepositHooks } from '#features/cashier/deposit/server/index.ts'
import type { ApprovalKinds } from '#features/office/approval/server/index.ts'
import type { AuditVocabulary, StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { promotionMeanings } from './promotion-meanings.ts'
import { countPlayDays } from './count-play-days.ts'
import { staffPromotion } from './desk/staff-promotion.ts'
import { claimData } from './claim-data.ts'
import { promotionApproval } from './promotion-approval.ts'
import type { PromotionDependencies } from './promotion-dependencies.ts'
import { releaseUnpaid, reservationEndJob } from './reserve-gift.ts'
import type { PromotionModule } from './served-promotion.ts'
import { fieldMeanings } from './field-meanings.ts'
import { fundsLeft, type LoadCatalogue } from './load-catalogue.ts'
import { kitTexts } from './messages/index.ts'
import { readCatalogueHandler } from './read-catalogue.ts'
import { readRuleHandler } from './read-rule.ts'

type Dependencies = Pick<StaffDependencies, 'audit'> &
  PromotionDependencies & {
    readonly db: Database
    readonly load: LoadCatalogue
    /** Every promotion of the product. */
    readonly promotions: readonly PromotionModule[]
  }

/** What all promotions share: catalogue, rule pages, reservations and their desk. Each promotion serves its own calls. */
export function promotionKit({
  audit,
  db,
  load,
  promotions,
  vipOf,
}: Dependencies): FeatureModule & ApprovalKinds & AuditVocabulary & DepositHooks {
  const served = promotions.map((promotion) => promotion.served)
  const kinds = served.map(({ kind }) => kind)
  return {
    name: 'promotion',
    player: {
      handlers: [readCatalogueHandler(load), readRuleHandler(served)],
      fieldMeanings,
      refusalTexts: { ruleNotFound: kitTexts.ruleNotFound },
    },
    desk: staffPromotion({ audit, kinds, served, vipOf }),
    jobs: [reservationEndJob({ db })],
    consumers: [countPlayDays],
    personalData: [claimData],
    hooks: [releaseUnpaid],
    approvalKinds: [promotionApproval],
    auditMeanings: promotionMeanings(kinds),
  }
}

export { fundsLeft }
export type { LoadCatalogue }
export { activitiesOpen } from './store/activities-open.store.ts'
export { aboutDay, missedDayOf } from './about-day.ts'
export { activityRefusalTexts } from './activity-refusal-texts.ts'
export { type BudgetAt, budgetCovers } from './budget-covers.ts'
export { type RewardClaim, claimReward } from './claim-reward.ts'
export { claimCountsOf, claimFind, claimList, claimListNewest, claimListOf } from './store/claim.store.ts'
export { greenGate, isHiddenByMode } from './green-mode.ts'
export { holdoutGate } from './holdout-gate.ts'
export { giftCost } from '../gift-cost.ts'
export type { SettingField, WireReward } from '../setting-field.ts'
export { amountAboveZeroIn, wholeIn } from '../setting-values.ts'
export { cycleKeyOf, onceCycle } from '../cycle.ts'
export { dayDone } from './day-done.ts'
export { leastRound } from './count-play-days.ts'
export { noteHeldGifts } from './note-held-gifts.ts'
export { activitiesOn, litByPromotions } from './session-facts.ts'
export { sharedCatalogue } from './store/shared-catalogue.store.ts'
export { leastCounted } from './load-catalogue.ts'
export { lockTied } from './lock-tied.ts'
export { type KeptCycle, keptCycles } from './kept-cycles.ts'
export { promotionAt, promotionKept, promotionOf } from './read-promotion.ts'
export { isAnnounced, type PlayerNow, type SeasonState, seasonStates } from './season-state.ts'
export { releasePool, reservePool } from './pool-budget.ts'
export { promotionConsumer } from './promotion-consumer.ts'
export type { PromotionDependencies } from './promotion-dependencies.ts'
export { publishPromotion, seedDemoPromotions } from './publish-promotion.ts'
export { type Reader, readReader } from './read-reader.ts'
export { reservationFind, wasReserved } from './store/reservation.store.ts'
export { dayRewardTable, earnedRewardTable, rewardTable } from './rule-table.ts'
export { keepReserved, releaseReserved, reserveGift } from './reserve-gift.ts'
export { revokeReward } from './revoke-reward.ts'
export { type GiftByHand, type PromotionModule, servedPromotion, type ServedPromotion } from './served-promotion.ts'
export { takeRebate } from './take-rebate.ts'
export {
  stateFind,
  stateList,
  stateListOfSeasons,
  stateOpen,
  type StateRow,
  stateSave,
} from './store/promotion-state.store.ts'
export { validBetIn } from './store/rebate.store.ts'
export { wouldGrant } from './would-grant.ts'
export type { Terms } from '../terms.ts'
export type { Promotion } from '../promotion.ts'
export { isOffered, isOpen, lossCap, playCap, type ReaderFacts, refuseClaim, shownState } from '../rules.ts'
export { seasonOf } from '../season.ts'
export { promotionKind, type PromotionKind, type RuleBlock, type RuleTable } from '../promotion-kind.ts'
export { promotionsLive } from './store/promotion.store.ts'
