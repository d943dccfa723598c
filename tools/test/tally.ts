/** How many tests of a runner passed and failed, and which failed. */
export type Tally = { readonly passed: number; readonly failed: number; readonly faults: readonly string[] }

export function sumOf(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    faults: tallies.flatMap(({ faults }) => faults),
  }
}
