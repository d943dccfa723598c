import { describe, expect, test } from 'vitest'
import { milliseconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { calendarDay, startOfDay } from '#core/clock/manila.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos, pesos } from '#core/money/centavos.ts'
import * as rules from './rules.ts'
import type { VipLevel } from './vip-level.ts'

const none = {
  levelUp: pesos(0n),
  weekly: basisPoints(0),
  monthly: pesos(0n),
  birthday: pesos(0n),
  withdrawals: 3,
  automaticMax: pesos(5_000n),
  rebate: basisPoints(0),
  queue: 'standard' as const,
}
const level = (exp: number, weekly = 0): VipLevel => ({ ...none, exp, weekly: basisPoints(weekly) })
const levels = [level(0), level(100), level(500), level(2_000, 25)]

describe('the ladder', () => {
  test.each([
    { deposited: 9_999n, reached: 0, brings: [] },
    { deposited: 10_000n, reached: 0, brings: [1] },
    { deposited: 250_000n, reached: 0, brings: [1, 2, 3] },
    { deposited: 250_000n, reached: 3, brings: [] },
    { deposited: 60_000n, reached: 1, brings: [2] },
    { deposited: 0n, reached: 3, brings: [] },
  ])('$deposited centavos after level $reached bring $brings', ({ deposited, reached, brings }) => {
    expect(rules.newVipLevels(levels, { deposited: centavos(deposited), reached })).toEqual(brings)
  })

  test('a level that was reached stays, and acts as far as the points carry it', () => {
    expect(rules.actingLevel(levels, { deposited: pesos(2_000n), reached: 3 })).toBe(3)
    expect(rules.actingLevel(levels, { deposited: pesos(600n), reached: 3 })).toBe(2)
    expect(rules.actingLevel(levels, { deposited: pesos(0n), reached: 3 })).toBe(0)
  })

  test('the centavos of a peso are no point', () => {
    expect(rules.vipExpOf(centavos(199n))).toBe(1)
  })
})

describe('gifts by the calendar', () => {
  const monday = startOfDay(calendarDay('2026-11-23'))
  const first = startOfDay(calendarDay('2026-12-01'))

  test('the week before is the one that has just ended, to the moment', () => {
    expect(rules.weekBefore(monday).key).toBe('W2026-47')
    expect(rules.weekBefore(addDuration(monday, milliseconds(-1))).key).toBe('W2026-46')
  })
  test('so is the month', () => {
    expect(rules.monthBefore(first).key).toBe('M202611')
    expect(rules.monthBefore(addDuration(first, milliseconds(-1))).key).toBe('M202610')
  })
  test('of what was played the part is rounded down', () => {
    expect(rules.weeklyGift(level(0, 25), centavos(39_999n))).toBe(99n)
  })
  test.each([
    { today: '2026-11-22', born: ['11-22'] },
    { today: '2026-03-01', born: ['03-01', '02-29'] },
    { today: '2028-02-29', born: ['02-29'] },
    { today: '2028-03-01', born: ['03-01'] },
  ])('on $today is the birthday of who was born on $born', ({ today, born }) => {
    expect(rules.birthdaysOn(calendarDay(today))).toEqual(born)
  })
})
