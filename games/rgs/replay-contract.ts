import * as v from 'valibot'
import type { RoundProof } from '#games/fairness/round-proof.ts'
import { idField } from '#games/protocol/fields.ts'
import type { Json } from '#games/title/json.ts'
import type { RoundView, TitleInfo } from './contract.ts'
import type { PlacedBet } from './table-contract.ts'

/** What is asked about rounds that have ended; see contract.ts. */
export const replayRequests = {
  /** A key to the replay of one of the player's own rounds. */
  watch: v.object({ round: idField }),
  /** The stored round, for the holder of a key. It needs no session. */
  replay: v.object({ game: idField, replayToken: v.pipe(v.string(), v.maxLength(200)) }),
} as const

/** A round of one player, step by step as it was shown. */
export type StoredSteps = {
  readonly kind: 'steps'
  readonly steps: readonly RoundView[]
  /** The round as it ended, where its player had left it and its rule decided it. */
  readonly end: RoundView | null
}

/** A player's part in a public round, and the round itself. */
export type StoredTable = {
  readonly kind: 'table'
  readonly number: number
  readonly opening: Json
  readonly result: Json
  /** How long the result was played out. */
  readonly runningMs: number
  /** The bets as they were placed, and as they stood in the end: a flight is left on the way. */
  readonly placed: readonly PlacedBet[]
  readonly bets: readonly PlacedBet[]
  /** The slip as its title describes it, where every bet is one. */
  readonly told: Json
}

/** A round that has ended, with all that shows it and proves it. It names nobody. Amounts are centavos. */
export type StoredReplay = {
  readonly title: TitleInfo
  /** Of the rules that decided it. */
  readonly version: number
  /** When it began. Null in a shared replay. */
  readonly at: string | null
  readonly staked: number
  readonly win: number
  readonly isFree: boolean
  /** Its bet was returned. */
  readonly isVoided: boolean
  readonly round: StoredSteps | StoredTable
  readonly seeds: { readonly hash: string; readonly clientSeed: string; readonly nonce: number }
  /** Null until the seed is revealed. */
  readonly proof: RoundProof | null
}
