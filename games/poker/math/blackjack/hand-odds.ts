import { adviceFor } from './basic-strategy.ts'
import { bust, ranksCounting, ranksInAll, values } from './dealer-odds.ts'
import { aceValue, softened, twentyOne } from './hand-total.ts'

/** No hand of the player's takes more cards after its first one. */
const cardsMost = 20n
export const handWhole = ranksInAll ** cardsMost

/** How a hand stands when it is over: so many bets on it, and its total or `bust`. */
export type HandEnd = { readonly bets: 1 | 2; readonly total: number; readonly weight: bigint }
type Grown = { readonly low: number; readonly hasAce: boolean }
type Ends = ReadonlyMap<string, HandEnd>

/** Hands that are played by the sheet against an open card, each with its chances out of `handWhole`. */
export function handOdds(open: number) {
  const known = new Map<string, Ends>()
  const once = (key: string, count: () => Ends): Ends => {
    const counted = known.get(key) ?? count()
    known.set(key, counted)
    return counted
  }
  /** One more card, and what becomes of each. */
  const afterOne = ({ low, hasAce }: Grown, then: (grown: Grown) => Ends): Ends => {
    const sums = new Map<string, HandEnd>()
    for (const value of values)
      for (const end of then({ low: low + value, hasAce: hasAce || value === aceValue }).values())
        add(sums, { ...end, weight: (end.weight / ranksInAll) * ranksCounting(value) })
    return sums
  }
  const stood = ({ low, hasAce }: Grown, bets: 1 | 2 = 1): Ends => {
    const { total } = softened(low, hasAce)
    return add(new Map(), { bets, total: Math.min(total, bust), weight: handWhole })
  }
  const played = (grown: Grown, mayDouble: boolean): Ends =>
    once(`${grown.low} ${grown.hasAce} ${mayDouble}`, () => {
      const worth = softened(grown.low, grown.hasAce)
      if (worth.total >= twentyOne) return stood(grown)
      const advice = adviceFor({ ...worth, pairOf: undefined, mayDouble }, open)
      if (advice === 'double') return afterOne(grown, (next) => stood(next, 2))
      return advice === 'hit' ? afterOne(grown, (next) => played(next, false)) : stood(grown)
    })
  return {
    /** Two first cards that are not split. */
    of: (first: number, second: number): Iterable<HandEnd> => played(grownOf(first, second), true).values(),
    /** One of the two hands of a split pair: aces get one card each. */
    ofSplit: (value: number): Iterable<HandEnd> =>
      afterOne(grownOf(value), (next) => (value === aceValue ? stood(next) : played(next, true))).values(),
  }
}

const grownOf = (...cards: readonly number[]): Grown => ({
  low: cards.reduce((sum, value) => sum + value, 0),
  hasAce: cards.includes(aceValue),
})

function add(sums: Map<string, HandEnd>, end: HandEnd): Map<string, HandEnd> {
  const key = `${end.bets} ${end.total}`
  return sums.set(key, { ...end, weight: end.weight + (sums.get(key)?.weight ?? 0n) })
}
