import type { Draw } from '#core/draw/draw.ts'
import type { Centavos } from '#core/money/centavos.ts'

/** Where a title's return to the player comes from. */
export type Returns =
  /** Every outcome with its exact weight. One entry for each way to play that has odds of its own. */
  | { readonly kind: 'exact'; readonly ways: () => readonly Way[] }
  /** Too many states to count: whole rounds are played, and the return is an interval of 99 %. */
  | { readonly kind: 'simulated'; readonly ways: () => readonly SimulatedWay[] }
  /** The same over so many rounds that they are played once, and what they came to is kept (games/proofs). */
  | { readonly kind: 'measured'; readonly ways: () => readonly MeasuredWay[] }

export type Outcome = {
  /** Whole chances out of the sum of all weights. */
  readonly weight: bigint
  /** What the round costs in all, where moves add to the stake. */
  readonly staked: Centavos
  readonly win: Centavos
}

/** One way to play: a choice of the player's, and how every move is answered. */
export type Way = { readonly name: string; readonly outcomes: (stake: Centavos) => Iterable<Outcome> }

export type SimulatedWay = {
  readonly name: string
  /** How many rounds narrow the interval enough. */
  readonly rounds: number
  readonly play: (round: { readonly stake: Centavos; readonly draw: Draw }) => Omit<Outcome, 'weight'>
}

export type MeasuredWay = SimulatedWay & {
  /** Everything that decides: another table is another proof. */
  readonly tables: unknown
  /** The way is bought instead of an ordinary round, and declares a return of its own. */
  readonly bought?: BonusBuy
}

/** A round that begins in the bonus, for a price. */
export type BonusBuy = {
  /** In hundredths of the stake. */
  readonly priceHundredths: number
  /** Its own return, in ten-thousandths: not less than the title's. */
  readonly rtpBasisPoints: number
}
