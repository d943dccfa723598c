import { expect, test } from 'vitest'
import { cardsThatCount } from './cards-that-count.ts'

const ranks = '23456789TJQKA'
const handOf = (text: string) =>
  text.split(' ').map((card) => ranks.indexOf(card[0] ?? '') * 4 + 'cdhs'.indexOf(card[1] ?? ''))
const counted = (text: string, wildRank?: number): string =>
  text
    .split(' ')
    .filter((_, at) => cardsThatCount(handOf(text), wildRank)[at])
    .join(' ')

test.each([
  ['a pair', 'Jc 4d Js 9h 2c', 'Jc Js'],
  ['two pairs', 'Jc 4d Js 4h 2c', 'Jc 4d Js 4h'],
  ['three of a kind', '7c 4d 7s 9h 7d', '7c 7s 7d'],
  ['a full house', '7c 4d 7s 4h 7d', '7c 4d 7s 4h 7d'],
  ['a straight', '5c 6d 7s 8h 9d', '5c 6d 7s 8h 9d'],
  ['a flush', '2c 6c 7c 8c Kc', '2c 6c 7c 8c Kc'],
])('%s', (_, hand, those) => {
  expect(counted(hand)).toBe(those)
})

test.each([
  ['three of a kind with a deuce', '2c Kd Ks 9h 4d', '2c Kd Ks'],
  ['a full house with a deuce', '2c Kd Ks 9h 9d', '2c Kd Ks 9h 9d'],
  ['four deuces and any card', '2c 2d 2h 2s 9d', '2c 2d 2h 2s 9d'],
  ['a flush with deuces', '2c 2d 7s 9s Ks', '2c 2d 7s 9s Ks'],
])('wild deuces: %s', (_, hand, those) => {
  expect(counted(hand, 0)).toBe(those)
})
