import * as v from 'valibot'
import type { Draw } from '#core/draw/draw.ts'
import type { GameFeature, GameTheme } from '#core/enumerations/game-traits.ts'
import type { GameType } from '#core/enumerations/game-type.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { BrandCode } from './brands.ts'
import type { LocalHelpPage } from './help-page.ts'
import type { Json } from './json.ts'
import type { BonusBuy, Returns } from './returns.ts'

/** The facts of a game, independent of its player. */
export type TitleFacts = {
  /** On the wire and in every record, for ever. */
  readonly code: string
  readonly name: string
  readonly brand: BrandCode
  readonly type: GameType
  /** The bundle that draws it: games/<engine>/client/main.ts. */
  readonly engine: string
  /** Goes up whenever the mathematics change: a stored round names the version that decided it. */
  readonly version: number
  /** The first version whose rounds the present one plays the same: the versions since then only added to it. */
  readonly replaysFrom?: number
  /** Up to four players see one scene and each other's results. Each round is drawn for itself all the same. */
  readonly sharesSea?: true
  /** What a round may cost, smallest first. */
  readonly stakes: readonly Centavos[]
  /** The most on one bet, where several stakes can lie on it. */
  readonly stakeMost?: Centavos
  /** For sale instead of an ordinary round, where the operator allows it. */
  readonly bonusBuy?: BonusBuy
  /** What it looks like and is not: a computer draws everything. */
  readonly virtual?: 'table' | 'sports'
  /** The smallest return of any way to play it, in ten-thousandths. titles.test.ts proves it from `returns`. */
  readonly rtpBasisPoints: number
  /** It returns that much to whoever plays best: other decisions return less. */
  readonly needsBestPlay?: true
  readonly volatility: 'low' | 'medium' | 'high'
  /** What it is about; absent: nothing but the game itself. */
  readonly theme?: GameTheme
  readonly features?: readonly GameFeature[]
  /** The most a round can pay, in hundredths of its stake. */
  readonly maxWinHundredths: number
  /** The shortest time between two rounds of one player. */
  readonly roundMsMin: number
  /** Strips, weights and strengths that rounds are drawn from, where outcomes alone do not say them. Published with its hash. */
  readonly tables?: () => unknown
  readonly help: () => LocalHelpPage
  readonly returns: Returns
}

/** What one step of a round came to. */
export type Step<State = Json, View = Json> = {
  /** What the next move needs, secrets included: never leaves the server. */
  readonly state: State
  /** Everything that the player may see, enough to draw the round again after an interruption. */
  readonly view: View
  /** What happened in this step, in order: the client plays it and computes nothing. */
  readonly events: readonly Json[]
  /** The payout if the round ends here; 0 until it does. */
  readonly win: Centavos
  readonly isOver: boolean
}

export const stepRefusals = ['badChoice', 'badMove', 'notNow'] as const
/** Why a choice or a move is not played. */
export type StepRefusal = (typeof stepRefusals)[number]

/** What an abandoned round is settled with: a win, or the stake back as if it had never begun. */
export type Settlement = { readonly kind: 'win'; readonly win: Centavos } | { readonly kind: 'void' }

export type Begin<Choice> = { readonly stake: Centavos; readonly choice: Choice; readonly draw: Draw }
export type Turn<State, Move> = {
  /** The stake of the beginning, without what moves added. */
  readonly stake: Centavos
  readonly state: State
  readonly move: Move
  readonly draw: Draw
}

/** A title as its author writes it, with its own types. */
export type TitleRules<Choice, State extends Json, Move> = TitleFacts & {
  readonly choice: v.GenericSchema<unknown, Choice>
  /** What a round costs where that is not the stake alone: a volley costs every one of its shots. */
  readonly cost?: (round: Omit<Begin<Choice>, 'draw'>) => Centavos
  readonly begin: (begin: Begin<Choice>) => Step<State>
  /** Undefined where a round is over with its first step. */
  readonly moves?: {
    readonly schema: v.GenericSchema<unknown, Move>
    readonly play: (turn: Turn<State, Move>) => Step<State> | StepRefusal
    /** What a move costs besides, as doubling does. Asked, and paid, before the move is played. */
    readonly price?: (turn: Omit<Turn<State, Move>, 'draw'>) => Centavos
    /** The written rule for a round that its player does not end: whatever is best for the player without further risk. */
    readonly settle: (left: { readonly stake: Centavos; readonly state: State }) => Settlement
  }
}

/** A title as the studio plays it: choices and moves come from outside and are parsed here. */
export type Title = TitleFacts & {
  readonly isStepwise: boolean
  /** A move can add to the stake. */
  readonly stakeGrows: boolean
  readonly cost: (round: Omit<Begin<unknown>, 'draw'>) => Centavos | StepRefusal
  readonly begin: (begin: Begin<unknown>) => Step | StepRefusal
  readonly move: (turn: Turn<Json, unknown>) => Step | StepRefusal
  readonly price: (turn: Omit<Turn<Json, unknown>, 'draw'>) => Centavos | StepRefusal
  readonly settle: (left: { readonly stake: Centavos; readonly state: Json }) => Settlement
}

/**
 * Hides a title's own types behind one interface. Draws know nothing about the player, the stake or earlier rounds: the
 * mathematics take a choice and a draw, and multiply by the stake.
 */
export function defineTitle<Choice, State extends Json, Move = never>(rules: TitleRules<Choice, State, Move>): Title {
  const { choice: choiceSchema, cost, begin, moves, ...facts } = rules
  // The studio stores what a step answered and hands back the same value.
  const own = (state: Json): State => state as State
  return {
    ...facts,
    isStepwise: moves !== undefined,
    stakeGrows: moves?.price !== undefined,
    cost: ({ stake, choice }) => {
      if (cost === undefined) return stake
      const parsed = v.safeParse(choiceSchema, choice)
      return parsed.success ? cost({ stake, choice: parsed.output }) : 'badChoice'
    },
    begin: ({ stake, choice, draw }) => {
      const parsed = v.safeParse(choiceSchema, choice)
      return parsed.success ? begin({ stake, choice: parsed.output, draw }) : 'badChoice'
    },
    move: ({ stake, state, move, draw }) => {
      if (moves === undefined) return 'notNow'
      const parsed = v.safeParse(moves.schema, move)
      return parsed.success ? moves.play({ stake, state: own(state), move: parsed.output, draw }) : 'badMove'
    },
    price: ({ stake, state, move }) => {
      if (moves?.price === undefined) return zeroCentavos
      const parsed = v.safeParse(moves.schema, move)
      return parsed.success ? moves.price({ stake, state: own(state), move: parsed.output }) : 'badMove'
    },
    settle: ({ stake, state }) => moves?.settle({ stake, state: own(state) }) ?? { kind: 'void' },
  }
}
