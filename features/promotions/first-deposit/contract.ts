import * as v from 'valibot'
import { expiryOut, instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { firstDepositStatus } from '#core/enumerations/first-deposit-status.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'

const stateOut = v.object({
  appRechargeBonusCollection9: v.object({
    awardId: v.number(),
    itemStatus: enumerationOut(firstDepositStatus),
    /** The ids of claimed gifts. */
    propReceiveList: v.array(v.number()),
    expireTime: expiryOut,
    /** It is over: expired, another first deposit, or taken back. */
    isEnded: v.boolean(),
  }),
  /** The one offer made to this player. */
  appRechargeBonusCollection9ConfigList: v.array(
    v.object({
      id: v.number(),
      price: centavosOut,
      showType: v.picklist([1, 2, 3]),
      award: rewardItemsOut,
      /** The total value in percent of the price. */
      discount: v.number(),
      /** It cannot be bought: the budget does not cover all of its gifts. */
      isSoldOut: v.boolean(),
    }),
  ),
  propList: rewardItemsOut,
  now: instantOut,
})

export const readFirstDeposit = call({
  path: 'appRechargeBonusCollection9',
  summary: 'Returns the first-deposit offer for this player.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: stateOut,
  refusals: { notOpen: activityRefusal.notOpen },
})

export const claimFirstDeposit = call({
  path: 'appRechargeBonusCollection9Receive',
  summary: 'Claims one reward of the paid offer, once.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ propId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), reqId: optionalRequestId }),
  response: v.object({ ...stateOut.entries, items: rewardItemsOut }),
  refusals: activityRefusal,
})
