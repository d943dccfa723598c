import type { Draw } from '#core/draw/draw.ts'
import type { GameFeature, GameTheme } from '#core/enumerations/game-traits.ts'
import type { LocalText } from '#core/message/local-text.ts'
import type { LocalHelpSection } from '#games/title/help-page.ts'
import type { Way } from '#games/title/returns.ts'
import type { Title } from '#games/title/title.ts'
import type { SlotModel } from './model.ts'
import type { SlotRecord } from './record.ts'
import type { SymbolWeights } from './reel-sections.ts'
import type { Strip } from './reels.ts'

/** What the author of a slot writes. */
export type SlotRules = {
  readonly code: string
  readonly name: string
  readonly version: number
  readonly replaysFrom?: number
  readonly rtpBasisPoints: number
  readonly volatility: Title['volatility']
  readonly theme: GameTheme
  /** slot-titles.test.ts proves that rounds have these, and no others. */
  readonly features: readonly GameFeature[]
  /** The most a round can win, in hundredths of the stake: it ends when it has reached it. */
  readonly cap: number
  /** How many spins of a hundred pay anything. */
  readonly hitsOfHundred: number
  /** Millions of rounds for an interval that is narrow enough, where not every round can be counted. */
  readonly millions?: number
  /** Every round there is, with its weight. */
  readonly exact?: Way['outcomes']
  readonly model: SlotModel
  /**
   * Reels, weights and features, which together with the model determine the return. A measurement is valid for exactly
   * these.
   */
  readonly tables: Readonly<Record<string, unknown>> & { readonly strips?: readonly Strip[] }
  /** For the rules of a slot that is filled place by place. */
  readonly places?: readonly SymbolWeights[]
  /** Plays a whole round, with everything that one spin sets off. */
  readonly play: (record: SlotRecord, draw: Draw) => void
  /** For sale instead of a spin. */
  readonly bonus?: SlotBonus
  readonly help: () => SlotHelp
}

/** The bonus by itself, for a price at which it returns what a spin returns. */
export type SlotBonus = {
  /** In hundredths of the stake: whole tenths of it, so that the price of every stake is whole centavos. */
  readonly priceHundredths: number
  /** The lower end of its own measured interval. */
  readonly rtpBasisPoints: number
  readonly millions: number
  /** A whole round that begins in the bonus. */
  readonly play: (record: SlotRecord, draw: Draw) => void
}

export type SlotHelp = {
  readonly summary: LocalText
  /** How its wins are counted, and its features, one section each. */
  readonly features: readonly LocalHelpSection[]
}
