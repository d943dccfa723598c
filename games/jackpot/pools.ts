import { type Centavos, pesos } from '#core/money/centavos.ts'
import type { TitleFacts } from '#games/title/title.ts'

/** A progressive pool: a part of each stake goes into it, and one player has all of it when it comes to the point that was drawn. */
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
}

export const jackpotPools: readonly JackpotPool[] = [
  {
    code: 'alon',
    name: 'Alon',
    growsBasisPoints: 25,
    nextBasisPoints: 5,
    opensWith: pesos(100n),
    dropBy: pesos(2_000n),
  },
  {
    code: 'bulkan',
    name: 'Bulkan',
    growsBasisPoints: 25,
    nextBasisPoints: 5,
    opensWith: pesos(2_500n),
    dropBy: pesos(50_000n),
  },
]

/** Slots feed the pools and win them; every other title keeps its own return alone. */
export const takesPart = ({ engine }: Pick<TitleFacts, 'engine'>): boolean => engine === 'slots'

/** What the pools return of every stake in the long run, in ten-thousandths: all that is put in is paid, and nothing else. */
export const jackpotBasisPoints = (pools: readonly JackpotPool[]): number =>
  pools.reduce((sum, { growsBasisPoints, nextBasisPoints }) => sum + growsBasisPoints + nextBasisPoints, 0)
