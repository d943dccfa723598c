import { pesos } from '#core/money/centavos.ts'
import type { TitleFacts } from '#games/title/title.ts'
import { type GrandAmounts, grandPool, grandUsually } from './grand-pool.ts'
import type { JackpotPool } from './jackpot-pool.ts'

const wholePools: readonly JackpotPool[] = [
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

/** All pools, with the grand one as it is configured. */
export const jackpotPoolsWith = (grand: GrandAmounts): readonly JackpotPool[] => [...wholePools, grandPool(grand)]

export const jackpotPools = jackpotPoolsWith(grandUsually)

/** Slots feed the pools and win them; every other title keeps its own return alone. */
export const takesPart = ({ engine }: Pick<TitleFacts, 'engine'>): boolean => engine === 'slots'

/** What the pools return of every stake in the long run, in ten-thousandths: all that is put in is paid, and nothing else. */
export const jackpotBasisPoints = (pools: readonly JackpotPool[]): number =>
  pools.reduce((sum, { growsBasisPoints, nextBasisPoints }) => sum + growsBasisPoints + nextBasisPoints, 0)
