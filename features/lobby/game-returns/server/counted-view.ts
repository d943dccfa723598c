import type { Centavos } from '#core/money/centavos.ts'
import { termsOfBand } from '../bought-rounds.ts'
import { bandsOf, type ReturnBands, type ReturnTerms, type Scope } from '../rules.ts'
import { sumsForBands } from './judge-returns.ts'
import type { SeriesSums } from './store/return-day.store.ts'

const millionths = 1_000_000

export const shareOf = (share: number): number => Math.round(share * millionths)
const rangeOf = ({ low, high }: { readonly low: number; readonly high: number }) => ({
  low: shareOf(low),
  high: shareOf(high),
})

/** Rounds and bands, as every page shows them. */
export function countedView(sums: SeriesSums | undefined, terms: ReturnTerms | undefined, scope: Scope) {
  if (sums === undefined) return { ...nothingCounted, ...bandsView(undefined) }
  const { rounds, staked, won, returned, weight } = sums
  const bands = terms && bandsOf(sumsForBands(sums), termsOfBand(sums.stake, terms), scope)
  return { rounds: Number(rounds), staked, won, measured: shareOf(returned / weight), ...bandsView(bands) }
}

const none = 0n as Centavos
const nothingCounted = { rounds: 0, staked: none, won: none, measured: null }

const bandsView = (bands: ReturnBands | undefined) => ({
  usual: bands ? rangeOf(bands.usual) : null,
  certain: bands ? rangeOf(bands.certain) : null,
  isNormal: bands?.isNormal ?? false,
})
