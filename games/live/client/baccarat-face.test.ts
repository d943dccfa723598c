import { expect, test } from 'vitest'
import type { BaccaratResult } from '../math/baccarat-bituin.ts'
import { baccaratFace } from './baccarat-face.ts'
import { tableTop } from './hall.ts'

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

/** The places of the cards in a high view: the boxes with round corners that are drawn as outlines. */
function placesOfCards(width: number, height: number): readonly { readonly top: number; readonly bottom: number }[] {
  const places: { top: number; bottom: number }[] = []
  let latest = { top: 0, bottom: 0 }
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get(_context, name) {
      if (name === 'roundRect')
        return (_x: number, y: number, _w: number, h: number) => (latest = { top: y, bottom: y + h })
      if (name === 'stroke') return () => void places.push(latest)
      return () => ({ width: 40 })
    },
    set: () => true,
  })
  baccaratFace.createPaint()({ context, width, height, result: null, part: 0 } as never)
  return places
}

test.each([
  [360, 450],
  [320, 400],
  [390, 560],
])('in a high view of %i by %i the cards lie on the cloth, in front of whoever deals', (width, height) => {
  const places = placesOfCards(width, height)
  expect(places).toHaveLength(4)
  for (const { top, bottom } of places) {
    expect(top).toBeGreaterThan(height * (tableTop + 0.04))
    expect(bottom).toBeLessThan(height)
  }
})
