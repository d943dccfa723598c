import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { wishIdGiven } from '#core/contract/wish-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { claimStatusOut } from '#core/enumerations/claim-status.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'

const daysOut = v.array(v.object({ day: v.number(), items: rewardItemsOut, status: claimStatusOut }))

const ownedOut = v.object({
  /** What a claim names. A player has each card once, so that it is the card's own number. */
  id: v.number(),
  propId: v.number(),
  /** The days that were claimed; -1: the sign-up bonus was. */
  loginPayDataJson: v.object({ days: v.array(v.number()) }),
  price: centavosOut,
  days: daysOut,
  /** With the first card only. */
  signUp: v.nullable(v.object({ items: rewardItemsOut, status: claimStatusOut })),
  /** It can still bring something. */
  isActive: v.boolean(),
  expireTime: instantOut,
})

const stateOut = v.object({
  /** The current card is the first. */
  ownList: v.array(ownedOut),
  /** Every card that was ever bought, also one whose deposit was refunded. */
  buyPropIds: v.array(v.number()),
  /** What the cheapest card costs; 0 while one is owned, or where none is left. */
  needRecharge: centavosOut,
  /** What can be bought now, and what it brings. */
  cards: v.array(
    v.object({
      propId: v.number(),
      price: centavosOut,
      days: daysOut,
      total: centavosOut,
      /** There is not enough left of the budget for the whole card. */
      isSoldOut: v.boolean(),
    }),
  ),
  /** What the first card brings besides; empty for who has bought one. */
  signUpItems: rewardItemsOut,
  lastsDays: v.number(),
  nextDayAt: instantOut,
  now: instantOut,
})

export const readSignInCards = call({
  path: 'getLoginPayUser3',
  summary: 'The sign-in cards of a player, and those that can be bought.',
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
  summary: 'Claims the next day of an owned card, or the sign-up bonus that came with it, once.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
    /** From 1 on; -1 is the sign-up bonus. */
    day: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(31), v.notValue(0)),
    reqId: wishIdGiven,
  }),
  response: v.object({ ...stateOut.entries, items: rewardItemsOut }),
  refusals: activityRefusal,
})
