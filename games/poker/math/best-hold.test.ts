import { describe, expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { bestHold } from './best-hold.ts'
import { type Card, dealCards, packSize } from './cards.ts'
import { deucesGrade } from './deuces-grade.ts'
import { deucesPays } from './deuces-wild.ts'
import { jacksGrade } from './jacks-grade.ts'
import { jacksPays } from './jacks-or-better.ts'
import { type Odds, sumOfDraws } from './sum-of-draws.ts'

const games: readonly (readonly [string, Odds])[] = [
  ['Jacks or Better', { paysOf: (cards) => jacksPays[jacksGrade(cards)] ?? 0 }],
  ['Deuces Wild', { paysOf: (cards) => deucesPays[deucesGrade(cards)] ?? 0, wildRank: 0 }],
]

describe.each(games)('%s', (_name, odds) => {
  test('the sum over kinds of draws is the sum over all draws, one by one', () => {
    const draw = seededTestDraw(31)
    for (let hand = 0; hand < 5; hand++) {
      const dealt = dealCards({ draw, count: 5 })
      for (let kept = 0; kept < 32; kept++) {
        const held = dealt.filter((_, index) => (kept & (1 << index)) !== 0)
        // Every hand of the fewest draws, and one of each with more.
        if (held.length < 2 && (hand > 0 || kept > 1)) continue
        expect(sumOfDraws({ held, dealt }, odds)).toEqual(oneByOne({ held, dealt, paysOf: odds.paysOf }))
      }
    }
  })

  test('a left hand asks for some thousands of kinds, not for millions of hands', () => {
    const draw = seededTestDraw(32)
    const hands = Array.from({ length: 10 }, () => dealCards({ draw, count: 5 }))
    const kinds = { counted: 0 }
    const counting: Odds = { ...odds, paysOf: (cards) => (kinds.counted++, odds.paysOf(cards)) }
    for (const dealt of hands) bestHold(dealt, counting)
    expect(kinds.counted / hands.length).toBeLessThan(30_000)
  })
})

function oneByOne({ held, dealt, paysOf }: { held: Card[]; dealt: Card[]; paysOf: Odds['paysOf'] }) {
  const rest = Array.from({ length: packSize }, (_, card) => card).filter((card) => !dealt.includes(card))
  const all = { sum: 0, ways: 0 }
  const hand = [...held]
  const fill = (from: number): void => {
    if (hand.length === 5) {
      all.sum += paysOf(hand)
      all.ways++
      return
    }
    for (let index = from; index < rest.length; index++) {
      hand.push(rest[index] ?? 0)
      fill(index + 1)
      hand.pop()
    }
  }
  fill(0)
  return all
}
