import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'
import { taskKinds } from './task-kind.ts'
import { festivalThemes } from './theme.ts'

const status = enumerationOut(claimStatus)
const idIn = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))

const festivalOut = v.object({
  name: v.string(),
  theme: v.picklist(festivalThemes),
  startsAt: instantOut,
  /** From then on stars can only be spent. */
  earnsUntil: instantOut,
  endsAt: instantOut,
  nextDayAt: instantOut,
  now: instantOut,
  stars: v.number(),
  /** Those bought, and those for sale. */
  packs: v.array(v.object({ id: v.number(), price: centavosOut, items: rewardItemsOut, stars: v.number(), status })),
  /** The budget does not cover some pack for now, which is left out. */
  arePacksSoldOut: v.boolean(),
  tasks: v.array(
    v.object({
      id: v.number(),
      kind: v.picklist(taskKinds),
      /** Rounds of play, or bets in centavos. */
      need: v.number(),
      done: v.number(),
      stars: v.number(),
      status,
    }),
  ),
  shop: v.array(
    v.object({
      id: v.number(),
      stars: v.number(),
      items: rewardItemsOut,
      left: v.number(),
      status,
      isSoldOut: v.boolean(),
    }),
  ),
})

export const readFestival = call({
  path: 'appFestivalUser',
  summary: 'Returns the festival: the player’s stars, packs, today’s tasks, and the shop.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: festivalOut,
  refusals: { notOpen: activityRefusal.notOpen },
})

export const claimFestivalTask = call({
  path: 'appFestivalUserReceive',
  summary: 'Claims the stars of one of the day’s tasks, once a day.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ id: idIn, reqId: optionalRequestId }),
  response: festivalOut,
  refusals: activityRefusal,
})

export const exchangeStars = call({
  path: 'appFestivalUserExchange',
  summary: 'Exchanges stars for an item of the shop.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ id: idIn, reqId: optionalRequestId }),
  response: v.object({ ...festivalOut.entries, items: rewardItemsOut }),
  refusals: activityRefusal,
})
