import { nameOfWire } from './enumeration.ts'

export const activityType = {
  bind: 4,
  vip: 8,
  signUpBonus: 15,
  fund: 16,
  ladderRecharge: 17,
  inviteUserSpin: 20,
  followRewards: 21,
  redPacket: 22,
  freeLoginBonus: 23,
  notice: 25,
  agent: 26,
  accumulatedRecharge: 28,
  outLink: 29,
  supply: 30,
  agentCount: 31,
  weekendLottery: 33,
  festival: 35,
  freeSign: 36,
  christmas: 37,
  newYear: 38,
  firstCharge: 39,
  inviteFriend1: 40,
  agent5: 41,
  tasks: 42,
  continuousRecharge: 43,
} as const
export type ActivityType = keyof typeof activityType

/** Banners can also lead to other pages. The specification numbers only the tasks; the other two are ours. */
export const bannerTarget = { tasks: 10_000, deposit: 10_001, bank: 10_002 } as const
export type BannerTarget = keyof typeof bannerTarget

/** The page of an activity. The four without one are a pack in the deposit sheet, a modal, a text and a link. */
export const routeOfActivity = (type: ActivityType): string | undefined => activityRoutes[type]

/** The target of a banner or list entry, by its number. */
export function routeOfActivityId(id: number): string | undefined {
  const target = nameOfWire(bannerTarget, id)
  if (target) return bannerRoutes[target]
  const type = nameOfWire(activityType, id)
  return type && routeOfActivity(type)
}

const depositRoute = '/lobby/wallets/deposit'

const activityRoutes: Readonly<Record<ActivityType, string | undefined>> = {
  bind: '/bind',
  vip: '/profile/vip',
  signUpBonus: '/activity/sign',
  fund: undefined,
  ladderRecharge: depositRoute,
  inviteUserSpin: '/activity/spin',
  followRewards: '/activity/follow',
  redPacket: undefined,
  freeLoginBonus: '/activity/cashBonus',
  notice: undefined,
  agent: '/activity/agent',
  accumulatedRecharge: '/activity/vipRebate',
  outLink: undefined,
  supply: '/activity/supply',
  agentCount: '/activity/agentCount',
  weekendLottery: '/activity/weekendLottery',
  festival: '/activity/festival',
  freeSign: '/activity/freeSign',
  christmas: '/activity/christmas',
  newYear: '/activity/newYear',
  firstCharge: '/activity/firstCharge',
  inviteFriend1: '/activity/inviteFriends',
  agent5: '/activity/agent5',
  tasks: '/profile/task',
  continuousRecharge: '/activity/depositEvery',
}

const bannerRoutes: Readonly<Record<BannerTarget, string>> = {
  tasks: '/profile/task',
  deposit: depositRoute,
  bank: '/profile/bank',
}
