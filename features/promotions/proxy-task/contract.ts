import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'
import { shareChannels, stepKinds } from './step.ts'

const stateOut = v.object({
  steps: v.array(
    v.object({
      id: v.number(),
      kind: v.picklist(stepKinds),
      need: v.number(),
      /** What of it is done today. */
      done: v.number(),
      items: rewardItemsOut,
      status: enumerationOut(claimStatus),
    }),
  ),
  inviteCode: v.string(),
  /** The next midnight in Manila, when all steps restart. */
  resetsAt: instantOut,
  now: instantOut,
})

export const readPromoterTasks = call({
  path: 'appProxyUser4TaskUser',
  summary: 'Returns today’s promoter steps: shares, registrations, qualified friends.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: stateOut,
  refusals: { notOpen: activityRefusal.notOpen },
})

export const sharePromoterLink = call({
  path: 'appProxyUser4TaskUserShare',
  summary: 'Records that the player shared the invite link through a channel, which counts once a day.',
  access: 'player',
  money: 'none',
  request: v.object({ channel: v.picklist(shareChannels) }),
  response: v.object({ ...stateOut.entries, shareUrl: v.string() }),
  refusals: { notOpen: activityRefusal.notOpen, mobileNeeded: activityRefusal.mobileNeeded },
})

export const claimPromoterTask = call({
  path: 'appProxyUser4TaskUserReceive',
  summary: 'Claims the reward of a step, once a day.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), reqId: optionalRequestId }),
  response: v.object({ ...stateOut.entries, items: rewardItemsOut }),
  refusals: activityRefusal,
})
