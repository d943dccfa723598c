import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'

const daysOut = v.array(v.object({ day: v.number(), items: rewardItemsOut, status: enumerationOut(claimStatus) }))

const ownedOut = v.object({
  /** The id of a claim: the card's own number, because a player has each card once. */
  id: v.number(),
  propId: v.number(),
  /** The claimed days; -1 is the sign-up bonus. */
  loginPayDataJson: v.object({ days: v.array(v.number()) }),
  price: centavosOut,
  days: daysOut,
  /** With the first card only. */
  signUp: v.nullable(v.object({ items: rewardItemsOut, status: enumerationOut(claimStatus) })),
  /** It can still bring something. */
  isActive: v.boolean(),
  expireTime: instantOut,
})

const stateOut = v.object({
  /** The current card is first. */
  ownList: v.array(ownedOut),
  /** Every card ever bought, refunded ones included. */
  buyPropIds: v.array(v.number()),
  /** The price of the cheapest card; 0 while one is owned, or if none is left. */
  needRecharge: centavosOut,
  /** The cards for sale, with their gifts. */
  cards: v.array(
    v.object({
      propId: v.number(),
      price: centavosOut,
      days: daysOut,
      total: centavosOut,
      /** The budget does not cover the whole card. */
      isSoldOut: v.boolean(),
    }),
  ),
  /** The first card's additional gifts; empty after the first purchase. */
  signUpItems: rewardItemsOut,
  lastsDays: v.number(),
  nextDayAt: instantOut,
  now: instantOut,
})

export const readSignInCards = call({
  path: 'getLoginPayUser3',
  summary: 'Returns the player’s sign-in cards and those that can be bought.',
  access: 'player',
  money: 'none',
  activity: 'background',
  quiet401: true,
  request: v.object({}),
  response: stateOut,
  refusals: { notOpen: activityRefusal.notOpen },
})

export const claimCardDay = call({
  path: 'receiveLoginPay3',
  summary: 'Claims the next day of a card, or the sign-up bonus that came with it, once.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
    /** From 1; -1 is the sign-up bonus. */
    day: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(31), v.notValue(0)),
    reqId: optionalRequestId,
  }),
  response: v.object({ ...stateOut.entries, items: rewardItemsOut }),
  refusals: activityRefusal,
})
