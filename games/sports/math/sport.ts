import type { Draw } from '#core/draw/draw.ts'
import type { Pairing, Score, Team } from './league.ts'
import type { Odds } from './price.ts'

/** How a team comes to a matchday: below its strength, at it, or above. */
export type Form = -1 | 0 | 1
export type Forms = readonly [home: Form, away: Form]

/** The numbers that a match is drawn with, and the lines that bets on it are measured by. All of it is public. */
export type Terms = {
  readonly rates: readonly number[]
  /** In halves, always odd: -11 is -5.5. */
  readonly lines: readonly number[]
}
export type Fixture = Pairing & Terms & { readonly form: Forms; readonly odds: Odds }

/** How often each selection comes true, out of all cases. */
export type WeightedChoices = { readonly weights: ReadonlyMap<string, bigint>; readonly whole: bigint }

export type MarketCode =
  | 'matchResult'
  | 'doubleChance'
  | 'goals'
  | 'bothScore'
  | 'correctScore'
  | 'winner'
  | 'handicap'
  | 'totalPoints'

export type Market = { readonly code: MarketCode; readonly selections: readonly string[] }

/** What a league is made of: its teams, the published model of a match, and what can be bet on it. */
export type Sport = {
  readonly teams: readonly Team[]
  readonly markets: readonly Market[]
  readonly model: (pairing: Pairing, form: Forms) => { readonly terms: Terms; readonly weighed: WeightedChoices }
  readonly wins: (selection: string, terms: Terms, score: Score) => boolean
  readonly play: (terms: Terms, draw: Draw) => string
  readonly score: (course: string) => Score
}
