const usualStake = 1_000

/** What a game begins with: the first of these wishes that it offers, else the smallest stake. */
export const firstStake = (stakes: readonly number[], ...preferred: readonly (number | undefined)[]): number =>
  [...preferred, usualStake].find((stake) => stake !== undefined && stakes.includes(stake)) ?? stakes[0] ?? 0
