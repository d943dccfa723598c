/**
 * How far a sum of differences may lie from 0, for sums whose differences are bounded on one side. `v` is their variance, or
 * the sum of their squares; `scale` follows from the bound.
 */
export type Spread = { readonly v: number; readonly scale: number }

const eta = 2
const power = 1.4
// The sum of 1 / n^1.4 over all n.
const zeta = 3.1055472779
const rootFactor = (eta ** 0.25 + eta ** -0.25) / Math.SQRT2
const scaleFactor = (Math.sqrt(eta) + 1) / 2

/**
 * The boundary that a sum crosses at any time with a probability of at most `alpha`, however often somebody looks: the
 * stitched boundary of Howard, Ramdas, McAuliffe and Sekhon (2021), formula 10, for sub-gamma sums. Below `vMin`, which is
 * chosen beforehand, it is level.
 */
export function boundaryAtAnyTime({ v, scale }: Spread, { alpha, vMin }: { alpha: number; vMin: number }): number {
  const grown = Math.max(v, vMin)
  const level = power * Math.log(Math.log2(grown / vMin) + 1) + Math.log(zeta / alpha)
  return Math.sqrt(rootFactor ** 2 * grown * level + (scaleFactor * scale * level) ** 2) + scaleFactor * scale * level
}

/** Bernstein's bound: at one moment that was chosen beforehand, the sum lies beyond it with a probability of at most `alpha`. */
export function bernsteinBound({ v, scale }: Spread, alpha: number): number {
  const level = Math.log(1 / alpha)
  return Math.sqrt(2 * v * level) + scale * level
}
