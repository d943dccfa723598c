import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'
import { followStatus } from './follow-status.ts'

const idIn = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999))

/** The specification names this activity's page and none of its calls. */
export const readFollow = call({
  path: 'followUser',
  summary: 'Returns the channels to follow, their rewards, and those claimed.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: v.object({
    channels: v.array(
      v.object({
        id: v.number(),
        channel: v.string(),
        items: rewardItemsOut,
        needsCode: v.boolean(),
        status: enumerationOut(followStatus),
        /** When the gift can be claimed; null before the visit. */
        readyAt: v.nullable(instantOut),
      }),
    ),
    now: instantOut,
  }),
  refusals: { notOpen: 1001 },
})

export const visitFollow = call({
  path: 'followVisit',
  summary: 'Records that the player opened a channel.',
  access: 'player',
  money: 'none',
  request: v.object({ id: idIn }),
  response: v.object({ readyAt: instantOut }),
  refusals: { notOpen: 1001 },
})

export const claimFollow = call({
  path: 'followReceive',
  summary: 'Claims the reward of a channel, with the posted code if the channel has one.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ id: idIn, code: v.optional(v.pipe(v.string(), v.maxLength(40)), ''), reqId: optionalRequestId }),
  response: v.object({ items: rewardItemsOut, coin: centavosOut }),
  refusals: { ...activityRefusal, codeWrong: 1005 },
})
