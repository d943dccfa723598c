import { seededFastDraw } from '#core/draw/seeded-bytes.ts'
import { pesos } from '#core/money/centavos.ts'
import { measureSimulated } from '#games/title/measure-returns.ts'
import type { MeasuredWay } from '#games/title/returns.ts'
import { digestOf } from './digest-of.ts'
import type { Proof } from './proof.ts'

const digits = 1_000_000
const rounded = (value: number): number => Math.round(value * digits) / digits

/** Plays all the rounds that a way asks for. The stake decides nothing, so one stake stands for all. */
export function measureProof(way: MeasuredWay, seed: number): Proof {
  const { rtp, within, hitRate, deviation, maxWin } = measureSimulated(way, pesos(1n), seededFastDraw(seed))
  return {
    digest: digestOf(way),
    way: way.name,
    seed,
    rounds: way.rounds,
    rtp: rounded(rtp),
    within: rounded(within),
    hitRate: rounded(hitRate),
    deviation: rounded(deviation),
    maxWin: rounded(maxWin),
  }
}
