import { readContent } from '#features/lobby/content/server/index.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { GameWallet } from '#features/play/game-wallet/server/index.ts'
import { agentFeature, agentProgramme } from '#features/promotions/agent/server/index.ts'
import { agentCountFeature, agentCountVoided } from '#features/promotions/agent-count/server/index.ts'
import { agent5Feature, agent5Programme, agent5Voided } from '#features/promotions/agent5/server/index.ts'
import { bindRewardFeature } from '#features/promotions/bind-reward/server/index.ts'
import { cashBackFeature } from '#features/promotions/cash-back/server/index.ts'
import { christmasFeature } from '#features/promotions/christmas/server/index.ts'
import { commission } from '#features/promotions/commission/server/index.ts'
import { couponFeature } from '#features/promotions/coupon/server/index.ts'
import { dailyLoginFeature } from '#features/promotions/daily-login/server/index.ts'
import { depositLadderFeature } from '#features/promotions/deposit-ladder/server/index.ts'
import { depositStreakFeature } from '#features/promotions/deposit-streak/server/index.ts'
import { festivalFeature } from '#features/promotions/festival/server/index.ts'
import { firstDepositFeature } from '#features/promotions/first-deposit/server/index.ts'
import { followFeature } from '#features/promotions/follow/server/index.ts'
import { fundFeature } from '#features/promotions/fund/server/index.ts'
import { invites } from '#features/promotions/invite/server/index.ts'
import {
  inviteFriendsFeature,
  inviteFriendsVoided,
  countsInvites,
} from '#features/promotions/invite-friends/server/index.ts'
import { giftByHand } from '#features/promotions/gift-by-hand/server/index.ts'
import { inviteSpinFeature, inviteSpinVoided } from '#features/promotions/invite-spin/server/index.ts'
import {
  type LoadCatalogue,
  promotionKit,
  type PromotionModule,
  type PromotionDependencies,
  sharedCatalogue,
} from '#features/promotions/kit/server/index.ts'
import { lossReliefFeature } from '#features/promotions/loss-relief/server/index.ts'
import { monthlyChestsFeature } from '#features/promotions/monthly-chests/server/index.ts'
import { newYearFeature } from '#features/promotions/new-year/server/index.ts'
import { lastExchangeAt, pointsFeature, pointsPurse } from '#features/promotions/points/server/index.ts'
import { proxyTaskFeature, proxyTaskVoided } from '#features/promotions/proxy-task/server/index.ts'
import { redPacketFeature } from '#features/promotions/red-packet/server/index.ts'
import { signInCardsFeature } from '#features/promotions/sign-in-cards/server/index.ts'
import { taskFeature } from '#features/promotions/task/server/index.ts'
import { vipFeature, vipActing, vipPrivileges } from '#features/promotions/vip/server/index.ts'
import { welcomeCalendarFeature } from '#features/promotions/welcome-calendar/server/index.ts'
import { tournamentFeature } from '#features/promotions/tournament/server/index.ts'
import { weekendLotteryFeature } from '#features/promotions/weekend-lottery/server/index.ts'
import { newServerSeed } from '#platform/crypto/fair-seed.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { ServerContext } from '../server-context.ts'
import type { ProductModule } from './fold-modules.ts'

export type Promotions = {
  /** Every promotion of the product. */
  readonly promotions: readonly PromotionModule[]
  readonly load: LoadCatalogue
  /** The promotions, and what they share. */
  readonly modules: readonly ProductModule[]
}

/** The promotions. A new promotion is one line here. */
export function promotionModules(
  { callOutside, clock, configuration, db, log }: ServerContext,
  { audit, wallet }: Pick<StaffDependencies, 'audit'> & { readonly wallet: GameWallet },
): Promotions {
  const shared: PromotionDependencies = { vipOf: vipActing }
  const promotions = [
    vipFeature({ ...shared, db }),
    pointsFeature({ ...shared, db, clock, audit, prunesRounds: configuration.prunesCountedRounds }),
    couponFeature({ ...shared, limitAmountOf }),
    bindRewardFeature(shared),
    firstDepositFeature(shared),
    welcomeCalendarFeature(shared),
    signInCardsFeature(shared),
    dailyLoginFeature(shared),
    cashBackFeature({
      ...shared,
      rebateOf: async (queryable, playerId) => (await vipPrivileges(queryable, playerId)).rebate,
    }),
    monthlyChestsFeature({ ...shared, db }),
    depositStreakFeature(shared),
    depositLadderFeature(shared),
    lossReliefFeature(shared),
    taskFeature({ ...shared, lastShoppedAt: lastExchangeAt }),
    inviteFriendsFeature(shared),
    inviteSpinFeature({ ...shared, bytes: secureBytes, countsElsewhere: countsInvites }),
    followFeature(shared),
    festivalFeature(shared),
    christmasFeature({ ...shared, newSeed: newServerSeed }),
    newYearFeature({ ...shared, db, newSeed: newServerSeed }),
    fundFeature(shared),
    proxyTaskFeature({ ...shared, publicUrl: configuration.urls.public }),
    redPacketFeature({ ...shared, db }),
    weekendLotteryFeature({
      ...shared,
      db,
      log,
      callOutside,
      beaconUrls: configuration.beaconUrls,
      beaconPublicKey: configuration.beaconPublicKey,
    }),
    tournamentFeature({ ...shared, db, audit, wallet, purse: pointsPurse, hasReplays: replaysOf(wallet) }),
    agentFeature(shared),
    agent5Feature(shared),
    agentCountFeature({ ...shared, newSeed: newServerSeed }),
  ]
  const served = promotions.map((promotion) => promotion.served)
  const load = sharedCatalogue(db, { ...shared, served })
  return {
    promotions,
    load,
    modules: [
      promotionKit({ ...shared, audit, db, load, promotions }),
      giftByHand({ ...shared, audit, served }),
      invites({ db, onVoid }),
      commission({ ...shared, audit, db, programmes: [agent5Programme, agentProgramme] }),
      ...promotions,
    ],
  }
}

const onVoid = [inviteFriendsVoided, inviteSpinVoided, proxyTaskVoided, agent5Voided, agentCountVoided]

const limitAmountOf: Parameters<typeof couponFeature>[0]['limitAmountOf'] = async (tx, propId) =>
  (await readContent(tx)).props[propId]?.limitAmount

/** Providers behind an adapter have no replays. */
const replaysOf =
  (wallet: GameWallet) =>
  async (db: Queryable, providerId: string): Promise<boolean> =>
    (await wallet.findProvider(db, providerId))?.adapter === null
