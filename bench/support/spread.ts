export type Spread = { readonly median: number; readonly min: number; readonly max: number }

/** The middle of an odd number of runs, and how far they lie apart. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number): number => sorted[index] ?? Number.NaN
  return { median: at(Math.floor(sorted.length / 2)), min: at(0), max: at(sorted.length - 1) }
}
