type Tier<Amount> = { readonly count: number; readonly amount: Amount }

export type TierPlaces<Amount> = { readonly first: number; readonly last: number; readonly amount: Amount }

/** Which places each prize is for: the first prize begins at place 1, each other one below the one before it. */
export function tierPlaces<Amount>(prizes: readonly Tier<Amount>[]): readonly TierPlaces<Amount>[] {
  let last = 0
  return prizes.map(({ count, amount }) => {
    const first = last + 1
    last += count
    return { first, last, amount }
  })
}
