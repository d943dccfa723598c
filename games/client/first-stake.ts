const usualStake = 1_000

/** What a game begins with: the first of these wishes that it offers, else the smallest stake. */
export const firstStake = (stakes: readonly number[], ...wishes: readonly (number | undefined)[]): number =>
  [...wishes, usualStake].find((wish) => wish !== undefined && stakes.includes(wish)) ?? stakes[0] ?? 0
