import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'

const stateOut = v.object({
  /** The pack to buy; null: the player has one, or it is not offered. */
  offer: v.nullable(
    v.object({ fundId: v.number(), price: centavosOut, lastsDays: v.number(), isSoldOut: v.boolean() }),
  ),
  /** Null before the purchase. */
  owned: v.nullable(v.object({ price: centavosOut, expireTime: instantOut, isActive: v.boolean() })),
  /** The player's level by valid bets. */
  level: v.number(),
  milestones: v.array(v.object({ level: v.number(), items: rewardItemsOut, status: enumerationOut(claimStatus) })),
  /** All milestones together. */
  total: centavosOut,
  now: instantOut,
})

export const readFund = call({
  path: 'fundUser',
  summary: 'Returns the level pack: its price, its levels, and those that the player has reached.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: stateOut,
  refusals: { notOpen: activityRefusal.notOpen },
})

export const claimMilestone = call({
  path: 'fundReceive',
  summary: 'Claims the bonus of a reached level, once.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({
    level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
    reqId: optionalRequestId,
  }),
  response: v.object({ ...stateOut.entries, items: rewardItemsOut }),
  refusals: activityRefusal,
})
