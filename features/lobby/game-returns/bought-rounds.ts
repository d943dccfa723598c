/** What a game declares of rounds that begin in their bonus, as shares of their price. */
export type BoughtTerms = {
  /** In hundredths of the stake. */
  readonly priceHundredths: number
  readonly lowest: number
  readonly highest: number
  readonly deviation: number
  readonly cap: number
}

type Terms = { readonly ways: number; readonly bought?: BoughtTerms }

/** Whether a band is of bought rounds: it begins with a whole multiple of the price of ₱1. */
export const isBought = (stake: bigint, { bought }: Pick<Terms, 'bought'>): boolean =>
  bought !== undefined && stake > 0n && stake % BigInt(bought.priceHundredths) === 0n

/** The declaration that a band of stakes is measured against: bought rounds have one way to play, and the others one less. */
export function termsOfBand<T extends Terms>(stake: bigint, terms: T): T {
  const { bought, ways } = terms
  if (bought === undefined || stake === 0n) return terms
  return isBought(stake, terms) ? { ...terms, ...bought, ways: 1 } : { ...terms, ways: Math.max(1, ways - 1) }
}
