import { activityType } from '#core/enumerations/activity-type.ts'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'

export type FeaturedReward = {
  readonly to: string
  readonly title: string
  readonly text: string
  readonly icon: IconName
}

const rewards = {
  spin: { to: '/activity/spin', title: 'Lucky Spin', text: 'Turn the wheel with friends', icon: 'wheel' },
  tasks: { to: '/profile/task', title: 'Tasks', text: 'Small steps, small rewards', icon: 'check-circle' },
  rebate: { to: '/activity/vipRebate', title: 'Rebate', text: 'Some of your play comes back', icon: 'refresh' },
  vip: { to: '/profile/vip', title: 'VIP', text: 'Your level and what it brings', icon: 'crown' },
  agent5: { to: '/activity/agent5', title: 'Invite friends', text: 'Play better together', icon: 'users' },
  agentCount: { to: '/activity/agentCount', title: 'Invite friends', text: 'Play better together', icon: 'users' },
  agent: { to: '/activity/agent', title: 'Invite friends', text: 'Play better together', icon: 'users' },
  deposit: { to: '/lobby/wallets/deposit', title: 'Deposit', text: 'Add funds in a minute', icon: 'wallet' },
} as const satisfies Readonly<Record<string, FeaturedReward>>

/** The four ways to rewards on the home, by what is active for the player. */
export function rewardEntries(activityIds: readonly number[]): readonly FeaturedReward[] {
  const isActive = (type: number) => activityIds.includes(type)
  const hasTasks = activityIds.length === 0 || isActive(activityType.tasks)
  return [
    rewards.spin,
    ...(hasTasks ? [rewards.tasks] : []),
    isActive(activityType.accumulatedRecharge) ? rewards.rebate : rewards.vip,
    inviteEntry(isActive),
  ]
}

function inviteEntry(isActive: (type: number) => boolean): FeaturedReward {
  if (isActive(activityType.agent5)) return rewards.agent5
  if (isActive(activityType.agentCount)) return rewards.agentCount
  return isActive(activityType.agent) ? rewards.agent : rewards.deposit
}
