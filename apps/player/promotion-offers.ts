import { agentCountOffer } from '#features/promotions/agent-count/player/offer.ts'
import { agentOffer } from '#features/promotions/agent/player/offer.ts'
import { agent5Offer } from '#features/promotions/agent5/player/offer.ts'
import { bindRewardOffer } from '#features/promotions/bind-reward/player/offer.ts'
import { christmasOffer } from '#features/promotions/christmas/player/offer.ts'
import { dailyLoginOffer } from '#features/promotions/daily-login/player/offer.ts'
import { depositLadderOffer } from '#features/promotions/deposit-ladder/player/offer.ts'
import { depositStreakOffer } from '#features/promotions/deposit-streak/player/offer.ts'
import { festivalOffer } from '#features/promotions/festival/player/offer.ts'
import { firstDepositOffer } from '#features/promotions/first-deposit/player/offer.ts'
import { followOffer } from '#features/promotions/follow/player/offer.ts'
import { fundOffer } from '#features/promotions/fund/player/offer.ts'
import { inviteFriendsOffer } from '#features/promotions/invite-friends/player/offer.ts'
import { inviteSpinOffer } from '#features/promotions/invite-spin/player/offer.ts'
import { lossReliefOffer } from '#features/promotions/loss-relief/player/offer.ts'
import { monthlyChestsOffer } from '#features/promotions/monthly-chests/player/offer.ts'
import { newYearOffer } from '#features/promotions/new-year/player/offer.ts'
import { redPacketOffer } from '#features/promotions/red-packet/player/offer.ts'
import { signInCardsOffer } from '#features/promotions/sign-in-cards/player/offer.ts'
import { taskOffer } from '#features/promotions/task/player/offer.ts'
import { vipOffer } from '#features/promotions/vip/player/offer.ts'
import { weekendLotteryOffer } from '#features/promotions/weekend-lottery/player/offer.ts'
import { welcomeCalendarOffer } from '#features/promotions/welcome-calendar/player/offer.ts'
import type { PromotionOffer } from '#features/promotions/kit/player/index.ts'

/** What lists of promotions say of each. A file apart from `promotions.ts`, which the first load contains. */
export const promotionOffers: readonly PromotionOffer[] = [
  agentCountOffer,
  agentOffer,
  agent5Offer,
  bindRewardOffer,
  christmasOffer,
  dailyLoginOffer,
  depositLadderOffer,
  depositStreakOffer,
  festivalOffer,
  firstDepositOffer,
  followOffer,
  fundOffer,
  inviteFriendsOffer,
  inviteSpinOffer,
  lossReliefOffer,
  monthlyChestsOffer,
  newYearOffer,
  redPacketOffer,
  signInCardsOffer,
  taskOffer,
  vipOffer,
  weekendLotteryOffer,
  welcomeCalendarOffer,
]
