import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId, requestIdIn } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'

const giftOut = { keys: v.number(), items: rewardItemsOut }

/** What a door was drawn from: HMAC-SHA256 of `clientSeed:nonce:0` under the seed. */
const openedOut = v.object({
  ...giftOut,
  day: v.number(),
  /** 0 is the day's own door. */
  extra: v.number(),
  nonce: v.number(),
  seed: v.string(),
  clientSeed: v.string(),
  isRevoked: v.boolean(),
})

const calendarOut = v.object({
  startsAt: instantOut,
  /** Today's number from the first day on. */
  day: v.number(),
  /** How many days have a door. */
  doors: v.number(),
  opened: v.array(openedOut),
  /** The days with a stamp. */
  stamps: v.array(v.number()),
  canStamp: v.boolean(),
  canOpen: v.boolean(),
  deposited: centavosOut,
  depositNeed: centavosOut,
  staked: centavosOut,
  betNeed: centavosOut,
  extrasLeft: v.number(),
  extraPer: centavosOut,
  extraMax: v.number(),
  keys: v.number(),
  boxes: v.array(
    v.object({ id: v.number(), need: v.number(), items: rewardItemsOut, status: enumerationOut(claimStatus) }),
  ),
  boxesAt: instantOut,
  /** SHA-256 of the seed that the next door is drawn from; null before the first stamp. */
  sealHash: v.nullable(v.string()),
  /** The chances in ten-thousandths. */
  prizes: v.array(v.object({ ...giftOut, weight: v.number() })),
  isSoldOut: v.boolean(),
  nextDayAt: instantOut,
  endsAt: instantOut,
  now: instantOut,
})

export const readChristmas = call({
  path: 'appChristmasUser',
  summary: 'Returns the Christmas calendar: its windows, today’s conditions, keys and boxes.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: calendarOut,
  refusals: activityRefusal,
})

export const stampChristmas = call({
  path: 'appChristmasUserSign',
  summary: 'Stamps today, once, and commits to the seed of the next window.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ reqId: optionalRequestId }),
  response: calendarOut,
  refusals: activityRefusal,
})

export const openChristmasDoor = call({
  path: 'appChristmasUserOpen',
  summary: 'Opens today’s window, once. The reqId is the player’s part of the draw.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)), reqId: requestIdIn }),
  response: v.object({ ...calendarOut.entries, door: openedOut }),
  refusals: activityRefusal,
})

export const openExtraDoor = call({
  path: 'appChristmasUserExtra',
  summary: 'Opens an extra window that today’s deposits have earned.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ reqId: requestIdIn }),
  response: v.object({ ...calendarOut.entries, door: openedOut }),
  refusals: activityRefusal,
})

export const claimChristmasBox = call({
  path: 'appChristmasUserReceive',
  summary: 'Claims a box that the player’s keys have reached, once.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), reqId: optionalRequestId }),
  response: v.object({ ...calendarOut.entries, items: rewardItemsOut }),
  refusals: activityRefusal,
})
