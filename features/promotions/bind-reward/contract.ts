import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'

export const readBindReward = call({
  path: 'bindUser',
  summary: 'Returns the reward for adding a mobile number; empty if there is none for this player.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({}),
  response: v.object({ items: rewardItemsOut }),
  refusals: {},
})
