import * as v from 'valibot'
import { idOut } from '#core/contract/id-out.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { returnStates } from './return-words.ts'

/** Millionths of all stakes: 960,000 is 96%. */
const shareOut = v.pipe(v.number(), v.integer())

export const readGameReturns = call({
  path: 'anonymous/gameReturns',
  summary: 'Lists what each game returned over its counted rounds, with the range in which an honest game lies.',
  access: 'anyone',
  money: 'none',
  request: v.object({}),
  response: v.object({
    /** Null: nothing was counted yet. */
    countedUntil: v.nullable(instantOut),
    games: v.array(
      v.object({
        gameId: idOut,
        name: v.string(),
        since: instantOut,
        rounds: v.number(),
        /** Null before the first round. */
        measured: v.nullable(shareOut),
        lowest: shareOut,
        highest: shareOut,
        low: v.nullable(shareOut),
        high: v.nullable(shareOut),
        needsBestPlay: v.boolean(),
        state: v.picklist(returnStates),
        isPaused: v.boolean(),
      }),
    ),
  }),
  refusals: {},
})
