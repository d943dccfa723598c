import * as v from 'valibot'
import type { Json } from '#games/title/json.ts'
import { revealedSeed } from './revealed-seed.ts'

/** No chain of ours is longer: a page does not count for ever. */
const chainLongest = 100_000
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const json = v.unknown() as v.GenericSchema<unknown, Json>

const seeds = {
  game: v.string(),
  /** Of the game's rules: a round is decided by those that were in force. */
  version: count,
  ...revealedSeed,
  drawn: v.array(v.object({ bound: count, value: count })),
  /** A round that is voided gives its bet back, whatever it came to. */
  isVoided: v.boolean(),
  /** Paid to the player, in centavos. */
  win: count,
}

/** Everything that decides a round of one player: the seeds, the stake, and what the player chose, in order. */
const playedRound = v.object({
  kind: v.literal('round'),
  ...seeds,
  stake: count,
  /** The choice that began the round, then each move. */
  moves: v.pipe(v.array(json), v.minLength(1)),
  /** What the player last saw. */
  view: json,
})

/** Everything that decides a player's bets in a public round: its seed, its number, the round before, and the bets. */
const publicRound = v.object({
  kind: v.literal('publicRound'),
  ...seeds,
  number: count,
  /** Where the seed lies in the chain of its day. Absent in a round of an older release. */
  chain: v.optional(v.object({ anchor: v.string(), position: v.pipe(count, v.maxValue(chainLongest)) })),
  /** A league's season continues from the round before; null for the first. */
  before: v.nullable(v.object({ opening: json, result: json })),
  opening: json,
  result: json,
  bets: v.array(v.object({ bet: json, stake: count })),
})

/** A round as its player copies it, with all that is needed to play it again without us. */
export const roundProof = v.variant('kind', [playedRound, publicRound])
export type RoundProof = v.InferOutput<typeof roundProof>
export type PlayedRound = v.InferOutput<typeof playedRound>
export type PublicRound = v.InferOutput<typeof publicRound>
