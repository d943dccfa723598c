import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { gameType } from '#core/enumerations/game-type.ts'
import { centavosOut } from '#core/money/wire-money.ts'

const nothing = v.object({})

export const startGame = call({
  path: 'startGame',
  summary: 'Starts a game and returns the address of its page. Ends betting in the player’s previous game.',
  access: 'player',
  money: 'play',
  presence: 'recent',
  request: v.object({ gameId: idIn, mode: v.optional(v.picklist(['real', 'demo']), 'real') }),
  response: v.object({ url: v.string(), mode: v.picklist(['real', 'demo']) }),
  refusals: {
    gameNotFound: 1101,
    gameUnavailable: 1102,
    gameInMaintenance: 1103,
    playStopped: 1104,
    kycNeeded: 1105,
    limitReached: 1106,
  },
})

export const startDemo = call({
  path: 'startDemo',
  summary:
    'Returns the address of a game’s demo, for guests too. No money moves. Refused to signed-in players who are excluded or on a break.',
  access: 'optional',
  money: 'play',
  request: v.object({ gameId: idIn }),
  response: v.object({ url: v.string() }),
  refusals: { gameNotFound: 1101, gameUnavailable: 1102, gameInMaintenance: 1103, playStopped: 1104, demoClosed: 1109 },
})

export const exitGame = call({
  path: 'exitGame',
  summary: 'Ends the player’s game: no bets after a minute; wins are still paid whenever they arrive.',
  access: 'player',
  money: 'none',
  quiet401: true,
  request: nothing,
  response: nothing,
  refusals: {},
})

const pageIn = {
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  /** Defaults to the last 30 days. */
  from: v.optional(instantIn),
  to: v.optional(instantIn),
}
const pageOut = { page: v.number(), size: v.number(), total: v.number() }

export const betRecord = call({
  path: 'betRecord',
  summary: 'Lists the player’s rounds, newest first.',
  access: 'player',
  money: 'none',
  request: v.object({
    ...pageIn,
    /** Keyset paging instead of pages: returns the rounds before this one, unaffected by new rounds. */
    before: v.optional(v.object({ time: instantIn, roundId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) })),
  }),
  response: v.object({
    ...pageOut,
    /** Null when older rounds are requested: they are not counted. */
    total: v.nullable(v.number()),
    /** Older rounds of the period are in archives; null: all are listed. */
    listedFrom: v.nullable(instantOut),
    list: v.array(
      v.object({
        roundId: v.string(),
        /** Null if the game has left the catalogue. */
        gameId: v.nullable(idOut),
        gameName: v.string(),
        typeId: v.nullable(enumerationOut(gameType)),
        state: v.picklist(['open', 'closed', 'voided']),
        isFree: v.boolean(),
        /** It has ended, and its game can show it again. */
        isReplayed: v.boolean(),
        bet: centavosOut,
        win: centavosOut,
        /** The win less the bet. */
        result: centavosOut,
        time: instantOut,
      }),
    ),
  }),
  refusals: {},
})
