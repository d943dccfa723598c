import { expect, test } from 'vitest'
import { minutes } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { addDays, calendarDay, endOfDay } from '#core/clock/manila.ts'
import { pesos } from '#core/money/centavos.ts'
import { blockersOf, conditionsOf, type DayFacts, isOver } from './rules.ts'

const day = calendarDay('2026-11-21')
const end = endOfDay(day)
const now = addDuration(end, minutes(30))
const facts: DayFacts = {
  day,
  now,
  openBefore: undefined,
  check: { checkedAt: end, transfers: 12n, violations: 0n },
  isSummedUp: true,
  settlements: [{ provider: 'sandpay', comparedAt: end }],
  differences: 0n,
  games: [{ provider: 'studio', comparedAt: end }],
  gameDifferences: 0n,
  deposits: 0n,
  payouts: 0n,
  root: { total: pesos(10n), players: 2n, madeAt: addDuration(end, minutes(5)), isOfDayEnd: true },
}

test('a day of which everything is known is not kept open', () => {
  expect(blockersOf(conditionsOf(facts))).toEqual([])
})

test('a day is over ten minutes after midnight in Manila, to the millisecond', () => {
  const over = addDuration(end, minutes(10))
  expect([isOver(day, instant(over - 1)), isOver(day, over)]).toEqual([false, true])
})

const before = instant(end - 1)

test.each<{ what: string; change: Partial<DayFacts>; says: string }>([
  {
    what: 'a day that lasts',
    change: { now: end },
    says: 'You can close this day from Nov 22, 2026, 12:10 AM (Manila).',
  },
  {
    what: 'an open day before it',
    change: { openBefore: calendarDay('2026-11-20') },
    says: 'Nov 20, 2026 is still open. Close days in order.',
  },
  { what: 'no check', change: { check: undefined }, says: 'The ledger hasn’t been checked since the day ended.' },
  {
    what: 'a check of before midnight',
    change: { check: { checkedAt: before, transfers: 12n, violations: 0n } },
    says: 'The ledger hasn’t been checked since the day ended.',
  },
  {
    what: 'a violation',
    change: { check: { checkedAt: end, transfers: 12n, violations: 1n } },
    says: 'The ledger is out of balance: 1 violation in 12 transfers, checked on Nov 22, 2026, 12:00 AM.',
  },
  { what: 'open accounts', change: { isSummedUp: false }, says: 'House accounts haven’t been totalled yet.' },
  {
    what: 'a settlement that was not compared',
    change: { settlements: [{ provider: 'sandpay', comparedAt: null }] },
    says: 'Not compared since the day ended: sandpay.',
  },
  {
    what: 'a settlement compared while the day lasted',
    change: { settlements: [{ provider: 'sandpay', comparedAt: before }] },
    says: 'Not compared since the day ended: sandpay.',
  },
  {
    what: 'a difference in a settlement',
    change: { differences: 2n },
    says: '2 differences with payment providers to resolve.',
  },
  {
    what: 'games that were not compared',
    change: { games: [{ provider: 'studio', comparedAt: null }] },
    says: 'Not compared since the day ended: studio.',
  },
  {
    what: 'a difference of rounds',
    change: { gameDifferences: 1n },
    says: '1 difference with game providers to resolve.',
  },
  {
    what: 'orders without an end',
    change: { deposits: 1n, payouts: 2n },
    says: 'Waiting for the provider’s final result: deposits 1, payouts 2.',
  },
  { what: 'no root', change: { root: undefined }, says: 'The proof root of the day hasn’t been published yet.' },
])('$what keeps the day open, and says so', ({ change, says }) => {
  expect(blockersOf(conditionsOf({ ...facts, ...change }))).toEqual([says])
})

test('a root that cannot be made any more is noted, from the end of the next day on', () => {
  const nextEnd = endOfDay(addDays(day, 1))
  const rootAt = (at: typeof nextEnd) => conditionsOf({ ...facts, root: undefined, now: at }).at(-1)?.state
  expect([rootAt(instant(nextEnd - 1)), rootAt(nextEnd)]).toEqual(['blocks', 'noted'])
})

test('a root made the next morning is noted with its time, and never reported as the liability at the end of the day', () => {
  const madeAt = addDuration(end, minutes(15))
  const root = (isOfDayEnd: boolean) =>
    conditionsOf({ ...facts, root: { total: pesos(25_873n), players: 14n, madeAt, isOfDayEnd } }).at(-1)
  expect(root(true)).toMatchObject({
    state: 'met',
    text: '₱25,873.00 owed to 14 players at the end of the day.',
  })
  expect(root(false)).toEqual({
    name: 'root',
    state: 'noted',
    text: 'The proof root was measured late, at Nov 22, 2026, 12:15 AM: ₱25,873.00 owed to 14 players then. The amount owed at the end of the day is unknown.',
  })
})

test('where nobody can be asked, nobody is waited for', () => {
  expect(blockersOf(conditionsOf({ ...facts, settlements: [], games: [] }))).toEqual([])
})
