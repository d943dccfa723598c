import { bindRewardEntry } from '#features/promotions/bind-reward/player/entry.ts'
import { dailyLoginEntry } from '#features/promotions/daily-login/player/entry.ts'
import { depositLadderEntry } from '#features/promotions/deposit-ladder/player/entry.ts'
import { depositStreakEntry } from '#features/promotions/deposit-streak/player/entry.ts'
import { firstDepositEntry } from '#features/promotions/first-deposit/player/entry.ts'
import { followEntry } from '#features/promotions/follow/player/entry.ts'
import { inviteFriendsEntry } from '#features/promotions/invite-friends/player/entry.ts'
import { inviteSpinEntry } from '#features/promotions/invite-spin/player/entry.ts'
import { lossReliefEntry } from '#features/promotions/loss-relief/player/entry.ts'
import { monthlyChestsEntry } from '#features/promotions/monthly-chests/player/entry.ts'
import { pointsEntry } from '#features/promotions/points/player/entry.ts'
import { signInCardsEntry } from '#features/promotions/sign-in-cards/player/entry.ts'
import { taskEntry } from '#features/promotions/task/player/entry.ts'
import { vipEntry } from '#features/promotions/vip/player/entry.ts'
import { welcomeCalendarEntry } from '#features/promotions/welcome-calendar/player/entry.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'

/** Every promotion of the player's app. A new one is added here and nowhere else. */
export const promotions: readonly PromotionEntry[] = [
  bindRewardEntry,
  dailyLoginEntry,
  depositLadderEntry,
  depositStreakEntry,
  firstDepositEntry,
  followEntry,
  inviteFriendsEntry,
  inviteSpinEntry,
  lossReliefEntry,
  monthlyChestsEntry,
  pointsEntry,
  signInCardsEntry,
  taskEntry,
  vipEntry,
  welcomeCalendarEntry,
]
