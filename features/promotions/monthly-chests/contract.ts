import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'

const stateOut = v.object({
  /** The month's deposits that count. */
  sum: centavosOut,
  /** Deposits that will count once they are staked. */
  waiting: centavosOut,
  tiers: v.array(
    v.object({
      id: v.number(),
      need: centavosOut,
      items: rewardItemsOut,
      status: enumerationOut(claimStatus),
      /** The budget does not cover its content. */
      isSoldOut: v.boolean(),
    }),
  ),
  /** The end of the month in Manila. */
  expireTime: instantOut,
  now: instantOut,
})

export const readMonthlyChests = call({
  path: 'rechargeBonusCollection6',
  summary: 'Returns the chests of this month’s deposits.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: stateOut,
  refusals: { notOpen: activityRefusal.notOpen },
})

export const claimChest = call({
  path: 'receiverRechargeBonusCollection6',
  summary: 'Opens one chest, once a month.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), reqId: optionalRequestId }),
  response: v.object({ ...stateOut.entries, items: rewardItemsOut }),
  refusals: activityRefusal,
})
