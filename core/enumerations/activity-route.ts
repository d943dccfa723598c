import { type ActivityType, activityType } from './activity-type.ts'
import { nameOfWire } from './enumeration.ts'

/** Banners can also lead to other pages. The specification numbers only the tasks; the other two are ours. */
export const bannerTarget = { tasks: 10_000, deposit: 10_001, bank: 10_002 } as const
export type BannerTarget = keyof typeof bannerTarget

/**
 * The page of an activity. A text and a link have none. The specification names none for the level pack and the red packets
 * either: theirs are ours.
 */
export const routeOfActivity = (type: ActivityType): string | undefined => activityRoutes[type]

/** The target of a banner or list entry, by its number. */
export function routeOfActivityId(id: number): string | undefined {
  const type = nameOfWire(activityType, id)
  return type ? routeOfActivity(type) : routeOfBannerTarget(id)
}

/** Where a banner leads that is about no activity. */
export function routeOfBannerTarget(id: number): string | undefined {
  const target = nameOfWire(bannerTarget, id)
  return target && bannerRoutes[target]
}

const depositRoute = '/lobby/wallets/deposit'

const activityRoutes: Readonly<Record<ActivityType, string | undefined>> = {
  bind: '/bind',
  vip: '/profile/vip',
  signInCards: '/activity/sign',
  fund: '/activity/fund',
  depositLadder: depositRoute,
  inviteUserSpin: '/activity/spin',
  followRewards: '/activity/follow',
  redPacket: '/activity/redPacket',
  dailyLogin: '/activity/cashBonus',
  notice: undefined,
  agent: '/activity/agent',
  monthlyChests: '/activity/vipRebate',
  outLink: undefined,
  lossRelief: '/activity/supply',
  agentCount: '/activity/agentCount',
  weekendLottery: '/activity/weekendLottery',
  festival: '/activity/festival',
  welcomeCalendar: '/activity/freeSign',
  christmas: '/activity/christmas',
  newYear: '/activity/newYear',
  firstDeposit: '/activity/firstCharge',
  inviteFriend1: '/activity/inviteFriends',
  agent5: '/activity/agent5',
  tasks: '/profile/task',
  depositStreak: '/activity/depositEvery',
}

const bannerRoutes: Readonly<Record<BannerTarget, string>> = {
  tasks: '/profile/task',
  deposit: depositRoute,
  bank: '/profile/bank',
}
