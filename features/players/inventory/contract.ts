import * as v from 'valibot'
import { idOut } from '#core/contract/id-out.ts'
import { expiryOut, instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'

export const listItems = call({
  path: 'getPropList',
  summary: 'What the player was given and has: coupons, tickets, cards, pieces. What ends first is in front.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({}),
  response: v.object({
    propList: v.array(
      v.object({
        /** Of this one thing; a deposit names a coupon by it. */
        id: idOut,
        propId: v.number(),
        /** Percent or pesos of a coupon, pieces of everything else. */
        count: v.number(),
        /** An unpaid deposit holds it. */
        isReserved: v.boolean(),
        time: instantOut,
        expireAt: expiryOut,
      }),
    ),
  }),
  refusals: {},
})
