import { accumulatedRecharge } from '#features/accumulated-recharge/server/index.ts'
import { bindReward } from '#features/bind-reward/server/index.ts'
import { cashBonus } from '#features/cash-bonus/server/index.ts'
import { continuousRecharge } from '#features/continuous-recharge/server/index.ts'
import { coupon } from '#features/coupon/server/index.ts'
import { firstCharge } from '#features/first-charge/server/index.ts'
import { freeSign } from '#features/free-sign/server/index.ts'
import { ladderRecharge } from '#features/ladder-recharge/server/index.ts'
import { loginBonus } from '#features/login-bonus/server/index.ts'
import { followDoor } from '#features/follow/server/index.ts'
import { invites, type VoidedInvite } from '#features/invite/server/index.ts'
import { inviteFriendsDoor, inviteFriendsVoided, wantsInvites } from '#features/invite-friends/server/index.ts'
import { inviteSpinDoor, inviteSpinVoided } from '#features/invite-spin/server/index.ts'
import { lastExchangeAt, pointsDoor } from '#features/points/server/index.ts'
import type { PromotionDoor, PromotionNeeds } from '#features/promotion/server/index.ts'
import { signUpBonus } from '#features/sign-up-bonus/server/index.ts'
import { supply } from '#features/supply/server/index.ts'
import { taskDoor } from '#features/task/server/index.ts'
import { vipDoor, vipPrivileges } from '#features/vip/server/index.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import type { House } from './house.ts'

/** Every promotion of the product. A new one is added here and nowhere else. */
export const promotionDoors = (needs: PromotionNeeds, { db }: Pick<House, 'db'>): readonly PromotionDoor[] => [
  vipDoor({ ...needs, db }),
  pointsDoor({ ...needs, db }),
  coupon(needs),
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
export const promotionInvites = ({ db }: Pick<House, 'db'>) => invites({ db, onVoid })
