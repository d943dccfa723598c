import type { Centavos } from '#core/money/centavos.ts'
import type { JackpotWheel } from './wheel.ts'

/**
 * A progressive pool: a part of each stake goes into it, and one player has all of it, or what its wheel says, when it comes
 * to the point that was drawn.
 */
export type JackpotPool = {
  readonly code: string
  readonly name: string
  /** Of each stake, in ten-thousandths: what grows the pool, and what the next one will begin with. */
  readonly growsBasisPoints: number
  readonly nextBasisPoints: number
  /** What the house puts in when it opens the pool, once. */
  readonly opensWith: Centavos
  /** It is won with this at the latest. */
  readonly dropBy: Centavos
  /** Without one, the winner has the whole pool. */
  readonly wheel?: JackpotWheel
}
