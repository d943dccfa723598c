import * as v from 'valibot'
import { type CalendarDay, calendarDayIn } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { proofFormat } from './proof-format.ts'

const dayOut = v.custom<CalendarDay>((value) => typeof value === 'string')
const countOut = v.pipe(v.bigint(), v.transform(Number), v.number(), v.safeInteger())
const rootOut = { day: dayOut, madeAt: instantOut, players: countOut, total: centavosOut, hash: v.string() }

export const listBalanceRoots = call({
  path: 'anonymous/balanceRoots',
  summary: 'Lists the total owed to all players at the end of each day, newest first, with its proof root.',
  access: 'anyone',
  money: 'none',
  request: v.object({}),
  response: v.object({
    roots: v.array(
      v.object({
        ...rootOut,
        /** A player can still fetch a proof for this day. */
        isProvable: v.boolean(),
      }),
    ),
  }),
  refusals: {},
})

export const getBalanceProof = call({
  path: 'balanceProof',
  summary:
    'Returns the proof that links the player’s balance to the root of a day, as a document that anyone can check.',
  access: 'player',
  money: 'none',
  request: v.object({ day: calendarDayIn }),
  response: v.object({
    format: v.literal(proofFormat),
    root: v.object(rootOut),
    leaf: v.object({
      playerId: countOut,
      amount: centavosOut,
      seq: countOut,
      head: v.string(),
      blind: v.string(),
    }),
    steps: v.array(v.object({ side: v.picklist(['left', 'right']), hash: v.string(), total: centavosOut })),
  }),
  refusals: { noProof: 1112, tryLater: 1020 },
})
