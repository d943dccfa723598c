import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'

export const readBindReward = call({
  path: 'bindUser',
  summary: 'What binding a mobile number brings the player; nothing where it brings nothing any more.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({}),
  response: v.object({ items: rewardItemsOut }),
  refusals: {},
})
