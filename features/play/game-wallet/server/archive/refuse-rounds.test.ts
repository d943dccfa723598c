import { expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { monthNamed } from '#ledger'
import { refuseRounds } from './refuse-rounds.ts'

const month = monthNamed('2026-07')
if (month === undefined) throw new Error('there is no such month')
const settled = addDuration(month.until, days(31))
const good = { month, now: settled, transfers: 'dropped', count: 3n, older: 0n, isSummedUp: true }

test('a month that is settled, summed up and the oldest here may be archived', () => {
  expect(refuseRounds(good)).toBeUndefined()
})

test.each([
  [{ transfers: undefined, count: 0n }, 'The transfers of 2026-07 are still here: archive and drop them first'],
  [{ transfers: 'attached' }, 'The transfers of 2026-07 are still here'],
  [{ now: month.until, count: 0n }, 'Wins of 2026-07 can still come'],
  [{ count: 0n, older: 5n }, '2026-07 has no rounds that are not archived.'],
  [
    { older: 5n, isSummedUp: false },
    'Older months still have 5 rounds here: archive and drop them first, with --rounds.',
  ],
  [{ isSummedUp: false }, '2026-07 has days that are not summed up'],
])('%o is refused', (facts, words) => {
  expect(refuseRounds({ ...good, ...facts })).toContain(words)
})
