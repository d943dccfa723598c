import type { KindOfPlay } from './month-player.ts'

/** What a month comes to, in centavos: play by kind of game, and movements of money by their reason. */
export type MonthSums = { readonly play: Map<string, KindOfPlay>; readonly moved: Map<string, bigint> }

export const noSums = (): MonthSums => ({ play: new Map(), moved: new Map() })

export function addPlay({ play }: Pick<MonthSums, 'play'>, kind: string, { rounds, stake, win }: KindOfPlay): void {
  const sum = play.get(kind) ?? { rounds: 0n, stake: 0n, win: 0n }
  play.set(kind, { rounds: sum.rounds + rounds, stake: sum.stake + stake, win: sum.win + win })
}

export const addTo = (sums: Map<string, bigint>, name: string, amount: bigint): void =>
  void sums.set(name, (sums.get(name) ?? 0n) + amount)

const playText = ({ play }: Pick<MonthSums, 'play'>): string =>
  [...play]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([kind, { rounds, stake, win }]) => `${kind} ${rounds} rounds ${stake} staked ${win} won`)
    .join('; ')

/** One sentence for each source whose play is not the first one's, to the centavo. */
export function playDifferences(sources: Readonly<Record<string, Pick<MonthSums, 'play'>>>): readonly string[] {
  const [first, ...others] = Object.entries(sources)
  if (first === undefined) return []
  const expected = playText(first[1])
  return others
    .filter(([, sums]) => playText(sums) !== expected)
    .map(([name, sums]) => `play differs. ${first[0]}: ${expected}. ${name}: ${playText(sums)}.`)
}

/** One sentence for each amount that is not the first one. */
export function amountDifferences(what: string, amounts: Readonly<Record<string, bigint>>): readonly string[] {
  const [first, ...others] = Object.entries(amounts)
  if (first === undefined) return []
  return others
    .filter(([, amount]) => amount !== first[1])
    .map(([name, amount]) => `${what}: ${first[0]} ${first[1]}, ${name} ${amount}`)
}
