import { describe, expect, test } from 'vitest'
import { recordingDraw } from '#core/draw/recorded-draw.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { pesos } from '#core/money/centavos.ts'
import { measureWay } from '#games/title/measure-returns.ts'
import type { Step, Title } from '#games/title/title.ts'
import { pokerTitles } from '../titles.ts'
import { benteUno } from './bente-uno.ts'
import { caribbeanStud } from './caribbean-stud.ts'
import { type Card, packSize } from './cards.ts'
import { deucesWild } from './deuces-wild.ts'
import type { DuelView } from './duel.ts'
import { gradeOf } from './hand-score.ts'
import { isWorthRaising } from './is-worth-raising.ts'
import { jacksOrBetter } from './jacks-or-better.ts'
import { paiGowManila, type PaiGowView } from './pai-gow-manila.ts'
import { cardsOf, stackedPack } from './stacked-pack.ts'
import { leastWorthPlaying, tatlongBaraha, threeCardDealerPlays } from './tatlong-baraha.ts'
import { tatlongShowdowns } from './tatlong-showdowns.ts'
import { threeCardScore } from './three-card-score.ts'

const stake = pesos(10n)
const noDraw = () => {
  throw new Error('nothing is drawn here')
}

function begun(title: Title, pack: string, choice: unknown = {}): Step {
  const step = title.begin({ stake, choice, draw: stackedPack(pack, title === paiGowManila ? 53 : packSize) })
  if (typeof step === 'string') throw new Error(step)
  return step
}
const moved = (title: Title, { state }: Step, move: unknown) => title.move({ stake, state, move, draw: noDraw })
const settled = (title: Title, { state }: Step) => title.settle({ stake, state })
const none = [false, false, false, false, false]

describe.each(pokerTitles.map((title) => [title.code, title] as const))('%s', (_code, title) => {
  const choice = title === tatlongBaraha ? { pairPlus: false } : {}

  test('deals the same cards with the same draws whatever the stake, and draws nothing for a move', () => {
    const dealt = title.stakes.map((each) => {
      const { draw, drawn } = recordingDraw(seededTestDraw(3))
      const step = title.begin({ stake: each, choice, draw }) as Step
      return { state: step.state, drawn }
    })
    expect(new Set(dealt.map((each) => JSON.stringify(each))).size).toBe(1)
  })

  test('shows nothing of the cards that are still hidden', () => {
    const { state, view, events } = title.begin({ stake, choice, draw: seededTestDraw(4) }) as Step
    const hidden = state as { next?: Card[]; dealer?: Card[] }
    const shown = view as { cards?: Card[]; dealer?: Card[]; dealerScore?: null }
    expect(shown.cards ?? []).not.toEqual(expect.arrayContaining(hidden.next ?? [-1]))
    expect(shown.dealer ?? []).toHaveLength(title === caribbeanStud || title === benteUno ? 1 : 0)
    expect(events).toEqual([view])
  })

  test.each([null, 'deal', { act: 'raise' }, { hold: [true] }, { two: [0] }, {}])('refuses the move %o', (move) => {
    const step = title.begin({ stake, choice, draw: seededTestDraw(1) }) as Step
    expect(moved(title, step, move)).toBe('badMove')
  })
})

describe('video poker', () => {
  const pack = 'Jc Jd 2h 3s 4c Jh Js 9d Kc Ad'

  test.each([
    [[true, true, true, true, true], 1_000n],
    [[true, true, false, false, false], 1_000n],
    [[false, false, true, true, true], 1_000n],
    [none, 1_000n],
    [[false, false, false, false, true], 1_000n],
  ] as const)('in Jacks or Better holding %o of a pair of jacks pays %d', (hold, win) => {
    expect(moved(jacksOrBetter, begun(jacksOrBetter, pack), { hold })).toMatchObject({ isOver: true, win })
  })

  test('a card that is not held is replaced by the next of its place', () => {
    const step = moved(jacksOrBetter, begun(jacksOrBetter, pack), { hold: [true, false, true, false, true] })
    expect((step as Step).view).toMatchObject({ cards: cardsOf('Jc Js 2h Kc 4c'), grade: 8 })
  })

  test.each([
    [jacksOrBetter, 'Th Jh Qh Kh Ah', 800_000n],
    [jacksOrBetter, '9h Th Jh Qh Kh', 50_000n],
    [jacksOrBetter, '9h 9c 9d 9s Kh', 25_000n],
    [jacksOrBetter, '9h 9c 9d Ks Kh', 8_000n],
    [jacksOrBetter, '2h 9h Jh Qh Kh', 5_000n],
    [jacksOrBetter, '9c Th Jh Qh Kh', 4_000n],
    [jacksOrBetter, '9h 9c 9d 2s Kh', 3_000n],
    [jacksOrBetter, '9h 9c 2d 2s Kh', 2_000n],
    [jacksOrBetter, 'Qh Qc 2d 3s Kh', 1_000n],
    [jacksOrBetter, 'Th Tc 2d 3s Kh', 0n],
    [deucesWild, 'Th Jh Qh Kh Ah', 800_000n],
    [deucesWild, '2c 2d 2h 2s Kh', 200_000n],
    [deucesWild, '2c Jh Qh Kh Ah', 20_000n],
    [deucesWild, '2c 2d 2h Ks Kh', 12_000n],
    [deucesWild, '2c 9h Th Jh Qh', 10_000n],
    [deucesWild, '2c 9h 9c 9d Qh', 4_000n],
    [deucesWild, '2c 9h 9c Qd Qh', 4_000n],
    [deucesWild, '2c 9h 3h 7h Qh', 3_000n],
    [deucesWild, '2c 9c Th Jh Qh', 2_000n],
    [deucesWild, '2c 9c 9h Jh Qh', 1_000n],
    [deucesWild, '3c 3d 9h 9s Qh', 0n],
  ] as const)('%o pays for %s', (title, hand, win) => {
    const rest = cardsOf('4c 4d 5c 6d 7s 8c').filter((card) => !cardsOf(hand).includes(card))
    const words = ['4c', '4d', '5c', '6d', '7s', '8c'].filter((word) => !hand.includes(word)).slice(0, 5)
    expect(rest.length).toBeGreaterThanOrEqual(5)
    const step = begun(title, `${hand} ${words.join(' ')}`)
    expect(moved(title, step, { hold: none.map(() => true) })).toMatchObject({ win })
  })

  test.each([
    // Four to a royal flush are worth more than the pair of kings they hold.
    [jacksOrBetter, 'Th Jh Qh Kh Kc 2c 3d 4s 5d Ah', 800_000n],
    // Deuces are always kept.
    [deucesWild, '2c 2d 2h 9s Kh 3c 3d 3h 2s Ad', 200_000n],
  ] as const)(
    'a round that is left is played with the best hold: %o with %s',
    (title, cards, win) => {
      expect(settled(title, begun(title, cards))).toEqual({ kind: 'win', win })
      // Some 2,600,000 hands are counted for each.
    },
    120_000,
  )

  test.each([
    [jacksOrBetter, 0.972984],
    [deucesWild, 0.975791],
  ] as const)('%o returns what its counted grades come to', (title, rtp) => {
    const { returns } = title
    if (returns.kind !== 'exact') throw new Error('counted titles only')
    const [way] = returns.ways()
    if (way === undefined) throw new Error('no way')
    const total = [...way.outcomes(stake)].reduce((sum, { weight }) => sum + weight, 0n)
    expect(total).toBe(2_598_960n * 7_669_695n)
    expect(measureWay(way, stake).rtp).toBeCloseTo(rtp, 6)
  })
})

describe('Tatlong Baraha', () => {
  test.each([
    ['Ace high wins', 'Ac Kd 9h Qc Jd 2h', false, 4_000n],
    ['the dealer has no queen', '5c 4d 2h Jc Td 8h', false, 3_000n],
    ['the dealer is higher', 'Ac Kd 9h 2c 2d 3h', false, 0n],
    ['equal hands', 'Ac Kd 9h Ah Kc 9d', false, 2_000n],
    ['a straight wins, with its bonus', '4c 5d 6h Qc Jd 2h', false, 5_000n],
    ['a straight loses, and has its bonus', '4c 5d 6h 5c 6d 7h', false, 1_000n],
    ['three of a kind wins', '4c 4d 4h Qc Jd 2h', false, 8_000n],
    ['a straight flush wins', '4c 5c 6c Qc Jd 2h', false, 9_000n],
    ['a pair with pair plus, won', '4c 4d 6c Qc Jd 2h', true, 3_000n],
    ['a pair with pair plus, lost', '4c 4d 6c Qc Qd 2h', true, 1_000n],
    ['a straight flush with pair plus', '4c 5c 6c Qc Jd 2h', true, 25_000n],
  ])('played: %s', (_, pack, pairPlus, win) => {
    const step = begun(tatlongBaraha, pack, { pairPlus })
    const price = tatlongBaraha.price({ stake, state: step.state, move: { act: 'play' } })
    expect(price).toBe(pairPlus ? 500n : 1_000n)
    expect(moved(tatlongBaraha, step, { act: 'play' })).toMatchObject({ isOver: true, win })
  })

  test('folding costs nothing more and pays nothing', () => {
    const step = begun(tatlongBaraha, '4c 5c 6c Qc Jd 2h', { pairPlus: true })
    expect(tatlongBaraha.price({ stake, state: step.state, move: { act: 'fold' } })).toBe(0n)
    expect(moved(tatlongBaraha, step, { act: 'fold' })).toMatchObject({ isOver: true, win: 0n })
  })

  test.each([
    ['a winning hand, less the bet that was not made', 'Ac Kd 9h Qc Jd 2h', 3_000n],
    ['a losing hand', 'Ac Kd 9h 2c 2d 3h', 0n],
    ['a hand to be folded, though it would have won', '5c 4d 2h Jc Td 8h', 0n],
  ])('left alone: %s', (_, pack, win) => {
    expect(settled(tatlongBaraha, begun(tatlongBaraha, pack, { pairPlus: false }))).toEqual({ kind: 'win', win })
  })

  test.each([{}, { pairPlus: 1 }, null])('%o is not offered', (choice) => {
    expect(tatlongBaraha.begin({ stake, choice, draw: noDraw })).toBe('badChoice')
  })

  test('its table of showdowns is what counting all 407,170,400 pairs of hands gives', () => {
    expect(countShowdowns()).toEqual(tatlongShowdowns)
  }, 180_000)
})

/** Every hand of three with its score, and with its cards as bits in two halves of the pack. */
function threeCardHands() {
  const hands: Card[][] = []
  for (let a = 0; a < packSize; a++)
    for (let b = a + 1; b < packSize; b++) for (let c = b + 1; c < packSize; c++) hands.push([a, b, c])
  const bit = (card: Card, from: number): number => (card >= from && card < from + 26 ? 1 << (card - from) : 0)
  return hands.map((cards) => ({
    score: threeCardScore(cards),
    low: cards.reduce((bits, card) => bits | bit(card, 0), 0),
    high: cards.reduce((bits, card) => bits | bit(card, 26), 0),
  }))
}

function countShowdowns(): number[][] {
  const hands = threeCardHands()
  const counts = Array.from({ length: 6 }, () => [0, 0, 0, 0, 0])
  for (const own of hands) {
    const found = [0, 0, 0, 0, 0]
    for (const other of hands) {
      if ((own.low & other.low) !== 0 || (own.high & other.high) !== 0) continue
      const rank = showdownRank(own.score, other.score)
      found[rank] = (found[rank] ?? 0) + 1
    }
    const row = counts[gradeOf(own.score)] ?? []
    for (const [index, count] of found.entries()) row[index] = (row[index] ?? 0) + count
  }
  return counts
}

/** The place of a pair of hands among `duelResults`. */
function showdownRank(own: number, dealer: number): number {
  if (own < leastWorthPlaying) return 0
  if (!threeCardDealerPlays(dealer)) return 1
  if (own === dealer) return 3
  return own > dealer ? 2 : 4
}

describe('Caribbean Stud', () => {
  const dealer = 'Ah Kc 9d 5s 3h'
  test.each([
    ['the dealer has nothing', '4c 4d 9h 8s 2c Qh Jc 9d 5s 3h', 4_000n],
    ['a pair wins', `4c 4d 9h 8s 2c ${dealer}`, 6_000n],
    ['two pair', `4c 4d 8h 8s 2c ${dealer}`, 8_000n],
    ['three of a kind', `4c 4d 4h 8s 2c ${dealer}`, 10_000n],
    ['a straight', `4c 5d 6h 7s 8c ${dealer}`, 12_000n],
    ['a flush', `4c 5c 6c 7c 9c ${dealer}`, 14_000n],
    ['a full house', `4c 4d 4h 8s 8c ${dealer}`, 18_000n],
    ['four of a kind', `4c 4d 4h 4s 8c ${dealer}`, 44_000n],
    ['a straight flush', `4c 5c 6c 7c 8c ${dealer}`, 104_000n],
    ['a royal flush', 'Ts Js Qs Ks As Ah Kc 9d 5d 3h', 204_000n],
    ['the dealer is higher', '4c 4d 9h 8s 2c Ah Ac 9d 5s 3h', 0n],
    ['equal hands', 'Ad Kd 9h 5c 3c Ah Kc 9d 5s 3h', 3_000n],
  ])('raised: %s', (_, pack, win) => {
    const step = begun(caribbeanStud, pack)
    expect(caribbeanStud.price({ stake, state: step.state, move: { act: 'play' } })).toBe(2_000n)
    expect(moved(caribbeanStud, step, { act: 'play' })).toMatchObject({ isOver: true, win })
    expect(moved(caribbeanStud, step, { act: 'fold' })).toMatchObject({ isOver: true, win: 0n })
  })

  test('shows the dealer’s first card alone until the end', () => {
    const step = begun(caribbeanStud, `4c 4d 9h 8s 2c ${dealer}`)
    expect((step.view as DuelView).dealer).toEqual(cardsOf('Ah'))
    expect(((moved(caribbeanStud, step, { act: 'fold' }) as Step).view as DuelView).dealer).toEqual(cardsOf(dealer))
  })

  test.each([
    ['4c 4d 9h 8s 2c', 'Ah', true],
    ['Ac Qd 9h 8s 2c', '9c', false],
    ['Ac Kd 9h 8s 2c', '9c', true],
    ['Ac Kd 9h 8s 2c', 'Ah', false],
    ['Ac Kd Jh 8s 2c', 'Ah', true],
    ['Ac Kd Qh 8s 2c', '7h', true],
    ['Ac Kd Qh 8s 2c', 'Th', false],
    ['Ac Kd Jh 8s 2c', '7h', false],
  ])('with %s against %s raising is right: %o', (player, open, isRight) => {
    expect(isWorthRaising(cardsOf(player), cardsOf(open))).toBe(isRight)
  })

  test.each([
    ['a winning hand, less the raise that was not made', `4c 4d 9h 8s 2c ${dealer}`, 4_000n],
    ['a hand to be folded', `Qc 7d 9h 8s 2c ${dealer}`, 0n],
  ])('left alone: %s', (_, pack, win) => {
    expect(settled(caribbeanStud, begun(caribbeanStud, pack))).toEqual({ kind: 'win', win })
  })
})

describe('Pai Gow Manila', () => {
  const dealer = 'Kc Kd Jh 9s 7c 4d 3c'
  const showdown = (pack: string, two: readonly number[]) => moved(paiGowManila, begun(paiGowManila, pack), { two })

  test.each([
    ['both won', `Ac Ad Qh Qs 8c 6d 2c ${dealer}`, [2, 3], 1_950n],
    ['one each', `Ac 5d Qh Ts 8c 6d 2c ${dealer}`, [2, 3], 1_000n],
    ['both lost', `Tc 5d 9h 8s 8c 6d 2c ${dealer}`, [1, 5], 0n],
    ['two that are equal are the dealer’s', `Ac Ad Js 9h 8c 6d 2c ${dealer}`, [2, 3], 1_000n],
  ])('%s', (_, pack, two, win) => {
    expect(showdown(pack, two)).toMatchObject({ isOver: true, win })
  })

  test.each([[[3, 2]], [[2, 2]], [[0, 7]], [[-1, 3]], [[0, 1, 2]], [[0.5, 2]], [[0, 1]]])(
    'the two at %o are refused: no two places, or higher than the five',
    (two) => {
      expect(showdown(`Ac Ad Qh Js 8c 6d 2c ${dealer}`, two)).toBe('badMove')
    },
  )

  test.each([
    ['no pair', 'Ac Kd Jh 9s 7c 4d 2c', 'Kd Jh'],
    ['a pair', 'Ac Ad Jh 9s 7c 4d 2c', 'Jh 9s'],
    ['two pairs', 'Qc Qd 9h 9s 7c 4d 2c', '9h 9s'],
    ['two low pairs beside an ace', 'Ac 8d 8h 5s 5c 4d 2c', 'Ac 4d'],
    ['three pairs', 'Qc Qd 9h 9s 7c 7d 2c', 'Qc Qd'],
    ['three of a kind', '9c 9d 9h Qs 7c 4d 2c', 'Qs 7c'],
    ['three aces', 'Ac Ad Ah Qs 7c 4d 2c', 'Ah Qs'],
    ['a straight', '9c 8d 7h 6s 5c Kd Jc', 'Kd Jc'],
    ['a full house', '9c 9d 9h Qs Qc 4d 2c', 'Qs Qc'],
    ['four sixes', '6c 6d 6h 6s Qc 4d 2c', 'Qc 4d'],
    ['four kings', 'Kc Kd Kh Ks Qc 4d 2c', 'Kh Ks'],
    ['the joker beside an ace', '* Ad Jh 9s 7c 4d 2c', 'Jh 9s'],
  ])('the house sets %s its way', (_, cards, two) => {
    const { house } = begun(paiGowManila, `${cards} ${restBeside(cards)}`).view as PaiGowView
    const ranks = (list: readonly (Card | undefined)[]) => list.map((card = 0) => card >> 2).toSorted((a, b) => a - b)
    expect(ranks(house.map((at) => cardsOf(cards)[at]))).toEqual(ranks(cardsOf(two)))
  })

  test('left alone a hand is set the house’s way', () => {
    expect(settled(paiGowManila, begun(paiGowManila, `Ac Ad Qh Qs 8c 6d 2c ${dealer}`))).toEqual({
      kind: 'win',
      win: 1_950n,
    })
  })

  test('the house’s way is allowed with every hand', () => {
    const draw = seededTestDraw(9)
    for (let round = 0; round < 200; round++) {
      const { view } = paiGowManila.begin({ stake, choice: {}, draw }) as Step
      const { splits, house } = view as PaiGowView
      expect(splits).toHaveLength(21)
      expect(splits.find(({ two }) => two[0] === house[0] && two[1] === house[1])?.isFoul).toBe(false)
    }
  })
})

/** Seven other cards, for a dealer who does not matter. */
const restBeside = (cards: string): string =>
  ['3s', '3h', '8s', 'Th', 'Ts', '5h', 'Jd', '2h', '8h', '2s']
    .filter((word) => !cards.includes(word))
    .slice(0, 7)
    .join(' ')
