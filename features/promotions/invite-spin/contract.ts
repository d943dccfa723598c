import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId, requestIdIn } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { inviteOut } from '#core/invitation/invite-out.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { spinStatus } from './spin-status.ts'

const roundOut = v.object({
  cycleId: v.string(),
  startedAt: instantOut,
  expireAt: instantOut,
  amount: centavosOut,
  target: centavosOut,
  spinsLeft: v.number(),
  invitesMissing: v.number(),
  status: enumerationOut(spinStatus),
  /** The wheel's fields from the top: the amounts still to come. */
  wheel: v.array(centavosOut),
  /** After an exchange: when the next round can open. */
  nextAt: v.nullable(instantOut),
  now: instantOut,
})

export const openSpin = call({
  path: 'actInviteUser',
  summary: 'Returns the current round of the wheel, or opens a new one.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: v.object({ round: roundOut, invites: v.array(inviteOut), inviteCode: v.string() }),
  refusals: activityRefusal,
})

export const spinStatusOf = call({
  path: 'actInviteUserStatus',
  summary: 'Returns the current state of the round. Polled while friends register.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({}),
  response: v.object({ round: v.nullable(roundOut), invites: v.array(inviteOut) }),
  refusals: { notOpen: activityRefusal.notOpen },
})

export const spin = call({
  path: 'actInviteUserSpin',
  summary: 'Spins the wheel. Idempotent by reqId.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ reqId: requestIdIn }),
  response: v.object({ index: v.number(), added: centavosOut, round: roundOut }),
  refusals: activityRefusal,
})

export const exchangeSpin = call({
  path: 'actInviteUserExchange',
  summary: 'Exchanges a round that has reached its target for coins.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ reqId: optionalRequestId }),
  response: v.object({ amount: centavosOut, coin: centavosOut, round: roundOut }),
  refusals: activityRefusal,
})

export const spinRecord = call({
  path: 'actInviteUserRecord',
  summary: 'Lists the spins of a player’s rounds and the friends who joined, 20 at a time.',
  access: 'player',
  money: 'none',
  request: v.object({ page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 1) }),
  response: v.object({
    spins: v.array(v.object({ cycleId: v.string(), added: centavosOut, time: instantOut })),
    invites: v.array(inviteOut),
    hasMore: v.boolean(),
  }),
  refusals: { notOpen: activityRefusal.notOpen },
})
