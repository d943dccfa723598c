import type { Centavos } from '#core/money/centavos.ts'
import type { Draw } from '#core/draw/draw.ts'
import type { Outcome, SimulatedWay, Way } from './returns.ts'

/** What one way to play comes to at one stake. Ratios are plain numbers: they are shown and compared, never paid. */
export type MeasuredReturn = {
  /** The return of all stakes. */
  readonly rtp: number
  /** Half the width of the 99 % interval around it; 0 where every outcome was counted. */
  readonly within: number
  /** How often a round pays anything. */
  readonly hitRate: number
  /** The standard deviation of a round's win, in stakes. */
  readonly deviation: number
  /** The largest win, in stakes. */
  readonly maxWin: number
}

// Of a normal distribution, 99 % lie within so many standard deviations.
const z99 = 2.5758

/** Exact, over every outcome. */
export function measureWay({ outcomes }: Way, stake: Centavos): MeasuredReturn {
  const sums = { weight: 0n, staked: 0n, win: 0n, square: 0n, hits: 0n, max: 0n }
  for (const { weight, staked, win } of outcomes(stake)) {
    sums.weight += weight
    sums.staked += weight * staked
    sums.win += weight * win
    sums.square += weight * win * win
    if (win > 0n) sums.hits += weight
    if (weight > 0n && win > sums.max) sums.max = win
  }
  const mean = ratio(sums.win, sums.weight) / Number(stake)
  const square = ratio(sums.square, sums.weight) / Number(stake) ** 2
  return {
    rtp: ratio(sums.win, sums.staked),
    within: 0,
    hitRate: ratio(sums.hits, sums.weight),
    deviation: Math.sqrt(Math.max(0, square - mean ** 2)),
    maxWin: ratio(sums.max, stake),
  }
}

/** Over so many whole rounds, with an interval of 99 %. */
export function measureSimulated({ play, rounds }: SimulatedWay, stake: Centavos, draw: Draw): MeasuredReturn {
  const sums = { staked: 0, win: 0, square: 0, hits: 0, max: 0 }
  const unit = Number(stake)
  for (let round = 0; round < rounds; round++) {
    const outcome: Omit<Outcome, 'weight'> = play({ stake, draw })
    const [staked, win] = [Number(outcome.staked) / unit, Number(outcome.win) / unit]
    sums.staked += staked
    sums.win += win
    sums.square += win * win
    if (win > 0) sums.hits++
    sums.max = Math.max(sums.max, win)
  }
  const mean = sums.win / rounds
  const deviation = Math.sqrt(Math.max(0, sums.square / rounds - mean ** 2))
  return {
    rtp: sums.win / sums.staked,
    within: (z99 * deviation * Math.sqrt(rounds)) / sums.staked,
    hitRate: sums.hits / rounds,
    deviation,
    maxWin: sums.max,
  }
}

const precision = 1_000_000_000_000n

const ratio = (part: bigint, whole: bigint): number => Number((part * precision) / whole) / Number(precision)
