import * as v from 'valibot'
import { expiryOut, instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { inviteStatus } from '#core/enumerations/invite-status.ts'
import { inviteOut } from '#core/invitation/invite-out.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'

const stateOut = v.object({
  awardId: v.number(),
  itemStatus: enumerationOut(inviteStatus),
  inviteCount: v.number(),
  expireTime: expiryOut,
})

export const readInviteBonus = call({
  path: 'appInviteBonus1User',
  summary: 'Returns how many friends a new player has invited, and the two rewards for it.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: v.object({
    appInviteBonus1User: stateOut,
    appInviteBonus1ConfigList: v.array(v.object({ id: v.number(), inviteCount: v.number(), award: rewardItemsOut })),
    /** Claimed gifts. */
    propList: v.array(v.number()),
    inviteCode: v.string(),
    /** Invited friends, newest first. */
    invites: v.array(inviteOut),
    now: instantOut,
  }),
  refusals: { notOpen: 1001 },
})

export const claimInviteBonus = call({
  path: 'appInviteBonus1UserReceive',
  summary: 'Claims one of the two rewards.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({
    propId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
    reqId: optionalRequestId,
  }),
  response: v.object({ appInviteBonus1User: stateOut, items: rewardItemsOut, coin: centavosOut }),
  refusals: activityRefusal,
})
