import { readContent } from '#features/lobby/content/server/index.ts'
import { monthlyChestsFeature } from '#features/promotions/monthly-chests/server/index.ts'
import { bindRewardFeature } from '#features/promotions/bind-reward/server/index.ts'
import { cashBackFeature } from '#features/promotions/cash-back/server/index.ts'
import { depositStreakFeature } from '#features/promotions/deposit-streak/server/index.ts'
import { couponFeature } from '#features/promotions/coupon/server/index.ts'
import { firstDepositFeature } from '#features/promotions/first-deposit/server/index.ts'
import { welcomeCalendarFeature } from '#features/promotions/welcome-calendar/server/index.ts'
import { depositLadderFeature } from '#features/promotions/deposit-ladder/server/index.ts'
import { dailyLoginFeature } from '#features/promotions/daily-login/server/index.ts'
import { followFeature } from '#features/promotions/follow/server/index.ts'
import { invites, type VoidedInvite } from '#features/promotions/invite/server/index.ts'
import {
  inviteFriendsFeature,
  inviteFriendsVoided,
  wantsInvites,
} from '#features/promotions/invite-friends/server/index.ts'
import { inviteSpinFeature, inviteSpinVoided } from '#features/promotions/invite-spin/server/index.ts'
import { lastExchangeAt, pointsFeature } from '#features/promotions/points/server/index.ts'
import type { PromotionFeature, PromotionDependencies } from '#features/promotions/kit/server/index.ts'
import { signInCardsFeature } from '#features/promotions/sign-in-cards/server/index.ts'
import { lossReliefFeature } from '#features/promotions/loss-relief/server/index.ts'
import { taskFeature } from '#features/promotions/task/server/index.ts'
import { vipFeature, vipPrivileges } from '#features/promotions/vip/server/index.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import type { ServerContext } from './server-context.ts'

/** Every promotion of the product. A new one is added here and nowhere else. */
export const allPromotions = (
  needs: PromotionDependencies,
  { db }: Pick<ServerContext, 'db'>,
): readonly PromotionFeature[] => [
  vipFeature({ ...needs, db }),
  pointsFeature({ ...needs, db }),
  couponFeature({ ...needs, limitAmountOf: async (tx, propId) => (await readContent(tx)).props[propId]?.limitAmount }),
  bindRewardFeature(needs),
  firstDepositFeature(needs),
  welcomeCalendarFeature(needs),
  signInCardsFeature(needs),
  dailyLoginFeature(needs),
  cashBackFeature({
    ...needs,
    rebateOf: async (queryable, playerId) => (await vipPrivileges(queryable, playerId)).rebate,
  }),
  monthlyChestsFeature({ ...needs, db }),
  depositStreakFeature(needs),
  depositLadderFeature(needs),
  lossReliefFeature(needs),
  taskFeature({ ...needs, lastShoppedAt: lastExchangeAt }),
  inviteFriendsFeature(needs),
  inviteSpinFeature({ ...needs, bytes: secureBytes, isWantedElsewhere: wantsInvites }),
  followFeature(needs),
]

const onVoid: VoidedInvite = async (tx, gone) => {
  await inviteFriendsVoided(tx, gone)
  await inviteSpinVoided(tx, gone)
}

/** Who invited whom, which several promotions count. */
export const promotionInvites = ({ db }: Pick<ServerContext, 'db'>) => invites({ db, onVoid })
