import * as v from 'valibot'
import { calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'

const stateOut = v.object({
  days: v.array(
    v.object({
      day: v.number(),
      items: rewardItemsOut,
      status: enumerationOut(claimStatus),
      /** The day in Manila on which it was claimed, or can be at the earliest; null if unknown or out of reach. */
      date: v.nullable(calendarDayOut),
    }),
  ),
  /** Nothing can be claimed before the next deposit. */
  isResting: v.boolean(),
  /** The start of the next day in Manila. */
  nextDayAt: instantOut,
  now: instantOut,
})

export const readDailyLogin = call({
  path: 'loginBonus3User',
  summary: 'Returns the login rewards and which day today is.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: stateOut,
  refusals: { notOpen: activityRefusal.notOpen },
})

export const claimDailyLogin = call({
  path: 'loginBonus3UserReceive',
  summary: 'Claims today’s login reward, once.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)), reqId: optionalRequestId }),
  response: v.object({ ...stateOut.entries, items: rewardItemsOut }),
  refusals: activityRefusal,
})
