import { describe, expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { pesos } from '#core/money/centavos.ts'
import type { Step } from '#games/title/title.ts'
import { type Card, dealCards, packSize } from '../cards.ts'
import { fiveScore } from '../hand-score.ts'
import { pusoy } from '../pusoy.ts'
import { cardsOf, stackedPack } from '../stacked-pack.ts'
import { type Arrangement, foulOf, frontScore, handSize, rowNames, scoresOf } from './arrangement.ts'
import { bestArrangement } from './best-arrangement.ts'
import { type Duel, duelOf } from './duels.ts'
import { duelPays, specialPays } from './pays.ts'
import type { PusoyView } from './round.ts'
import { oddsOf, oddsUnit, rowOdds } from './row-odds.ts'
import { type SpecialHand, specialOf } from './special-hand.ts'

const stake = pesos(30n)
const noDraw = () => {
  throw new Error('nothing is drawn here')
}
const hand = (seed: number): Card[] => dealCards({ draw: seededTestDraw(seed), count: handSize })
const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b)
const rows = (back: string, middle: string, front: string): Arrangement => ({
  back: cardsOf(back),
  middle: cardsOf(middle),
  front: cardsOf(front),
})

describe('a row', () => {
  test.each([
    ['a pair beats ace high', '2c 2d 3h', 'Ac Kd Qh'],
    ['three of a kind beats a pair', '2c 2d 2h', 'Ac Ad Kh'],
    ['the higher pair wins', '9c 9d 2h', '8c 8d Ah'],
    ['of equal pairs the card beside decides', '9c 9d 4h', '9h 9s 3c'],
    ['of no pairs the highest card decides', 'Ac 3d 2h', 'Kc Qd Jh'],
    ['then the second', 'Ac Kd 2h', 'Ad Qc Jh'],
    ['then the third', 'Ac Kd 3h', 'Ad Kc 2h'],
  ])('in front: %s', (_, higher, lower) => {
    expect(frontScore(cardsOf(higher))).toBeGreaterThan(frontScore(cardsOf(lower)))
  })

  test.each([
    ['a straight is its highest card', 'Qc Kd Ah', 'Qd Kh As'],
    ['a flush is its highest card', 'Ac 9c 4c', 'Ad 9h 4s'],
    ['suits never decide', '9c 9d 4h', '9h 9s 4c'],
  ])('in front: %s', (_, one, other) => {
    expect(frontScore(cardsOf(one))).toBe(frontScore(cardsOf(other)))
  })

  test.each([
    ['a straight flush', '5c 6c 7c 8c 9c', 'Ac Ad Ah As Kc'],
    ['four of a kind', '2c 2d 2h 2s 3c', 'Ac Ad Ah Ks Kc'],
    ['a full house', '2c 2d 2h 3s 3c', 'Ac Kc Qc Jc 9c'],
    ['a flush', '2c 3c 4c 5c 7c', 'Tc Jd Qh Ks Ac'],
    ['a straight', '2c 3d 4h 5s 6c', 'Ac Ad Ah Ks Qc'],
    ['three of a kind', '2c 2d 2h 3s 4c', 'Ac Ad Kh Ks Qc'],
    ['two pairs', '2c 2d 3h 3s 4c', 'Ac Ad Kh Qs Jc'],
    ['a pair', '2c 2d 3h 4s 5c', 'Ac Kd Qh Js 9c'],
    ['the straight to the six beats the lowest, from the ace to the five,', '2c 3d 4h 5s 6c', 'Ac 2d 3h 4s 5c'],
    ['the straight to the ace beats the one to the king,', 'Tc Jd Qh Ks Ac', '9c Td Jh Qs Kc'],
  ])('of five: %s', (_, higher, lower) => {
    expect(fiveScore(cardsOf(higher))).toBeGreaterThan(fiveScore(cardsOf(lower)))
  })
})

describe('an arrangement', () => {
  test.each([
    ['in order', rows('Ac Ad Ah Ks Kc', '9c 9d 8h 8s 2c', 'Qc Qd 3h'), undefined],
    ['with equal rows of five', rows('Ac Kd Qh 9s 7c', 'Ad Kc Qs 9h 7d', '8c 6d 2h'), undefined],
    ['whose middle is higher', rows('9c 9d 8h 8s 2c', 'Ac Ad Ah Ks Kc', 'Qc Qd 3h'), 'middle'],
    ['whose middle is higher by its last card', rows('Ac Kd Qh 9s 6c', 'Ad Kc Qs 9h 7d', '8c 5d 2h'), 'middle'],
    ['whose front has a pair over a middle without', rows('9c 9d 8h 8s 2c', 'Ac Kd Qh 9s 7c', '3c 3d 2h'), 'front'],
    ['whose front has the higher pair', rows('9c 9d 8h 8s 2c', 'Jc Jd 7h 6s 5c', 'Qc Qd 3h'), 'front'],
    ['whose front has three over two pairs', rows('9c 9d 9h 8s 8c', 'Jc Jd 7h 7s 5c', '2c 2d 2h'), 'front'],
    ['whose front has the higher card', rows('9c 9d 8h 8s 2c', 'Kd Qh Js 9h 7c', 'Ac 4d 3h'), 'front'],
  ] as const)('%s', (_, laid, foul) => {
    expect(foulOf(scoresOf(laid))).toBe(foul)
  })
})

describe('Arrange for me', () => {
  const worth = (laid: Arrangement): number => {
    const scores = scoresOf(laid)
    const [back, middle, front] = rowNames.map((row) => oddsOf(rowOdds[row], scores[row]) / oddsUnit) as [
      number,
      number,
      number,
    ]
    const all = back * middle * front
    return duelPays.won * (back * middle + back * front + middle * front - 3 * all) + duelPays.scoop * all
  }

  test('finds the best of all 72,072 ways, whatever order the cards were dealt in', () => {
    for (const seed of [1, 2, 3]) {
      const cards = hand(seed)
      const best = bestArrangement(cards)
      let [most, ways] = [0, 0]
      for (const laid of everyArrangement(cards)) {
        ways++
        if (foulOf(scoresOf(laid)) === undefined) most = Math.max(most, worth(laid))
      }
      expect(ways).toBe(72_072)
      expect(worth(best)).toBeCloseTo(most, 9)
      expect(bestArrangement(cards.toReversed())).toEqual(best)
    }
  }, 60_000)

  test('never fouls, and uses every card once', () => {
    for (let seed = 10; seed < 210; seed++) {
      const cards = hand(seed)
      const best = bestArrangement(cards)
      expect(foulOf(scoresOf(best))).toBeUndefined()
      expect(inOrder([...best.back, ...best.middle, ...best.front])).toEqual(inOrder(cards))
    }
  })

  test('its typical hands rise, and are as many as it says', () => {
    for (const row of rowNames) {
      expect(rowOdds[row]).toHaveLength(oddsUnit)
      expect(rowOdds[row].every((score, at) => at === 0 || score >= (rowOdds[row][at - 1] ?? 0))).toBe(true)
    }
  })
})

function* everyArrangement(cards: readonly Card[]): Generator<Arrangement> {
  for (const back of fivesOf(cards)) {
    const rest = cards.filter((card) => !back.includes(card))
    for (const middle of fivesOf(rest)) yield { back, middle, front: rest.filter((card) => !middle.includes(card)) }
  }
}

function fivesOf(cards: readonly Card[], count = 5): Card[][] {
  if (count === 0) return [[]]
  return cards.flatMap((card, at) => fivesOf(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]))
}

describe('a duel', () => {
  const scores = (back: number, middle: number, front: number) => ({ back, middle, front })
  test.each([
    ['all three rows', scores(2, 2, 2), scores(1, 1, 1), 'scoop'],
    ['two rows of three', scores(2, 2, 1), scores(1, 1, 2), 'won'],
    ['two rows, one tied', scores(2, 2, 1), scores(1, 1, 1), 'won'],
    ['one row, two tied', scores(1, 2, 1), scores(1, 1, 1), 'won'],
    ['one each, one tied', scores(2, 1, 1), scores(1, 2, 1), 'tied'],
    ['nothing but ties', scores(1, 1, 1), scores(1, 1, 1), 'tied'],
    ['one row of three', scores(2, 1, 1), scores(1, 2, 2), 'lost'],
    ['none', scores(1, 1, 1), scores(2, 2, 2), 'lost'],
  ] as const)('%s', (_, own, other, result) => {
    expect(duelOf(own, other).result).toBe<Duel['result']>(result)
  })
})

describe('a special hand', () => {
  test.each([
    ['a card of every rank', '2c 3d 4h 5s 6c 7d 8h 9s Tc Jd Qh Ks Ac', 'dragon'],
    ['a dragon in one suit', '2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac', 'dragon'],
    ['six pairs', '2c 2d 3c 3d 4c 4d 5c 5d 6c 6d 7c 7d 8h', 'sixPairs'],
    ['four of a kind as two pairs', '2c 2d 2h 2s 4c 4d 5c 5d 6c 6d 7c 7d 8h', 'sixPairs'],
    ['five pairs and three of a kind', '2c 2d 2h 4c 4d 5c 5d 6c 6d 7c 7d 8h 8s', 'sixPairs'],
    ['suits of five, five and three', '2c 3c 4c 5c 9c 2d 3d 4d 5d 9d 2h 3h Th', 'threeFlushes'],
    ['suits of eight and five', '2c 3c 4c 5c 9c Tc Jc Qc 2d 3d 4d 5d 9d', 'threeFlushes'],
    ['suits of ten and three', '2c 3c 4c 5c 6c 8c 9c Tc Jc Qc 2d 3d 4d', 'threeFlushes'],
    ['suits of six, four and three', '2c 3c 4c 5c 9c Tc 2d 6d 7d 8d Jh Qh Kh', null],
    ['five pairs and three others', '2c 2d 3c 3d 4c 4d 5c 5d 6c 6d 7c 8d 9h', null],
    ['twelve ranks', '2c 2d 4h 5s 6c 7d 8h 9s Tc Jd Qh Ks Ac', null],
  ] as const)('%s', (_, cards, special) => {
    expect(specialOf(cardsOf(cards))).toBe<SpecialHand | null>(special)
  })
})

describe('a round', () => {
  const begun = (seed = 1): Step => pusoy.begin({ stake, choice: {}, draw: seededTestDraw(seed) }) as Step
  const viewOf = ({ view }: Step): PusoyView => view as PusoyView
  const set = ({ state }: Step, move: unknown) => pusoy.move({ stake, state, move, draw: noDraw })

  test('shows the player’s cards alone until they are set, then every hand', () => {
    const step = begun()
    expect(viewOf(step)).toMatchObject({ own: null, others: [], duels: [] })
    const end = viewOf(set(step, viewOf(step).best) as Step)
    const shown = [end.own, ...end.others].flatMap((seat) => rowNames.flatMap((row) => [...(seat?.rows[row] ?? [])]))
    expect(new Set(shown).size).toBe(packSize)
    expect(inOrder(shown.slice(0, handSize))).toEqual(inOrder(viewOf(step).cards))
  })

  test('deals the first thirteen cards of the pack to the player, the next thirteen to each computer', () => {
    const order = dealCards({ draw: seededTestDraw(8), count: packSize })
    const step = begun(8)
    expect(viewOf(step).cards).toEqual(order.slice(0, handSize))
    const { others } = viewOf(set(step, viewOf(step).best) as Step)
    for (const [at, { rows: laid }] of others.entries()) {
      expect(laid).toEqual(bestArrangement(order.slice((at + 1) * handSize, (at + 2) * handSize)))
    }
  })

  test('pays what its duels and its special hand pay, and no more than it declares', () => {
    for (let seed = 1; seed <= 120; seed++) {
      const step = begun(seed)
      const end = set(step, viewOf(step).best) as Step
      const { duels, specialWin } = viewOf(end)
      for (const { result, win } of duels) expect(win).toBe((Number(stake) / 3) * (duelPays[result] / 100))
      expect(end.win).toBe(BigInt(duels.reduce<number>((sum, { win }) => sum + win, specialWin)))
      expect(end.win * 100n).toBeLessThanOrEqual(stake * BigInt(pusoy.maxWinHundredths))
      expect(pusoy.settle({ stake, state: step.state })).toEqual({ kind: 'win', win: end.win })
    }
  })

  test('pays a dragon on top of its duels', () => {
    const pack = '2c 3d 4h 5s 6c 7d 8h 9s Tc Jd Qh Ks Ac'
    const rest = Array.from({ length: packSize }, (_, card) => card).filter((card) => !cardsOf(pack).includes(card))
    const words = rest.map((card) => `${'23456789TJQKA'[card >> 2]}${'cdhs'[card & 3]}`).join(' ')
    const step = pusoy.begin({ stake, choice: {}, draw: stackedPack(`${pack} ${words}`) }) as Step
    expect(viewOf(step)).toMatchObject({ special: 'dragon', specialWin: 90_000 })
    const end = set(step, viewOf(step).best) as Step
    expect(end.win - BigInt(viewOf(end).duels.reduce((sum, { win }) => sum + win, 0))).toBe(
      (stake * BigInt(specialPays.dragon)) / 100n,
    )
  })

  const { back, middle, front } = viewOf(begun()).best
  const [first = 0, ...others] = back
  const foreign = viewOf(begun()).cards.includes(50) ? 49 : 50
  test.each([
    ['a foul', { back: middle, middle: back, front }],
    ['a card that was not dealt', { back: [foreign, ...others], middle, front }],
    ['a card that is laid twice', { back: [...others, others[0]], middle, front }],
    ['a card of no pack', { back: [52, ...others], middle, front }],
    ['a card below the pack', { back: [-1, ...others], middle, front }],
    ['a part of a card', { back: [first + 0.5, ...others], middle, front }],
    ['a row that is too short', { back: others, middle, front: [...front, first] }],
    ['a row that is missing', { back, middle }],
    ['no rows', {}],
    ['nothing', null],
  ])('refuses %s', (_, move) => {
    expect(set(begun(), move)).toBe('badMove')
  })

  test('every stake has a third in whole pesos', () => {
    for (const each of pusoy.stakes) expect(each % 300n).toBe(0n)
  })
})
