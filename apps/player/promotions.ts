import { agentEntry } from '#features/promotions/agent/player/entry.ts'
import { agentCountEntry } from '#features/promotions/agent-count/player/entry.ts'
import { agent5Entry } from '#features/promotions/agent5/player/entry.ts'
import { bindRewardEntry } from '#features/promotions/bind-reward/player/entry.ts'
import { christmasEntry } from '#features/promotions/christmas/player/entry.ts'
import { dailyLoginEntry } from '#features/promotions/daily-login/player/entry.ts'
import { depositLadderEntry } from '#features/promotions/deposit-ladder/player/entry.ts'
import { depositStreakEntry } from '#features/promotions/deposit-streak/player/entry.ts'
import { festivalEntry } from '#features/promotions/festival/player/entry.ts'
import { firstDepositEntry } from '#features/promotions/first-deposit/player/entry.ts'
import { followEntry } from '#features/promotions/follow/player/entry.ts'
import { fundEntry } from '#features/promotions/fund/player/entry.ts'
import { inviteFriendsEntry } from '#features/promotions/invite-friends/player/entry.ts'
import { inviteSpinEntry } from '#features/promotions/invite-spin/player/entry.ts'
import { lossReliefEntry } from '#features/promotions/loss-relief/player/entry.ts'
import { monthlyChestsEntry } from '#features/promotions/monthly-chests/player/entry.ts'
import { newYearEntry } from '#features/promotions/new-year/player/entry.ts'
import { pointsEntry } from '#features/promotions/points/player/entry.ts'
import { proxyTaskEntry } from '#features/promotions/proxy-task/player/entry.ts'
import { redPacketEntry } from '#features/promotions/red-packet/player/entry.ts'
import { signInCardsEntry } from '#features/promotions/sign-in-cards/player/entry.ts'
import { taskEntry } from '#features/promotions/task/player/entry.ts'
import { tournamentEntry } from '#features/promotions/tournament/player/entry.ts'
import { vipEntry } from '#features/promotions/vip/player/entry.ts'
import { weekendLotteryEntry } from '#features/promotions/weekend-lottery/player/entry.ts'
import { welcomeCalendarEntry } from '#features/promotions/welcome-calendar/player/entry.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'

/** Every promotion of the player's app. A new one is added here and nowhere else. */
export const promotions: readonly PromotionEntry[] = [
  agentEntry,
  agent5Entry,
  agentCountEntry,
  bindRewardEntry,
  christmasEntry,
  dailyLoginEntry,
  depositLadderEntry,
  depositStreakEntry,
  festivalEntry,
  firstDepositEntry,
  followEntry,
  fundEntry,
  inviteFriendsEntry,
  inviteSpinEntry,
  lossReliefEntry,
  monthlyChestsEntry,
  newYearEntry,
  pointsEntry,
  proxyTaskEntry,
  redPacketEntry,
  signInCardsEntry,
  taskEntry,
  tournamentEntry,
  vipEntry,
  weekendLotteryEntry,
  welcomeCalendarEntry,
]
