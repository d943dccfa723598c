import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffChange } from '#core/contract/staff-call.ts'
import { staffListBeside } from '#core/contract/staff-list.ts'

const prizeStates = ['asked', 'sent', 'refused'] as const

export const listPrizes = staffListBeside({
  path: 'pointsPrizes',
  summary: 'Lists prizes that staff send by hand, pending or decided, and the month’s stock.',
  permission: 'pointsPrize.view',
  filter: {
    state: v.optional(v.picklist(['all', ...prizeStates]), 'asked'),
    playerId: v.optional(v.nullable(idIn), null),
  },
  sorts: ['newest', 'oldest'],
  beside: {
    month: v.string(),
    stock: v.array(v.object({ id: v.number(), name: v.string(), stock: v.number(), taken: v.number() })),
  },
  row: {
    id: idOut,
    playerId: idOut,
    name: v.string(),
    count: v.number(),
    points: v.pipe(v.bigint(), v.transform(Number), v.number()),
    state: v.picklist(prizeStates),
    note: v.string(),
    decidedBy: v.nullable(v.string()),
    at: instantOut,
  },
})

export const decidePrize = staffChange({
  path: 'pointsPrizeDecide',
  summary: 'Marks a prize as sent, or refunds its points.',
  permission: 'pointsPrize.decide',
  request: v.object({
    id: idIn,
    decision: v.picklist(['sent', 'refused']),
    note: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a note for the player.'), v.maxLength(200)),
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { prizeNotFound: 1420, decidedBefore: 1421 },
})
