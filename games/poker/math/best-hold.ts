import type { Card } from './cards.ts'
import { type Odds, sumOfDraws } from './sum-of-draws.ts'

const handSize = 5

/**
 * The cards to keep for the best long-term return: every draw of every hold is counted. Hands are classified by their
 * ranks and by whether they share a suit, which is all that a pay table needs; that makes some 20,000 kinds of draws
 * out of 2.6 million.
 */
export function bestHold(dealt: readonly Card[], odds: Odds): boolean[] {
  let best = { hold: [] as boolean[], sum: 0, ways: 1 }
  for (let kept = 2 ** handSize - 1; kept >= 0; kept--) {
    const hold = dealt.map((_, index) => (kept & (1 << index)) !== 0)
    const held = dealt.filter((_, index) => hold[index])
    const { sum, ways } = sumOfDraws({ held, dealt }, odds)
    if (best.hold.length === 0 || BigInt(sum) * BigInt(best.ways) > BigInt(best.sum) * BigInt(ways))
      best = { hold, sum, ways }
  }
  return best.hold
}
