import { type ActivityType, activityType } from '#core/enumerations/activity-type.ts'
import { nameOfWire } from '#core/enumerations/enumeration.ts'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'

const icons: Readonly<Partial<Record<ActivityType, IconName>>> = {
  bind: 'phone',
  vip: 'crown',
  signUpBonus: 'calendar',
  ladderRecharge: 'graph',
  inviteUserSpin: 'wheel',
  followRewards: 'heart',
  redPacket: 'mail',
  freeLoginBonus: 'coin',
  agent: 'users',
  accumulatedRecharge: 'wallet',
  supply: 'bolt',
  agentCount: 'users',
  weekendLottery: 'ticket',
  festival: 'star',
  freeSign: 'calendar',
  firstCharge: 'gift',
  inviteFriend1: 'users',
  agent5: 'users',
  tasks: 'check-circle',
  continuousRecharge: 'flame',
}

export function activityIcon(id: number): IconName {
  const name = nameOfWire(activityType, id)
  return (name && icons[name]) ?? 'gift'
}
