import { expect, test } from 'vitest'
import { aboveLimit } from './betting.ts'

const limits = { spots: { red: 100_000, triple: 50_000 }, round: 120_000 }
const lying = (bet: string) => (bet === 'red' ? 99_500 : 0)

test.each([
  ['up to the limit of the spot', [{ bet: 'red', stake: 500 }], undefined],
  ['above the limit of the spot', [{ bet: 'red', stake: 1_000 }], 'The limit on this spot is ₱1,000.00.'],
  ['above the limit of the round', [{ bet: 'triple', stake: 30_000 }], 'The limit per round is ₱1,200.00.'],
])('a chip %s', (_what, bets, words) => {
  expect(aboveLimit(limits, { bets, lying, total: 99_500 })).toBe(words)
})

test('a table without fixed spots leaves its limits to the studio', () => {
  expect(aboveLimit(undefined, { bets: [{ bet: 'hand', stake: 1 }], lying, total: 0 })).toBeUndefined()
})
