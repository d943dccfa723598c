import { expect, test } from 'vitest'
import { sicPays } from '../../math/sic-bo-bituin.ts'
import { countSums, sicEnd } from './count-sums.ts'

test.each([
  { dice: [1, 2, 1], end: 'small' },
  { dice: [6, 3, 1], end: 'small' },
  { dice: [6, 4, 1], end: 'big' },
  { dice: [6, 6, 5], end: 'big' },
  { dice: [1, 1, 1], end: 'triple' },
  { dice: [4, 4, 4], end: 'triple' },
])('$dice is $end', ({ dice, end }) => {
  expect(sicEnd(dice)).toBe(end)
})

test('every roll ends as its bets are paid', () => {
  const faces = [1, 2, 3, 4, 5, 6] as const
  for (const first of faces)
    for (const second of faces)
      for (const third of faces) {
        const dice = [first, second, third] as const
        const won = (['big', 'small', 'anyTriple'] as const).filter((bet) => sicPays(bet, dice) > 0)
        expect(won).toEqual([sicEnd(dice) === 'triple' ? 'anyTriple' : sicEnd(dice)])
      }
})

test('each sum is counted, and measured against the one that came most', () => {
  const counted = countSums([
    [1, 2, 3],
    [4, 1, 1],
    [6, 6, 6],
  ])
  expect(counted).toHaveLength(16)
  expect(counted.filter(({ count }) => count > 0)).toEqual([
    { sum: 6, count: 2, part: 1 },
    { sum: 18, count: 1, part: 0.5 },
  ])
  expect(countSums([]).every(({ count, part }) => count === 0 && part === 0)).toBe(true)
})
