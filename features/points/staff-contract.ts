import * as v from 'valibot'
import { idOut } from '#core/contract/id-out.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'

const idIn = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.transform((id) => BigInt(id)),
)

export const listPrizes = staffCall({
  path: 'pointsPrizes',
  summary: 'Prizes that are sent by hand: those that wait, and what became of the others. And the stock of the month.',
  permission: 'pointsPrize.view',
  request: v.object({ page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(400)), 0) }),
  response: v.object({
    prizes: v.array(
      v.object({
        id: idOut,
        playerId: idOut,
        name: v.string(),
        count: v.number(),
        points: v.pipe(v.bigint(), v.transform(Number), v.number()),
        state: v.picklist(['asked', 'sent', 'refused']),
        note: v.string(),
        decidedBy: v.nullable(v.string()),
        at: instantOut,
      }),
    ),
    hasMore: v.boolean(),
    month: v.string(),
    stock: v.array(v.object({ id: v.number(), name: v.string(), stock: v.number(), taken: v.number() })),
  }),
  refusals: {},
})

export const decidePrize = staffChange({
  path: 'pointsPrizeDecide',
  summary: 'Says that a prize was sent, or refuses it, which gives the points back.',
  permission: 'pointsPrize.decide',
  request: v.object({
    id: idIn,
    decision: v.picklist(['sent', 'refused']),
    note: v.pipe(v.string(), v.trim(), v.minLength(1, 'Say it to the player.'), v.maxLength(200)),
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { prizeNotFound: 1420, decidedBefore: 1421 },
})
