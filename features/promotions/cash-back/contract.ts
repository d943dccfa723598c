import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { multiplierOut } from '#core/money/wire-basis-points.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'

const stateOut = v.object({
  /** Yesterday's valid bets, less earlier days' bets voided since. */
  base: centavosOut,
  /** As a multiplier: 0.001 is a tenth of a percent. */
  rate: multiplierOut,
  amount: centavosOut,
  status: enumerationOut(claimStatus),
  /** The end of today in Manila, when an unclaimed amount lapses. */
  expireTime: instantOut,
  now: instantOut,
})

export const readCashBack = call({
  path: 'cashBonusUser',
  summary: 'Returns the cash back on yesterday’s bets.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: stateOut,
  refusals: { notOpen: activityRefusal.notOpen },
})

export const claimCashBack = call({
  path: 'cashBonusReceive',
  summary: 'Claims the cash back on yesterday’s bets, once a day.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ reqId: optionalRequestId }),
  response: v.object({ ...stateOut.entries, items: rewardItemsOut, isCapped: v.boolean() }),
  refusals: activityRefusal,
})
