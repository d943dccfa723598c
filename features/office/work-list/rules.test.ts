import { expect, test } from 'vitest'
import { hours } from '#core/clock/duration.ts'
import { instant } from '#core/clock/instant.ts'
import { byDeadline, dueAt } from './rules.ts'

const hour = 3_600_000
const at = (count: number) => instant(count * hour)
const deadlines = [
  { queue: 'withdrawals', fromAt: at(10), minutes: 60 },
  { queue: 'withdrawals', fromAt: at(20), minutes: 120 },
  { queue: 'approvals', fromAt: at(0), minutes: 5 },
]

test.each([
  ['before the first setting, by the queue itself', 9, 13],
  ['at the moment of a setting, by that setting', 10, 11],
  ['a moment before the next, still by the first', 19, 20],
  ['after the second, by the second', 21, 23],
])('an item is due %s', (_what, since, due) => {
  expect(dueAt({ queue: 'withdrawals', since: at(since) }, deadlines, hours(4))).toBe(at(due))
})

test('what is due first stands first, whatever waits longest', () => {
  const items = [
    { ref: 'old', dueAt: at(9) },
    { ref: 'b', dueAt: at(3) },
    { ref: 'a', dueAt: at(3) },
  ]
  expect(byDeadline(items).map(({ ref }) => ref)).toEqual(['a', 'b', 'old'])
})
