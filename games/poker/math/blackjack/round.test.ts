import { describe, expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { centavos, pesos } from '#core/money/centavos.ts'
import { drawOne } from '#core/draw/draw.ts'
import type { Step } from '#games/title/title.ts'
import { benteUno } from '../bente-uno.ts'
import { cardsOf } from '../stacked-pack.ts'
import { softened } from './hand-total.ts'
import type { RoundTable } from './round.ts'
import { shoeSize } from './shoe.ts'
import type { Act, TableState } from './table-state.ts'

const stake = pesos(10n)
/** The first four are the player's, the dealer's open one, the player's, the dealer's hidden one. What follows the cards is deuces. */
function shoeOf(text: string) {
  const cards = cardsOf(text)
  return () => cards.shift() ?? 0
}
const noDraw = () => {
  throw new Error('nothing is drawn for a move')
}
const stepOf = (step: Step | string): Step => {
  if (typeof step === 'string') throw new Error(step)
  return step
}
const tableOf = ({ view }: Step): RoundTable => view as unknown as RoundTable
const deal = (text: string): Step => stepOf(benteUno.begin({ stake, choice: {}, draw: shoeOf(text) }))
const move = (step: Step, act: Act) => benteUno.move({ stake, state: step.state, move: { act }, draw: noDraw })
const play = (text: string, acts: readonly Act[]): Step =>
  acts.reduce((step, act) => stepOf(move(step, act)), deal(text))
const pricesOf = (step: Step, act: Act) => benteUno.price({ stake, state: step.state, move: { act } })

// Player, dealer, player, hidden; then the player's cards, then the dealer's.
test.each([
  ['a blackjack pays 3 to 2', 'Ac 9d Kh 7s', [], { results: ['blackjack'], win: 2_500 }],
  ['two blackjacks are a push', 'Ac Td Kh As', [], { results: ['push'], win: 1_000 }],
  ['a dealer’s blackjack behind a ten ends the round', '9c Td 9h As', [], { results: ['lost'], win: 0 }],
  [
    'a dealer’s blackjack behind an ace ends the round after the question',
    '9c Ad 9h Ks',
    ['noInsurance'],
    { results: ['lost'], win: 0 },
  ],
  ['insurance pays three times its price', '9c Ad 9h Ks', ['insure'], { results: ['lost'], win: 1_500 }],
  ['insurance is lost without a blackjack', '9c Ad 9h 6s', ['insure', 'stand'], { results: ['won'], win: 2_000 }],
  ['even money ends the round', 'Ac Ad Kh Ks', ['evenMoney'], { results: ['evenMoney'], win: 2_000 }],
  [
    'even money refused against a blackjack is a push',
    'Ac Ad Kh Ks',
    ['noInsurance'],
    { results: ['push'], win: 1_000 },
  ],
  [
    'even money refused without one is a blackjack',
    'Ac Ad Kh 6s',
    ['noInsurance'],
    { results: ['blackjack'], win: 2_500 },
  ],
  ['the higher total wins', 'Tc 9d Th 9s', ['stand'], { results: ['won'], win: 2_000 }],
  ['equal totals are a push', 'Tc 9d 8h 9s', ['stand'], { results: ['push'], win: 1_000 }],
  ['the lower total loses', 'Tc 9d 7h 9s', ['stand'], { results: ['lost'], win: 0 }],
  ['above 21 is bust', 'Tc 9d 7h 9s 5c', ['hit'], { results: ['bust'], win: 0 }],
  ['a dealer above 21 pays', 'Tc 6d 3h Ts Kc', ['stand'], { results: ['won'], win: 2_000 }],
  ['the dealer stands on soft 17', 'Tc 6d 8h As', ['stand'], { results: ['won'], win: 2_000 }],
  ['the dealer draws to 16', 'Tc 6d 8h Ts 2c', ['stand'], { results: ['push'], win: 1_000 }],
  ['a doubled win pays both bets', '6c 6d 5h Ts Tc Kc', ['double'], { results: ['won'], win: 4_000 }],
  ['a doubled push returns both bets', '6c 9d 5h Ts 8c', ['double'], { results: ['push'], win: 2_000 }],
  ['21 stands by itself', '6c 9d 5h Ts Tc', ['hit'], { results: ['won'], win: 2_000 }],
  ['21 of three cards is no blackjack', '7c Td 7h 7s 7d', ['hit'], { results: ['won'], win: 2_000 }],
  [
    'split hands are paid one by one',
    '8c 6d 8h Ts 3c Td Tc Kc',
    ['split', 'double', 'stand'],
    { results: ['won', 'won'], win: 6_000 },
  ],
  [
    'a split hand can be bust alone',
    '8c 6d 8h Ts 7c Td Tc Kc',
    ['split', 'hit', 'stand'],
    { results: ['bust', 'won'], win: 2_000 },
  ],
  [
    'split aces get one card each, and 21 is no blackjack',
    'Ac 6d Ah Ts Kc 9d 5c',
    ['split'],
    { results: ['push', 'lost'], win: 1_000 },
  ],
  [
    'a ten and a king may be split',
    'Tc 6d Kh Ts Ac 9d Kc',
    ['split', 'stand'],
    { results: ['won', 'won'], win: 4_000 },
  ],
] as const)('%s', (_what, shoe, acts, { results, win }) => {
  const step = play(shoe, acts)
  const { hands, isOver } = tableOf(step)
  expect({ results: hands.map(({ result }) => result), win: step.win, isOver }).toEqual({
    results,
    win: centavos(BigInt(win)),
    isOver: true,
  })
})

test.each([
  ['any first two cards', 'Tc 9d 6h 9s', [], ['hit', 'stand', 'double']],
  ['two that count the same', 'Tc 9d Kh 9s', [], ['hit', 'stand', 'double', 'split']],
  ['three cards', '2c 9d 3h 9s 4d', ['hit'], ['hit', 'stand']],
  ['hands of a split', '8c 9d 8h 9s 8d 3d', ['split'], ['hit', 'stand', 'double']],
  ['an ace of the dealer’s', '8c Ad 8h 9s', [], ['insure', 'noInsurance']],
  ['a blackjack against an ace', 'Kc Ad Ah 9s', [], ['evenMoney', 'noInsurance']],
  ['the hand after the question', '8c Ad 8h 9s', ['noInsurance'], ['hit', 'stand', 'double', 'split']],
  ['nothing when it is over', 'Tc 9d Th 9s', ['stand'], []],
] as const)('what may be done: %s; every other act is refused', (_what, shoe, before, allowed) => {
  const step = play(shoe, before)
  expect(tableOf(step).acts).toEqual(allowed)
  const all: readonly Act[] = ['hit', 'stand', 'double', 'split', 'insure', 'evenMoney', 'noInsurance']
  const refused = all.filter((act) => move(step, act) === 'notNow')
  expect(refused).toEqual(all.filter((act) => !allowed.some((each) => each === act)))
})

test('double and split cost the stake, insurance half of it, and nothing else costs anything', () => {
  const step = deal('8c Ad 8h 9s')
  const prices = (['hit', 'stand', 'double', 'split', 'insure', 'evenMoney', 'noInsurance'] as const).map((act) =>
    pricesOf(step, act),
  )
  expect(prices).toEqual([0n, 0n, 1_000n, 1_000n, 500n, 0n, 0n])
})

describe('a hand that is left', () => {
  test.each([
    ['refuses insurance', 'Tc Ad Th 7s', [], 2_000],
    ['goes on after insurance was lost', 'Tc Ad Th 9s', ['insure'], 1_000],
    ['is hit where the sheet says so', 'Tc Td 6h 9s 5c', [], 2_000],
    ['hits what should be doubled, for one bet', '6c 6d 5h Ts Tc Kc', [], 2_000],
    ['plays a pair that should be split by its total', '8c 6d 8h Ts Kc', [], 2_000],
    ['goes on with both hands of a split', '8c 6d 8h Ts Tc Td Kc', ['split'], 4_000],
  ] as const)('%s', (_what, shoe, acts, win) => {
    const { state } = play(shoe, acts)
    expect(benteUno.settle({ stake, state })).toEqual({ kind: 'win', win: centavos(BigInt(win)) })
  })
})

test('the hidden card and the shoe are nowhere in what a player sees', () => {
  const { view, events } = deal('8c 9d 7h 6s')
  const { dealer, dealerTotal } = tableOf({ view } as Step)
  expect({ dealer, dealerTotal }).toEqual({ dealer: cardsOf('9d'), dealerTotal: 9 })
  expect(JSON.stringify(events)).not.toContain('shoe')
})

/** The most cards that follow in a hand that draws as long as it may. */
function mostCards(low: number, hasAce: boolean, standsFrom: number): number {
  const { total } = softened(low, hasAce)
  if (total >= standsFrom) return 0
  return (
    1 +
    Math.max(
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => mostCards(low + value, hasAce || value === 1, standsFrom)),
    )
  )
}

test('no round takes more cards than its shoe has', () => {
  const dealers = 1 + Math.max(...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((open) => mostCards(open, open === 1, 17)))
  const unsplit = 1 + Math.max(...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((first) => mostCards(first, first === 1, 21)))
  const split = 2 * (1 + Math.max(...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((first) => mostCards(first, false, 21))))
  expect(Math.max(unsplit, split) + dealers).toBe(shoeSize)
})

test('whatever is done in a thousand rounds, bets and wins are the hands’ own and the round ends', () => {
  const draw = seededTestDraw(5)
  for (let round = 0; round < 1_000; round++) {
    let step = stepOf(benteUno.begin({ stake, choice: {}, draw }))
    let staked: bigint = stake
    while (!step.isOver) {
      const act = drawOne(tableOf(step).acts, draw)
      staked += BigInt(pricesOf(step, act))
      step = stepOf(move(step, act))
    }
    const { hands, insured, insuranceWin } = tableOf(step)
    expect(BigInt(insured + hands.reduce((sum, { bet }) => sum + bet, 0))).toBe(staked)
    expect(BigInt(insuranceWin + hands.reduce((sum, { win }) => sum + win, 0))).toBe(step.win)
    expect((step.state as unknown as TableState).taken).toBeLessThanOrEqual(shoeSize)
  }
})
