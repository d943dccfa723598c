import { readContent } from '#features/lobby/lobby/server/index.ts'
import { accumulatedRecharge } from '#features/promotions/accumulated-recharge/server/index.ts'
import { bindReward } from '#features/promotions/bind-reward/server/index.ts'
import { cashBonus } from '#features/promotions/cash-bonus/server/index.ts'
import { continuousRecharge } from '#features/promotions/continuous-recharge/server/index.ts'
import { coupon } from '#features/promotions/coupon/server/index.ts'
import { firstCharge } from '#features/promotions/first-charge/server/index.ts'
import { freeSign } from '#features/promotions/free-sign/server/index.ts'
import { ladderRecharge } from '#features/promotions/ladder-recharge/server/index.ts'
import { loginBonus } from '#features/promotions/login-bonus/server/index.ts'
import { followDoor } from '#features/promotions/follow/server/index.ts'
import { invites, type VoidedInvite } from '#features/promotions/invite/server/index.ts'
import {
  inviteFriendsDoor,
  inviteFriendsVoided,
  wantsInvites,
} from '#features/promotions/invite-friends/server/index.ts'
import { inviteSpinDoor, inviteSpinVoided } from '#features/promotions/invite-spin/server/index.ts'
import { lastExchangeAt, pointsDoor } from '#features/promotions/points/server/index.ts'
import type { PromotionDoor, PromotionNeeds } from '#features/promotions/promotion/server/index.ts'
import { signUpBonus } from '#features/promotions/sign-up-bonus/server/index.ts'
import { supply } from '#features/promotions/supply/server/index.ts'
import { taskDoor } from '#features/promotions/task/server/index.ts'
import { vipDoor, vipPrivileges } from '#features/promotions/vip/server/index.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import type { ServerContext } from './server-context.ts'

/** Every promotion of the product. A new one is added here and nowhere else. */
export const promotionDoors = (needs: PromotionNeeds, { db }: Pick<ServerContext, 'db'>): readonly PromotionDoor[] => [
  vipDoor({ ...needs, db }),
  pointsDoor({ ...needs, db }),
  coupon({ ...needs, limitAmountOf: async (tx, propId) => (await readContent(tx)).props[propId]?.limitAmount }),
  bindReward(needs),
  firstCharge(needs),
  freeSign(needs),
  signUpBonus(needs),
  loginBonus(needs),
  cashBonus({ ...needs, rebateOf: async (queryable, playerId) => (await vipPrivileges(queryable, playerId)).rebate }),
  accumulatedRecharge({ ...needs, db }),
  continuousRecharge(needs),
  ladderRecharge(needs),
  supply(needs),
  taskDoor({ ...needs, lastShoppedAt: lastExchangeAt }),
  inviteFriendsDoor(needs),
  inviteSpinDoor({ ...needs, bytes: secureBytes, isWantedElsewhere: wantsInvites }),
  followDoor(needs),
]

const onVoid: VoidedInvite = async (tx, gone) => {
  await inviteFriendsVoided(tx, gone)
  await inviteSpinVoided(tx, gone)
}

/** Who invited whom, which several promotions count. */
export const promotionInvites = ({ db }: Pick<ServerContext, 'db'>) => invites({ db, onVoid })
