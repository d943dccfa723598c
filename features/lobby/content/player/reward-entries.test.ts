import { expect, test } from 'vitest'
import { activityType } from '#core/enumerations/activity-type.ts'
import { shownPromotions } from '#tests/lobby/shown-promotions.ts'
import { rewardEntries } from './reward-entries.ts'

const { inviteUserSpin, vip, tasks, monthlyChests, agent, agentCount, agent5, bind } = activityType

test.each([
  ['none is configured', [], ['/activity/spin', '/profile/task', '/profile/vip', '/lobby/wallets/deposit']],
  ['others are', [bind], ['/activity/spin', '/profile/vip', '/lobby/wallets/deposit']],
  ['tasks are', [tasks], ['/activity/spin', '/profile/task', '/profile/vip', '/lobby/wallets/deposit']],
  ['monthly chests are', [monthlyChests], ['/activity/spin', '/activity/vipRebate', '/lobby/wallets/deposit']],
  ['agents are', [agent], ['/activity/spin', '/profile/vip', '/activity/agent']],
  ['agents are counted', [agent, agentCount], ['/activity/spin', '/profile/vip', '/activity/agentCount']],
  ['all agents are', [agent, agentCount, agent5], ['/activity/spin', '/profile/vip', '/activity/agent5']],
] as const)('when %s active, the rewards of the home follow', (_what, ids, routes) => {
  expect(rewardEntries(shownPromotions, ids, [inviteUserSpin, tasks, vip]).map(({ to }) => to)).toEqual(routes)
})
