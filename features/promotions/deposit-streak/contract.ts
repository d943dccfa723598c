import * as v from 'valibot'
import { calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'

const stateOut = v.object({
  days: v.array(
    v.object({
      day: v.number(),
      items: rewardItemsOut,
      /** Counts for the streak: by its deposit, or made up with points. */
      isMarked: v.boolean(),
      isMadeUp: v.boolean(),
      /** The day in Manila that marks it, at the earliest; null if the streak ended before. */
      date: v.nullable(calendarDayOut),
      status: enumerationOut(claimStatus),
    }),
  ),
  /** The deposit that a day requires. */
  need: centavosOut,
  /** The day that today's deposit would mark; null if today is marked or the streak is complete. */
  nextDay: v.nullable(v.number()),
  /** The budget does not cover that day's gift: the deposit marks it without one. */
  isSoldOut: v.boolean(),
  /** The last marked deposit has to be staked once before a deposit marks the next day. */
  waitsForStake: v.boolean(),
  canMakeUp: v.boolean(),
  /** Hundredths of points. */
  makeUpPoints: v.number(),
  /** When gifts of the streak lapse; null if nothing is marked. */
  expireTime: v.nullable(instantOut),
  nextDayAt: instantOut,
  now: instantOut,
})

export const readStreak = call({
  path: 'rechargeBonusCollection8',
  summary: 'Returns the days of the deposit streak with their rewards.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: stateOut,
  refusals: { notOpen: activityRefusal.notOpen },
})

export const claimStreak = call({
  path: 'receiverRechargeBonusCollection8',
  summary: 'Claims the reward of one completed day, once.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)), reqId: optionalRequestId }),
  response: v.object({ ...stateOut.entries, items: rewardItemsOut }),
  refusals: activityRefusal,
})

export const makeUpStreak = call({
  path: 'makeUpRechargeBonusCollection8',
  summary: 'Makes up for yesterday with points, once per streak.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ reqId: optionalRequestId }),
  response: stateOut,
  refusals: activityRefusal,
})
