import { bernsteinBound, boundaryAtAnyTime } from './confidence.ts'
import type { BoughtTerms } from './bought-rounds.ts'
import type { ReturnState } from './return-words.ts'

/** What a game declares, as shares of the stake. */
export type ReturnTerms = {
  readonly lowest: number
  readonly highest: number
  /** The largest standard deviation of one round's win over all ways to play. */
  readonly deviation: number
  /** The most that a round wins. */
  readonly cap: number
  readonly ways: number
  readonly needsBestPlay: boolean
  readonly stakeGrows: boolean
  readonly sharedSeconds: number
  /** Rounds that are bought for a price are measured by themselves: shares of the price. */
  readonly bought?: BoughtTerms
}
/**
 * Sums of rounds. Each round counts once, or by its stake where moves add to it; rounds that share one result count as one
 * block, because they win together.
 */
export type ReturnSums = {
  readonly rounds: number
  readonly weight: number
  /** Wins by the same measure: in stakes, or in centavos. */
  readonly won: number
  /** Over the blocks: the squares of their weights, weight times win, the squares of their wins, and the largest weight. */
  readonly weightSquares: number
  readonly products: number
  readonly wonSquares: number
  readonly weightMost: number
}

/** All as returns: shares of the stake. */
export type ReturnBands = {
  readonly measured: number
  /** Of 20 honest games, one lies outside at a given moment. */
  readonly usual: { readonly low: number; readonly high: number }
  /** Of 1,000 honest games, at most one ever lies outside. */
  readonly certain: { readonly low: number; readonly high: number }
  /** False: too few rounds for the normal distribution, and the usual band is Bernstein's bound. */
  readonly isNormal: boolean
}

/** Sums over all stakes are the title's; every stake has an error of its own. */
export type Scope = 'title' | 'stake'

/** How many bands of stakes there can be: 1, 2, 5, 10 … to ₱1,000,000, and everything below ₱1. */
const stakeBandsMax = 20

const usualAlpha = 0.05
const usualDeviations = 1.959964
/** One game in a thousand: half of it for the title, half for its stakes together; half of each for either side. */
const certainAlpha = 0.001
// Bought rounds have as many bands of their own.
const alphaOf = (scope: Scope, { bought }: ReturnTerms): number =>
  certainAlpha / 2 / 2 / (scope === 'title' ? 1 : stakeBandsMax * (bought === undefined ? 1 : 2))
/** The band is level until so many rounds of the largest deviation. Chosen once: it must not follow what was played. */
const levelRounds = 1_000
/** A win of this part of the sum's deviation may still happen in one block: each tail of 2.5 % is then off by at most 0.6 %. */
const largestPart = 0.2

/** The bands around what a game declares, for the rounds that were played. Undefined before the first. */
export function bandsOf(sums: ReturnSums, terms: ReturnTerms, scope: Scope): ReturnBands | undefined {
  if (sums.weight <= 0) return undefined
  const { lowest, highest } = terms
  const usual = usualOf(sums, terms)
  const certain = certainOf(sums, terms, scope)
  const band = ({ down, up }: Widths) => ({
    low: Math.max(0, lowest - down / sums.weight),
    high: highest + up / sums.weight,
  })
  return {
    measured: sums.won / sums.weight,
    usual: band(usual),
    certain: band(certain),
    isNormal: usual.isNormal,
  }
}

type Widths = { readonly down: number; readonly up: number }

/** Rounds of one minute or so that share a result may lie in two blocks: the square of a sum is at most twice the squares. */
const sharedFactor = ({ sharedSeconds }: ReturnTerms): number => (sharedSeconds > 0 ? 2 : 1)

/** The sum of the squares of the differences from a return, as the rounds have it. */
const squaresAround = (sums: ReturnSums, terms: ReturnTerms, mean: number): number =>
  sharedFactor(terms) * Math.max(0, sums.wonSquares - 2 * mean * sums.products + mean ** 2 * sums.weightSquares)

const declaredVariance = (sums: ReturnSums, terms: ReturnTerms): number =>
  sharedFactor(terms) * terms.deviation ** 2 * sums.weightSquares

const blockMost = (sums: ReturnSums, terms: ReturnTerms): number => sharedFactor(terms) * sums.weightMost

/** One way to play: every round has the declared variance. */
const hasOneWay = ({ ways, needsBestPlay }: ReturnTerms): boolean => ways === 1 && !needsBestPlay

function usualOf(sums: ReturnSums, terms: ReturnTerms): Widths & { readonly isNormal: boolean } {
  const declared = declaredVariance(sums, terms)
  const most = blockMost(sums, terms)
  const v = hasOneWay(terms) ? declared : squaresAround(sums, terms, terms.highest)
  if (terms.cap * most <= largestPart * Math.sqrt(v)) {
    const width = usualDeviations * Math.sqrt(v)
    return { down: width, up: width, isNormal: true }
  }
  return {
    down: bernsteinBound({ v: declared, scale: (terms.highest * most) / 3 }, usualAlpha / 2),
    up: bernsteinBound({ v: declared, scale: (terms.cap * most) / 3 }, usualAlpha / 2),
    isNormal: false,
  }
}

/**
 * Above: no round returns less than 0, so the sum of squares of the rounds bounds the sum whatever its distribution is
 * (theorem 4 of the same paper), and a single large win widens the band by itself. Below: the declared variance for one way to
 * play; for several, the better of that and the rounds' own squares, with half the error for each.
 */
function certainOf(sums: ReturnSums, terms: ReturnTerms, scope: Scope): Widths {
  const alpha = alphaOf(scope, terms)
  const most = blockMost(sums, terms)
  const vMin = levelRounds * terms.deviation ** 2 * unitSquare(terms)
  const up = boundaryAtAnyTime(
    { v: squaresAround(sums, terms, terms.highest), scale: terms.highest * most },
    { alpha, vMin },
  )
  const declared = { v: declaredVariance(sums, terms), scale: (terms.highest * most) / 3 }
  if (hasOneWay(terms)) return { up, down: boundaryAtAnyTime(declared, { alpha, vMin }) }
  const own = { v: squaresAround(sums, terms, terms.lowest), scale: terms.cap * most }
  const half = { alpha: alpha / 2, vMin }
  return { up, down: Math.min(boundaryAtAnyTime(declared, half), boundaryAtAnyTime(own, half)) }
}

/** Where rounds count by their stake, in pesos: the unit of `vMin` is fixed, too. */
const pesoCentavos = 100
const unitSquare = ({ stakeGrows }: ReturnTerms): number => (stakeGrows ? pesoCentavos ** 2 : 1)

/** Where a measured return lies. With best play declared, returning less is what other play does. */
export function stateOf(bands: ReturnBands, { needsBestPlay }: Pick<ReturnTerms, 'needsBestPlay'>): ReturnState {
  const { measured, usual, certain } = bands
  if (measured > certain.high) return 'paysTooMuch'
  if (!needsBestPlay && measured < certain.low) return 'paysTooLittle'
  if (measured > usual.high) return 'high'
  if (!needsBestPlay && measured < usual.low) return 'low'
  return bands.isNormal ? 'within' : 'few'
}

/** After how many rounds of one stake the band finds a game that returns so much more than it says. */
export function roundsToFind(more: number, terms: ReturnTerms): number {
  const finds = (rounds: number): boolean => {
    const most = sharedFactor(terms)
    const { deviation, highest } = terms
    const spread = { v: sharedFactor(terms) * rounds * (deviation ** 2 + more ** 2), scale: highest * most }
    return (
      boundaryAtAnyTime(spread, { alpha: alphaOf('title', terms), vMin: levelRounds * deviation ** 2 }) <=
      rounds * (more - (highest - terms.lowest))
    )
  }
  let [few, many] = [1, 2]
  while (!finds(many) && many < Number.MAX_SAFE_INTEGER / 2) [few, many] = [many, many * 2]
  if (!finds(many)) return Number.POSITIVE_INFINITY
  while (many - few > 1) {
    const middle = Math.floor((few + many) / 2)
    if (finds(middle)) many = middle
    else few = middle
  }
  return many
}
