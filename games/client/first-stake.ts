const usualStake = 1_000

/** A game's first stake: the first preferred one that it offers, else the smallest. */
export const firstStake = (stakes: readonly number[], ...preferred: readonly (number | undefined)[]): number =>
  [...preferred, usualStake].find((stake) => stake !== undefined && stakes.includes(stake)) ?? stakes[0] ?? 0
