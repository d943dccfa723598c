import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { multiplierOut } from '#core/money/wire-basis-points.ts'
import { centavosOut } from '#core/money/wire-money.ts'

const wonOut = v.object({
  /** Masked, so that nobody can be identified. */
  phone: v.string(),
  timestamp: instantOut,
  amount: centavosOut,
})
const winOut = v.object({
  ...wonOut.entries,
  gameId: v.pipe(v.bigint(), v.transform(Number), v.number(), v.safeInteger()),
})

export const listBigWins = call({
  path: 'anonymous/bigWins',
  summary: 'Lists the big wins of a week: the newest, or the largest as multiples of their bets.',
  access: 'anyone',
  money: 'none',
  activity: 'background',
  quiet401: true,
  request: v.object({ order: v.optional(v.picklist(['newest', 'multiple']), 'newest') }),
  response: v.object({
    list: v.array(
      v.object({
        ...winOut.entries,
        /** How many times the bet; null for a free round, which has no bet. */
        multiple: v.nullable(multiplierOut),
        /** Of the link to its replay; null unless its player shares the round. */
        shareToken: v.nullable(v.string()),
      }),
    ),
  }),
  refusals: {},
})

export const lobbyTips = call({
  path: 'anonymous/lobbyTips',
  summary:
    'Lists the newest big wins, newest first, and how many players have each game open. Empty if there were none within a week.',
  access: 'anyone',
  money: 'none',
  activity: 'background',
  quiet401: true,
  request: v.object({}),
  response: v.object({
    jackpotList: v.array(winOut),
    /** Only during the New Year event, which names its own winners. */
    newYearList: v.optional(v.array(wonOut)),
    /** By the game's id. Games with few players are left out, so that nobody is recognised. */
    playersNow: v.record(v.string(), v.number()),
  }),
  refusals: {},
})
