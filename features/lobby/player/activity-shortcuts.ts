import { type ActivityType, activityType, routeOfActivity } from '#core/enumerations/activity-type.ts'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'

export type ActivityShortcut = { readonly to: string; readonly title: string; readonly icon: IconName }

const shortcuts = [
  ['inviteUserSpin', 'Lucky Spin', 'wheel'],
  ['signUpBonus', 'Sign-in cards', 'calendar'],
  ['ladderRecharge', 'Deposit ladder', 'chevron-up'],
  ['freeLoginBonus', 'Cash bonus', 'coin'],
  ['freeSign', 'Daily sign-in', 'calendar'],
  ['firstCharge', 'First deposit', 'gift'],
  ['continuousRecharge', 'Deposit streak', 'flame'],
  ['supply', 'Supply', 'bolt'],
  ['weekendLottery', 'Weekend draw', 'ticket'],
  ['inviteFriend1', 'Invite a friend', 'users'],
] as const satisfies readonly (readonly [ActivityType, string, IconName])[]

/** The pages of the activities that are active for a player, in the operator's order. */
export function activityShortcuts(activityIds: readonly number[]): readonly ActivityShortcut[] {
  return activityIds.flatMap((id) => {
    const [type, title, icon] = shortcuts.find(([each]) => activityType[each] === id) ?? []
    const to = type && routeOfActivity(type)
    return to === undefined || title === undefined || icon === undefined ? [] : [{ to, title, icon }]
  })
}
