import { combinations } from '#games/title/combinations.ts'
import { type Card, packSize } from './cards.ts'

const handSize = 5

/** Which of the dealt cards to keep, so that the draw pays most in the long run: every draw of every hold is counted. */
export function bestHold(dealt: readonly Card[], paysOf: (cards: readonly Card[]) => number): boolean[] {
  const rest = Array.from({ length: packSize }, (_, card) => card).filter((card) => !dealt.includes(card))
  let best = { hold: [] as boolean[], sum: 0n, ways: 1n }
  for (let kept = 2 ** handSize - 1; kept >= 0; kept--) {
    const hold = dealt.map((_, index) => (kept & (1 << index)) !== 0)
    const held = dealt.filter((_, index) => hold[index])
    const ways = combinations(rest.length, handSize - held.length)
    const sum = BigInt(sumOfDraws({ hand: held, rest, from: 0 }, paysOf))
    if (best.hold.length === 0 || sum * best.ways > best.sum * ways) best = { hold, sum, ways }
  }
  return best.hold
}

type Drawing = { readonly hand: Card[]; readonly rest: readonly Card[]; readonly from: number }

/** Fills the hand up with what is left of the pack, in every way, and adds up what the hands pay. */
function sumOfDraws({ hand, rest, from }: Drawing, paysOf: (cards: readonly Card[]) => number): number {
  if (hand.length === handSize) return paysOf(hand)
  let sum = 0
  for (let index = from; index < rest.length; index++) {
    hand.push(rest[index] ?? 0)
    sum += sumOfDraws({ hand, rest, from: index + 1 }, paysOf)
    hand.pop()
  }
  return sum
}
