import { type Card, decks, shoeCards } from './shoe.ts'

export type BaccaratEnd = 'player' | 'banker' | 'tie'

export const valueOf = ({ rank }: Card): number => (rank >= 10 ? 0 : rank)
export const handTotal = (hand: readonly Card[]): number => hand.reduce((sum, card) => sum + valueOf(card), 0) % 10

// By the banker's total: the values of the player's third card on which the banker draws, from and to.
const drawsOn: Readonly<Record<number, readonly [number, number]>> = { 4: [2, 7], 5: [4, 7], 6: [6, 7] }

/** The banker's tableau. Undefined: the player stood. */
export function bankerDraws(banker: number, playersThird: number | undefined): boolean {
  if (banker >= 7) return false
  if (playersThird === undefined) return banker <= 5
  if (banker <= 2) return true
  if (banker === 3) return playersThird !== 8
  const [from, to] = drawsOn[banker] ?? [0, -1]
  return playersThird >= from && playersThird <= to
}

/** Two cards of a shoe of one rank, and not. */
export const pairWeights = { pair: BigInt(4 * decks - 1), none: BigInt(shoeCards - 4 * decks) }

let counted: Readonly<Record<BaccaratEnd, bigint>> | undefined

/** Every way the cards can come, by how the round ends: all six are counted also where fewer are dealt. */
export function baccaratWeights(): Readonly<Record<BaccaratEnd, bigint>> {
  counted ??= countEnds()
  return counted
}

const values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

function countEnds(): Record<BaccaratEnd, bigint> {
  const ends = { player: 0n, banker: 0n, tie: 0n }
  const left = values.map((value) => (value === 0 ? 16 : 4) * decks)
  let cards = shoeCards
  const note = (player: number, banker: number, weight: number): void => {
    const end = player === banker ? 'tie' : player > banker ? 'player' : 'banker'
    // Undealt cards could be anything: every round weighs as if six cards were dealt.
    let whole = BigInt(weight)
    for (let rest = cards; rest > shoeCards - 6; rest--) whole *= BigInt(rest)
    ends[end] += whole
  }
  const each = (weight: number, go: (value: number, weight: number) => void): void => {
    for (const value of values) {
      const count = left[value] ?? 0
      if (count === 0) continue
      left[value] = count - 1
      cards--
      go(value, weight * count)
      cards++
      left[value] = count
    }
  }
  const third = (player: number, banker: number, weight: number): void => {
    if (player >= 8 || banker >= 8) return note(player, banker, weight)
    const bankers = (total: number, drawn: number | undefined, sofar: number): void => {
      if (!bankerDraws(banker, drawn)) return note(total, banker, sofar)
      each(sofar, (value, reached) => note(total, (banker + value) % 10, reached))
    }
    if (player > 5) return bankers(player, undefined, weight)
    each(weight, (value, reached) => bankers((player + value) % 10, value, reached))
  }
  each(1, (first, a) =>
    each(a, (second, b) =>
      each(b, (third1, c) => each(c, (fourth, d) => third((first + third1) % 10, (second + fourth) % 10, d))),
    ),
  )
  return ends
}
