import { expect, test } from 'vitest'
import type { BaccaratResult } from '../math/baccarat-bituin.ts'
import { baccaratFace } from './baccarat-face.ts'

const hand = (...ranks: number[]) => ranks.map((rank) => ({ rank, suit: 0 }))
const parts = Array.from({ length: 100 }, (_, index) => index / 100)
/** Everything that is said while the cards come, each once. */
const spokenOf = (result: BaccaratResult | null) => [
  ...new Set(parts.map((part) => baccaratFace.narrate?.(result as never, part))),
]

test('every card is said in the order of the deal, with the total of its hand', () => {
  expect(spokenOf({ player: hand(2, 13, 6), banker: hand(1, 4, 9) })).toEqual([
    '',
    'Player: 2, total 2',
    'Banker: A, total 1',
    'Player: K, total 2',
    'Banker: 4, total 5',
    'Player draws 6, total 8',
    'Banker draws 9, total 4',
  ])
})

test('a hand that stands draws nothing, and before the result there is nothing to say', () => {
  expect(spokenOf({ player: hand(3, 4), banker: hand(2, 1, 5) }).slice(4)).toEqual([
    'Banker: A, total 3',
    'Banker draws 5, total 8',
  ])
  expect(spokenOf(null)).toEqual([''])
})
