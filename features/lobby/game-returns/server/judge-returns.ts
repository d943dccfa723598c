import { termsOfBand } from '../bought-rounds.ts'
import { bandsOf, type ReturnSums, type ReturnTerms, type Scope, stateOf } from '../rules.ts'
import { isOutside, type ReturnState } from '../return-words.ts'
import type { CaseFigures } from './store/return-case.store.ts'
import type { SeriesSums } from './store/return-day.store.ts'

export const sumsForBands = ({ rounds, won: _won, returned, returnedSquares, ...sums }: SeriesSums): ReturnSums => ({
  ...sums,
  rounds: Number(rounds),
  won: returned,
  wonSquares: returnedSquares,
})

export type Verdict = {
  readonly state: ReturnState
  readonly rounds: bigint
  /** What a case of it says. */
  readonly outside: CaseFigures | undefined
}

/** Over all stakes first; then a band of stakes that lies outside by itself decides. */
export function verdictOf(sums: readonly SeriesSums[], terms: ReturnTerms | undefined): Verdict {
  const rounds = sums.find(({ stake }) => stake === 0n)?.rounds ?? 0n
  if (terms === undefined) return { state: 'counted', rounds, outside: undefined }
  const judged = sums
    .toSorted((one, other) => Number(one.stake - other.stake))
    .flatMap((each) => judgedBand(each, terms) ?? [])
  const outside = judged.find(({ state }) => isOutside(state))
  const state = outside?.state ?? judged.find(({ sums: { stake } }) => stake === 0n)?.state ?? 'few'
  return { state, rounds, outside: outside && figuresOf(outside) }
}

export const scopeOf = ({ stake }: SeriesSums): Scope => (stake === 0n ? 'title' : 'stake')

/** Of one band of stakes alone. */
export const stateOfBand = (sums: SeriesSums, terms: ReturnTerms | undefined): ReturnState =>
  terms === undefined ? 'counted' : (judgedBand(sums, terms)?.state ?? 'few')

type JudgedBand = {
  readonly sums: SeriesSums
  readonly state: ReturnState
  readonly measured: number
  readonly certain: { readonly low: number; readonly high: number }
}

function judgedBand(sums: SeriesSums, declared: ReturnTerms): JudgedBand | undefined {
  const terms = termsOfBand(sums.stake, declared)
  const bands = bandsOf(sumsForBands(sums), terms, scopeOf(sums))
  return bands && { sums, state: stateOf(bands, terms), measured: bands.measured, certain: bands.certain }
}

function figuresOf({ sums, state, measured, certain }: JudgedBand): CaseFigures | undefined {
  if (!isOutside(state)) return undefined
  const { stake, rounds, staked, won } = sums
  return { side: state, stake, rounds, staked, won, measured, bandLow: certain.low, bandHigh: certain.high }
}
