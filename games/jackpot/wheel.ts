import type { Draw } from '#core/draw/draw.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { divCeil } from '#core/money/division.ts'

/** The segments in the order of the wheel: each pays so many hundredths of the pool, and all are equally likely. */
export type JackpotWheel = readonly number[]

/** What a segment pays, rounded up in the player's favour. The rest of the pool continues. */
export const shareOf = (point: Centavos, percent: number): Centavos =>
  centavos(divCeil(point * BigInt(percent), hundredths))

const hundredths = 100n

export type WheelSpin = { readonly segment: number; readonly percent: number }

/** Drawn after the point, from the same seed: both are fixed before the first stake. */
export function spinWheel(wheel: JackpotWheel, draw: Draw): WheelSpin {
  const segment = draw(wheel.length)
  const percent = wheel[segment]
  if (percent === undefined) throw new RangeError(`the wheel has no segment ${segment}`)
  return { segment, percent }
}

export type WheelOdds = { readonly percent: number; readonly segments: number }

/** The different shares, the largest first, and on how many of the segments each stands. */
export const wheelOdds = (wheel: JackpotWheel): readonly WheelOdds[] =>
  [...new Set(wheel)]
    .sort((one, other) => other - one)
    .map((percent) => ({ percent, segments: wheel.filter((each) => each === percent).length }))
