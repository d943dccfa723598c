import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { requestIdIn } from '#core/contract/request-id.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'
import { countMax } from './shop-item.ts'

const exchangeOut = v.object({
  id: v.number(),
  name: v.string(),
  count: v.number(),
  /** Hundredths, like `lottery`. */
  points: v.number(),
  items: rewardItemsOut,
  state: v.picklist(['done', 'asked', 'sent', 'refused']),
  note: v.string(),
  time: instantOut,
})

export const readPointsShop = call({
  path: 'getLotterConfig',
  summary: 'Returns the points shop, the player’s points, and their earlier exchanges.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: v.object({
    /** Hundredths of points. */
    lottery: v.number(),
    vip: v.number(),
    isOpen: v.boolean(),
    /** When idle points expire. */
    expiresAt: v.nullable(instantOut),
    items: v.array(
      v.object({
        id: v.number(),
        name: v.string(),
        points: v.number(),
        items: rewardItemsOut,
        isSent: v.boolean(),
        /** Null for unlimited. */
        left: v.nullable(v.number()),
        leftForYou: v.nullable(v.number()),
        vipMin: v.number(),
      }),
    ),
    exchanges: v.array(exchangeOut),
  }),
  refusals: {},
})

export const exchangePoints = call({
  path: 'lotteryExchange',
  summary: 'Exchanges points. Idempotent by reqId.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999)),
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(countMax)), 1),
    reqId: requestIdIn,
  }),
  response: v.object({ exchange: exchangeOut, lottery: v.number(), coin: centavosOut }),
  refusals: {
    notOpen: 1001,
    notEligible: 1002,
    alreadyClaimed: 1003,
    conditionNotReached: 1005,
    mobileNeeded: 1006,
    rechargeNeeded: 1007,
    heldForReview: 1008,
    soldOut: 1009,
    capReached: 1009,
    nothingToChange: 1004,
    restricted: 1010,
  },
})
