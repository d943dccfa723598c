/** How many tests of a runner passed and failed. */
export type Tally = { readonly passed: number; readonly failed: number }

export function sumOf(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  }
}
