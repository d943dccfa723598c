import { describe, expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { dealCards } from './cards.ts'
import { deucesGrade, deucesGrades } from './deuces-grade.ts'
import { handName, threeCardName } from '../client/hand-name.ts'
import { fiveScore, fiveScoreWithJoker, gradeOf, handGrades, twoScore } from './hand-score.ts'
import { jacksGrade, jacksGrades } from './jacks-grade.ts'
import { cardsOf } from './stacked-pack.ts'
import { threeCardScore } from './three-card-score.ts'

const scored = (text: string): number => fiveScore(cardsOf(text))

test('hands of five are ordered as poker orders them, each above the one before', () => {
  const rising = [
    '7c 5d 4h 3s 2c',
    '8c 5d 4h 3s 2c',
    'Ac Kd Qh Js 9c',
    '2c 2d 5h 4s 3c',
    '2c 2d Ah 4s 3c',
    'Ac Ad 4h 3s 2c',
    '3c 3d 2h 2s 4c',
    '3c 3d 2h 2s Ac',
    'Ac Ad 2h 2s 3c',
    '2c 2d 2h 4s 3c',
    'Ac 2d 3h 4s 5c',
    '2c 3d 4h 5s 6c',
    'Tc Jd Qh Ks Ac',
    '7c 5c 4c 3c 2c',
    'Ac Kc Qc Jc 9c',
    '2c 2d 2h 3s 3c',
    '3c 3d 3h 2s 2c',
    '2c 2d 2h 2s 3c',
    '2c 2d 2h 2s Ac',
    'Ac 2c 3c 4c 5c',
    '9c Tc Jc Qc Kc',
    'Tc Jc Qc Kc Ac',
  ].map(scored)
  expect(rising).toEqual(rising.toSorted((a, b) => a - b))
  expect(new Set(rising).size).toBe(rising.length)
})

test('neither suits nor the order of the cards decide', () => {
  expect(scored('Ac Kd Qh Js 9c')).toBe(scored('9d Ah Js Qc Kh'))
})

test('hands of three: a straight is above a flush, three of a kind above both', () => {
  const rising = [
    '5c 3d 2h',
    'Ac Kd Jh',
    '2c 2d 3h',
    'Ac Ad Kh',
    '5c 3c 2c',
    'Ac Kc Jc',
    'Ac 2d 3h',
    'Qc Kd Ah',
    '2c 2d 2h',
    'Ac 2c 3c',
    'Qc Kc Ac',
  ]
  const scores = rising.map((text) => threeCardScore(cardsOf(text)))
  expect(scores).toEqual(scores.toSorted((a, b) => a - b))
  expect(new Set(scores).size).toBe(scores.length)
})

test.each([
  ['* Kh Qh Jh Th', 'Royal flush'],
  ['* 5h 4h 3h Ah', 'Straight flush to the five'],
  ['* 9c 8d 7h 6s', 'Straight to the ten'],
  ['* Kh 9h 4h 2h', 'Flush, ace high'],
  ['* Ac Kd 9h 4s', 'Pair of aces'],
  ['* Kc Kd 9h 4s', 'Pair of kings'],
  ['* Kc Kd 9h 9s', 'Kings and nines'],
  ['* Kc Kd Kh Ks', 'Four kings'],
  ['* Ac Ad Kh Ks', 'Full house, aces and kings'],
  ['* Ac Ad Ah As', 'Five aces'],
])('with the joker %s is: %s', (text, name) => {
  expect(handName(fiveScoreWithJoker(cardsOf(text)))).toBe(name)
})

test('the joker beside one card is an ace', () => {
  expect(handName(twoScore(cardsOf('* Ac')))).toBe('Pair of aces')
  expect(handName(twoScore(cardsOf('* Kc')))).toBe('Ace high')
  expect(threeCardName(threeCardScore(cardsOf('Qc 6d 4h')))).toBe('Queen high')
})

test.each([
  ['Th Jh Qh Kh Ah', 'naturalRoyalFlush'],
  ['2c 2d 2h 2s Ah', 'fourDeuces'],
  ['2c Jh Qh Kh Ah', 'wildRoyalFlush'],
  ['2c 2d 2h Ks Kh', 'fiveOfAKind'],
  ['2c 2d 2h Ks Ah', 'fourOfAKind'],
  ['2c 2d 2h Kh Ah', 'wildRoyalFlush'],
  ['2c Ah 3h 4h 5h', 'straightFlush'],
  ['2c 9h 9d 9s 5h', 'fourOfAKind'],
  ['2c 9h 9d 5s 5h', 'fullHouse'],
  ['2c 2d 9h 5h 3h', 'flush'],
  ['2c Ad 3h 4h 5h', 'straight'],
  ['2c Kd Ah Th Js', 'straight'],
  ['2c 9d 9h 5h 4s', 'threeOfAKind'],
  ['2c Kd 3h 5h 9s', undefined],
  ['3c 3d 5h 5d 9s', undefined],
])('with deuces wild %s is: %s', (text, grade) => {
  expect(deucesGrades[deucesGrade(cardsOf(text))]).toBe(grade)
})

test.each([
  ['Jc Jd 2h 3s 4c', 'jacksOrBetter'],
  ['Tc Td 2h 3s 4c', undefined],
  ['Tc Td 2h 2s 4c', 'twoPair'],
  ['Th Jh Qh Kh Ah', 'royalFlush'],
  ['Ac Kd Qh Js 9c', undefined],
])('in Jacks or Better %s is: %s', (text, grade) => {
  expect(jacksGrades[jacksGrade(cardsOf(text))]).toBe(grade)
})

describe('of 100,000 hands dealt', () => {
  const known = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4]
  const rounds = 100_000
  const draw = seededTestDraw(5)
  const counts = handGrades.map(() => 0)
  for (let round = 0; round < rounds; round++) {
    const grade = gradeOf(fiveScore(dealCards({ draw, count: 5 })))
    counts[grade] = (counts[grade] ?? 0) + 1
  }
  test.each(known.map((count, grade) => [handGrades[grade], grade, count / 2_598_960] as const))(
    'as many are %s as should be',
    (_, grade, chance) => {
      const deviation = Math.sqrt(rounds * chance * (1 - chance))
      expect(Math.abs((counts[grade] ?? 0) - rounds * chance)).toBeLessThan(5 * deviation + 1)
    },
  )
})
