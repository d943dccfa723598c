import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { centavosOut } from '#core/money/wire-money.ts'

const gameIdOut = v.pipe(v.bigint(), v.transform(Number), v.number(), v.safeInteger())

export const listJackpots = call({
  path: 'anonymous/jackpots',
  summary: 'Returns the current jackpots and the games that can win them. Empty while providers do not report any.',
  access: 'anyone',
  money: 'none',
  activity: 'background',
  quiet401: true,
  request: v.object({}),
  response: v.object({
    list: v.array(
      v.object({
        code: v.string(),
        name: v.string(),
        amount: centavosOut,
        /** The pool is won at this amount at the latest. */
        dropBy: centavosOut,
        /** Null: its winner has the whole pool. */
        leastPercent: v.nullable(v.number()),
        gameIds: v.array(gameIdOut),
        last: v.nullable(v.object({ amount: centavosOut, at: instantOut })),
      }),
    ),
  }),
  refusals: {},
})
