import { type ActivityType, activityType } from '#core/enumerations/activity-type.ts'
import { nameOfWire } from '#core/enumerations/enumeration.ts'

/** A few words about each, without numbers, which the operator sets. */
const leads: Readonly<Partial<Record<ActivityType, string>>> = {
  bind: 'A gift for your mobile number',
  vip: 'Levels, gifts and higher limits',
  signUpBonus: 'A part of your deposit again, day by day',
  ladderRecharge: 'Each step brings more than the one before',
  inviteUserSpin: 'Turn the wheel, friends bring the rest',
  followRewards: 'A small gift for each of our channels',
  freeLoginBonus: 'A gift for coming, and cash back',
  accumulatedRecharge: 'Chests that open with the month’s deposits',
  supply: 'A little of what you lost today',
  freeSign: 'Free for new players, one each day',
  firstCharge: 'Your first deposit brings more',
  inviteFriend1: 'Two gifts when your friends play',
  tasks: 'Small steps and the chests of the day',
  continuousRecharge: 'A gift for each day in a row',
}

export function activityLead(id: number): string | undefined {
  const name = nameOfWire(activityType, id)
  return name && leads[name]
}
