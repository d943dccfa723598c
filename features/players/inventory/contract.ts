import * as v from 'valibot'
import { idOut } from '#core/contract/id-out.ts'
import { expiryOut, instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'

export const listItems = call({
  path: 'getPropList',
  summary: 'Lists the player’s coupons, tickets, cards and pieces, those that expire first in front.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({}),
  response: v.object({
    propList: v.array(
      v.object({
        /** The id of this item, by which a deposit names a coupon. */
        id: idOut,
        propId: v.number(),
        /** Percent or pesos of a coupon, pieces of everything else. */
        count: v.number(),
        /** Reserved by an unpaid deposit. */
        isReserved: v.boolean(),
        time: instantOut,
        expireAt: expiryOut,
      }),
    ),
  }),
  refusals: {},
})
