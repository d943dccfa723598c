import type { TitleFacts } from '#games/title/title.ts'
import type { MeasuredWay } from '#games/title/returns.ts'
import { type Proof, readProofs } from './proof.ts'

/** The measurement of a title whose rounds are too many to count. */
type Measurement = {
  readonly rounds: number
  /** The return in ten-thousandths, and half the width of its 99 % interval. */
  readonly returnBasisPoints: number
  readonly withinBasisPoints: number
  /** The largest win of these rounds, in hundredths of the stake. */
  readonly highestHundredths: number
}

const hundred = 100
const known = new Map<string, Measurement>()

/** Of the bonus that is bought instead of a round; undefined: the title sells none. */
export function measurementOfBonus({ code, returns, bonusBuy }: TitleFacts): Measurement | undefined {
  if (bonusBuy === undefined || returns.kind !== 'measured') return undefined
  const bought = returns.ways().filter((way) => way.bought !== undefined)
  return summary(proofsOf(code, bought))
}

const proofsOf = (code: string, ways: readonly MeasuredWay[]): readonly Proof[] =>
  readProofs(code).filter(({ way }) => ways.some(({ name }) => name === way))

/** Of its ordinary rounds. Undefined: every outcome of the title is counted. */
export function measurementOf({ code, returns }: TitleFacts): Measurement | undefined {
  if (returns.kind !== 'measured') return undefined
  const ordinary = returns.ways().filter((way) => way.bought === undefined)
  const measured = known.get(code) ?? summary(proofsOf(code, ordinary))
  known.set(code, measured)
  return measured
}

/** The largest win that is known to come about: the maximum where outcomes are counted, the largest that was measured otherwise. */
export const highestWin = (title: TitleFacts): number =>
  measurementOf(title)?.highestHundredths ?? title.maxWinHundredths

/** Of a title with several ways to play, the way that returns least. */
function summary(proofs: readonly Proof[]): Measurement {
  const [least] = proofs.toSorted((one, other) => one.rtp - one.within - (other.rtp - other.within))
  if (least === undefined) throw new Error('a measured title has no proof')
  return {
    rounds: proofs.reduce((sum, { rounds }) => sum + rounds, 0),
    returnBasisPoints: Math.round(least.rtp * 10_000),
    withinBasisPoints: Math.ceil(least.within * 10_000),
    highestHundredths: Math.round(Math.max(...proofs.map(({ maxWin }) => maxWin)) * hundred),
  }
}
