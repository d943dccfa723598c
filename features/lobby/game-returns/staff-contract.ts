import * as v from 'valibot'
import { instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { staffListBeside } from '#core/contract/staff-list.ts'
import { type GameType, gameType } from '#core/enumerations/game-type.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { returnStates } from './return-words.ts'

const gameTypes = Object.keys(gameType) as GameType[]

/** Millionths of all stakes: 960,000 is 96%. */
const shareOut = v.pipe(v.number(), v.integer())
const rangeOut = v.object({ low: shareOut, high: shareOut })

/** Counted rounds, and the bands around the declared return; null without rounds or without a declaration. */
const countedOut = {
  rounds: v.number(),
  staked: centavosOut,
  won: centavosOut,
  measured: v.nullable(shareOut),
  usual: v.nullable(rangeOut),
  certain: v.nullable(rangeOut),
  isNormal: v.boolean(),
}

export const listGameReturns = staffListBeside({
  path: 'gameReturns',
  summary: 'Lists what games returned, against what they declare and the bands around it, 25 at a time.',
  permission: 'gameReturns.view',
  filter: {
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
    type: v.optional(v.picklist(['any', ...gameTypes]), 'any'),
    state: v.optional(v.picklist(['any', ...returnStates]), 'any'),
    cases: v.optional(v.picklist(['any', 'open']), 'any'),
    from: v.optional(instantIn),
    until: v.optional(instantIn),
  },
  sorts: ['mostRounds', 'newest'],
  beside: {
    /** Null: nothing was counted yet. */
    countedUntil: v.nullable(instantOut),
    pausesGames: v.boolean(),
  },
  row: {
    id: idOut,
    gameId: idOut,
    name: v.string(),
    code: v.string(),
    provider: v.string(),
    type: v.string(),
    version: v.string(),
    since: instantOut,
    lowest: shareOut,
    /** Null: nothing more is declared than the lowest return. */
    highest: v.nullable(shareOut),
    ways: v.number(),
    needsBestPlay: v.boolean(),
    ...countedOut,
    state: v.picklist(returnStates),
    isPaused: v.boolean(),
    /** After so many rounds of one stake a game that returns 3 points more is found; null: it cannot be said. */
    findsAfter: v.nullable(v.number()),
    openCase: v.nullable(idOut),
  },
})

export const viewGameReturn = staffCall({
  path: 'gameReturn',
  summary: 'Returns one game’s return by stake, and its cases.',
  permission: 'gameReturns.view',
  request: v.object({ id: idIn }),
  response: v.object({
    id: idOut,
    gameId: idOut,
    name: v.string(),
    version: v.string(),
    since: instantOut,
    lowest: shareOut,
    highest: v.nullable(shareOut),
    /** Over all stakes first, as stake 0. Bought rounds have bands and a declared return of their own. */
    stakes: v.array(
      v.object({
        stake: centavosOut,
        isBought: v.boolean(),
        lowest: shareOut,
        highest: v.nullable(shareOut),
        ...countedOut,
        state: v.picklist(returnStates),
      }),
    ),
    cases: v.array(
      v.object({
        id: idOut,
        side: v.picklist(['paysTooMuch', 'paysTooLittle']),
        stake: centavosOut,
        foundAt: instantOut,
        rounds: v.number(),
        staked: centavosOut,
        won: centavosOut,
        measured: shareOut,
        low: shareOut,
        high: shareOut,
        pausedAt: v.nullable(instantOut),
        closedAt: v.nullable(instantOut),
        closedBy: v.nullable(v.string()),
        reason: v.nullable(v.string()),
      }),
    ),
  }),
  refusals: { gameReturnNotFound: 1074 },
})

export const closeReturnCase = staffChange({
  path: 'gameReturnClose',
  summary: 'Closes the case of a game that left its band: ends its pause, and counts its rounds from 0.',
  permission: 'gameReturns.close',
  request: v.object({ caseId: idIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { caseNotFound: 1074, caseClosed: 1004 },
})
