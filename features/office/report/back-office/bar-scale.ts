export type BarScale = {
  readonly high: number
  readonly low: number
  /** Where a value stands, from above. */
  readonly at: (value: number) => number
}

/** A scale with zero in sight, so that no bar looks larger than it is. */
export function barScale(values: readonly number[], height: number): BarScale {
  const [high, low] = [Math.max(0, ...values), Math.min(0, ...values)]
  const span = high - low
  return { high, low, at: (value) => (span === 0 ? height : ((high - value) * height) / span) }
}
