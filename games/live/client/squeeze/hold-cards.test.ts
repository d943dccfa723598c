import { expect, test } from 'vitest'
import { holdAtStart, holdCards } from './hold-cards.ts'

const card = { rank: 7, suit: 0 }
const ofPlayer = { side: 'player', index: 2, card, label: 'Player' }
const ofBanker = { side: 'banker', index: 1, card, label: 'Banker' }

test('cards are opened one after the other, and what is open stays open', () => {
  const hold = holdCards([ofPlayer, ofBanker])
  expect(hold.next()).toBe(ofPlayer)
  hold.open(ofPlayer)
  hold.open(ofPlayer)
  expect([hold.isFaceDown?.('player', 2), hold.isFaceDown?.('banker', 1)]).toEqual([false, true])
  expect([hold.next(), hold.left()]).toEqual([ofBanker, 1])
  hold.open(ofBanker)
  expect([hold.next(), hold.left()]).toEqual([undefined, 0])
})

test.each([
  { isOn: true, part: 0, held: 1 },
  { isOn: true, part: 0.15, held: 1 },
  { isOn: true, part: 0.16, held: 0 },
  { isOn: false, part: 0, held: 0 },
])('switched on: $isOn, the result shown to $part: $held cards are held', ({ held, ...start }) => {
  const hold = holdAtStart({ ...start, cards: () => [ofPlayer] })
  expect(hold.left()).toBe(held)
  expect(hold.isFaceDown === undefined).toBe(held === 0)
})

test('without a card to open, the table opens all of them as usual', () => {
  expect(holdAtStart({ isOn: true, part: 0, cards: () => [] }).isFaceDown).toBeUndefined()
})
