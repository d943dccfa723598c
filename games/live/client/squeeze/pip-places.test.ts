import { expect, test } from 'vitest'
import { pipPlaces } from './pip-places.ts'

test('a card has as many pips as it counts, each in a place of its own, and a picture has none', () => {
  for (let rank = 1; rank <= 13; rank++) {
    const places = pipPlaces(rank)
    expect(places).toHaveLength(rank <= 10 ? rank : 0)
    expect(new Set(places.map(String)).size).toBe(places.length)
  }
})
