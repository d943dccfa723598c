import { describe, expect, test } from 'vitest'
import { cardsOf } from '../../math/stacked-pack.ts'
import { placesOfRows, rowOfPlace, rowsOfPlaces, sortedBy, swapped } from './places.ts'
import { neighbourOf } from './swap-cards.ts'

const hand = cardsOf('2c 9d Ah Ks 2d 9c Qh Qs 3c 7d 7h 7s Ac')

test('places are five behind, five in the middle and three in front', () => {
  const rows = Array.from({ length: 13 }, (_, place) => rowOfPlace(place))
  expect(rows).toEqual([...Array(5).fill('back'), ...Array(5).fill('middle'), ...Array(3).fill('front')])
  const { back, middle, front } = rowsOfPlaces(hand)
  expect([...back, ...middle, ...front]).toEqual(hand)
})

test('a row is read with cards of one rank together, the most and the highest first', () => {
  const { back, middle, front } = rowsOfPlaces(hand)
  expect(placesOfRows({ back: cardsOf('7d 2c 7h 2d 7s'), middle, front }).slice(0, 5)).toEqual(
    cardsOf('7s 7h 7d 2d 2c'),
  )
  expect(placesOfRows({ back, middle, front }).toSorted((a, b) => a - b)).toEqual(hand.toSorted((a, b) => a - b))
})

test('sorting keeps every card', () => {
  expect(sortedBy.rank(hand)[0]).toBe(cardsOf('Ah')[0])
  expect(sortedBy.suit(hand).slice(0, 3)).toEqual(cardsOf('Ks Qs 7s'))
})

test('two cards change places, and no other moves', () => {
  const moved = swapped(hand, 0, 12)
  expect([moved[0], moved[12]]).toEqual([hand[12], hand[0]])
  expect(moved.slice(1, 12)).toEqual(hand.slice(1, 12))
})

describe('a key walks', () => {
  test.each([
    [0, 'ArrowRight', 1],
    [4, 'ArrowRight', undefined],
    [5, 'ArrowLeft', undefined],
    [2, 'ArrowUp', 7],
    [7, 'ArrowUp', 11],
    [5, 'ArrowUp', 10],
    [9, 'ArrowUp', 12],
    [11, 'ArrowDown', 7],
    [10, 'ArrowLeft', undefined],
    [12, 'ArrowRight', undefined],
    [0, 'ArrowDown', undefined],
    [3, 'Enter', undefined],
  ])('from %i by %s to %s', (place, key, next) => {
    expect(neighbourOf(place, key)).toBe(next)
  })
})
