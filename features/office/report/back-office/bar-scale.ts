export type BarScale = {
  readonly high: number
  readonly low: number
  /** The y coordinate of a value. */
  readonly at: (value: number) => number
}

/** A scale that includes zero, so that no bar looks larger than it is. */
export function barScale(values: readonly number[], height: number): BarScale {
  const [high, low] = [Math.max(0, ...values), Math.min(0, ...values)]
  const span = high - low
  return { high, low, at: (value) => (span === 0 ? height : ((high - value) * height) / span) }
}
