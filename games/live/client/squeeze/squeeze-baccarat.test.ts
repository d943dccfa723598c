import { expect, test } from 'vitest'
import { baccaratFace } from '../baccarat-face.ts'
import { holdCards } from './hold-cards.ts'
import { dealtSooner, squeezeOfBaccarat } from './squeeze-baccarat.ts'

const hand = (...ranks: number[]) => ranks.map((rank) => ({ rank, suit: 0 }))
const result = { player: hand(2, 3, 9), banker: hand(4, 13) }
const heldFor = (...bets: string[]) =>
  squeezeOfBaccarat.cards(result, bets).map(({ side, index }) => `${side} ${index}`)

test.each([
  { bets: ['player'], held: ['player 2'] },
  { bets: ['banker'], held: ['banker 1'] },
  { bets: ['player', 'banker'], held: ['player 2', 'banker 1'] },
  { bets: ['tie'], held: ['player 2', 'banker 1'] },
  { bets: ['playerPair'], held: ['player 1'] },
  { bets: ['player', 'playerPair'], held: ['player 1', 'player 2'] },
  { bets: ['banker', 'bankerPair'], held: ['banker 1'] },
  { bets: [], held: [] },
])('with bets on $bets, the cards that decide them stay closed: $held', ({ bets, held }) => {
  expect(heldFor(...bets)).toEqual(held)
})

test('an opened card is said with what the open cards of its hand count', () => {
  const hold = holdCards(squeezeOfBaccarat.cards(result, ['player', 'playerPair']))
  const said = [1, 2].map(() => {
    const held = hold.next()
    if (held === undefined || hold.isFaceDown === undefined) throw new Error('a card is left')
    hold.open(held)
    return squeezeOfBaccarat.spoken(result, held, hold.isFaceDown)
  })
  expect(said).toEqual(['Player: 3, total 5', 'Player: 9, total 4'])
})

test('until it is opened, nothing says a closed card or counts it', () => {
  const { isFaceDown } = holdCards(squeezeOfBaccarat.cards(result, ['playerPair', 'banker']))
  const said = Array.from({ length: 100 }, (_, at) => baccaratFace.narrate?.(result, at / 100, isFaceDown))
  expect([...new Set(said)]).toEqual(['', 'Player: 2, total 2', 'Banker: 4, total 4', 'Player draws 9, total 1'])
})

test('all cards lie on the table when the first may be opened', () => {
  expect((0.68 + 0.2) * dealtSooner).toBeLessThan(squeezeOfBaccarat.from)
})
