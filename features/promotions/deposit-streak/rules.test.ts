import { describe, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { addDays, calendarDay, startOfDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import { canMakeUp, claimEnd, dateOfMark, type Mark, markOf, refuseGift, type Run, todayIn } from './rules.ts'

const startDay = calendarDay('2026-11-20')
const day = (number: number) => addDays(startDay, number - 1)
const paid: Mark = { reference: 'D1', isRevoked: false }
const madeUp: Mark = { reference: null, isRevoked: false }
const run = (marks: readonly Mark[], claimed: readonly number[] = []): Run => ({ startDay, marks, claimed })
const terms = { length: 7, graceDays: 2 }
const length = { length: 7 }

test.each([
  ['the day of the last mark', [paid, paid], 2, 'marked'],
  ['the day after it', [paid, paid], 3, 'next'],
  ['one day too late', [paid, paid], 4, 'over'],
  ['the day after a whole run', Array<Mark>(7).fill(paid), 8, 'over'],
] as const)('%s is what it is', (_what, marks, number, standing) => {
  expect(todayIn(run(marks), length, day(number))).toBe(standing)
})

describe('a paid deposit', () => {
  const need = { length: 7, need: centavos(10_000n) }
  const deposit = { amount: centavos(10_000n), today: day(3), isStaked: true }
  test.each([
    ['begins the first run', undefined, deposit, 'begins'],
    ['marks the next day', run([paid, paid]), deposit, 'next'],
    ['begins anew after a missed day', run([paid]), deposit, 'begins'],
    ['marks no day twice', run([paid, paid, paid]), deposit, undefined],
    ['that is a centavo too small marks nothing', undefined, { ...deposit, amount: centavos(9_999n) }, undefined],
    ['marks nothing before the last one is staked', run([paid, paid]), { ...deposit, isStaked: false }, undefined],
    ['begins anew whatever is left to be staked', run([paid]), { ...deposit, isStaked: false }, 'begins'],
  ] as const)('%s', (_what, before, what, effect) => {
    expect(markOf(before, what, need)).toBe(effect)
  })
})

test.each([
  ['the day after the missed one', [paid], 3, true],
  ['the missed day itself', [paid], 2, false],
  ['two days after', [paid], 4, false],
  ['a second time', [paid, madeUp], 4, false],
  ['where the missed day was the last of all', Array<Mark>(6).fill(paid), 8, false],
] as const)('a day is made up on %s: %s', (_what, marks, today, can) => {
  expect(canMakeUp(run(marks), length, day(today))).toBe(can)
})

test.each([
  ['a streak that has not begun starts today', [undefined, 2, false], day(6)],
  ['a marked day has its own date', [run([paid, paid]), 1, false], day(1)],
  ['the next days follow the last mark', [run([paid, paid]), 3, false], day(3)],
  ['a marked day keeps its date after the streak', [run([paid, paid]), 2, true], day(2)],
  ['a day that an ended streak never reached has none', [run([paid, paid]), 3, true], null],
] as const)('%s', (_what, [given, number, isOver], date) => {
  expect(dateOfMark(given, { day: number, isOver, today: day(5) })).toBe(date)
})

describe('a gift', () => {
  const now = startOfDay(day(3))
  test.each([
    ['of a day that is not marked', run([paid]), 2, 'conditionNotReached'],
    ['without a run', undefined, 1, 'conditionNotReached'],
    ['a second time', run([paid], [1]), 1, 'alreadyClaimed'],
    ['of a day that was made up', run([paid, madeUp]), 2, 'notEligible'],
    ['of a deposit that was taken back', run([{ ...paid, isRevoked: true }]), 1, 'notEligible'],
  ] as const)('%s is refused', (_what, given, number, refusal) => {
    expect(refuseGift(given, number, { ...terms, now })).toBe(refusal)
  })

  test('can be claimed until two days after the last marked day have ended in Manila, and not a moment longer', () => {
    const end = claimEnd(run([paid]), terms)
    expect(end).toBe(startOfDay(day(4)))
    expect(refuseGift(run([paid]), 1, { ...terms, now: instant(end - 1) })).toBeUndefined()
    expect(refuseGift(run([paid]), 1, { ...terms, now: end })).toBe('notOpen')
  })
})
