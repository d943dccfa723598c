import { readContent } from '#features/lobby/lobby/server/index.ts'
import { monthlyChests } from '#features/promotions/monthly-chests/server/index.ts'
import { bindReward } from '#features/promotions/bind-reward/server/index.ts'
import { cashBack } from '#features/promotions/cash-back/server/index.ts'
import { depositStreak } from '#features/promotions/deposit-streak/server/index.ts'
import { coupon } from '#features/promotions/coupon/server/index.ts'
import { firstDeposit } from '#features/promotions/first-deposit/server/index.ts'
import { welcomeCalendar } from '#features/promotions/welcome-calendar/server/index.ts'
import { depositLadder } from '#features/promotions/deposit-ladder/server/index.ts'
import { dailyLogin } from '#features/promotions/daily-login/server/index.ts'
import { followDoor } from '#features/promotions/follow/server/index.ts'
import { invites, type VoidedInvite } from '#features/promotions/invite/server/index.ts'
import {
  inviteFriendsDoor,
  inviteFriendsVoided,
  wantsInvites,
} from '#features/promotions/invite-friends/server/index.ts'
import { inviteSpinDoor, inviteSpinVoided } from '#features/promotions/invite-spin/server/index.ts'
import { lastExchangeAt, pointsDoor } from '#features/promotions/points/server/index.ts'
import type { PromotionDoor, PromotionDependencies } from '#features/promotions/kit/server/index.ts'
import { signInCards } from '#features/promotions/sign-in-cards/server/index.ts'
import { lossRelief } from '#features/promotions/loss-relief/server/index.ts'
import { taskDoor } from '#features/promotions/task/server/index.ts'
import { vipDoor, vipPrivileges } from '#features/promotions/vip/server/index.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import type { ServerContext } from './server-context.ts'

/** Every promotion of the product. A new one is added here and nowhere else. */
export const promotionDoors = (
  needs: PromotionDependencies,
  { db }: Pick<ServerContext, 'db'>,
): readonly PromotionDoor[] => [
  vipDoor({ ...needs, db }),
  pointsDoor({ ...needs, db }),
  coupon({ ...needs, limitAmountOf: async (tx, propId) => (await readContent(tx)).props[propId]?.limitAmount }),
  bindReward(needs),
  firstDeposit(needs),
  welcomeCalendar(needs),
  signInCards(needs),
  dailyLogin(needs),
  cashBack({ ...needs, rebateOf: async (queryable, playerId) => (await vipPrivileges(queryable, playerId)).rebate }),
  monthlyChests({ ...needs, db }),
  depositStreak(needs),
  depositLadder(needs),
  lossRelief(needs),
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
