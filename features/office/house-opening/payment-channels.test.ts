import { expect, test } from 'vitest'
import { canBePaidBy } from './can-be-paid-by.ts'

const channel = { isShown: true, provider: 'maya', weight: 100, alternatives: [{ provider: 'xendit', weight: 0 }] }

test.each([
  { what: 'a shown way to a provider with keys', changes: {}, served: ['maya'], counts: true },
  { what: 'a hidden way', changes: { isShown: false }, served: ['maya'], counts: false },
  { what: 'a way without a provider that has keys', changes: {}, served: ['paymongo'], counts: false },
  { what: 'a way whose only provider with keys has no weight', changes: {}, served: ['xendit'], counts: false },
])('$what counts as a way to pay: $counts', ({ changes, served, counts }) => {
  expect(canBePaidBy({ ...channel, ...changes }, served)).toBe(counts)
})
