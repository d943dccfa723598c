import { describe, expect, test } from 'vitest'
import { calendarDay } from '#core/clock/manila.ts'
import { pesos, zeroCentavos } from '#core/money/centavos.ts'
import {
  type Calendar,
  type CalendarState,
  dayNumber,
  extrasEarned,
  keysOf,
  type OpenedDoor,
  refuseBox,
  refuseDoor,
  refuseExtra,
  refuseStamp,
  unearnedDoors,
  untouched,
} from './rules.ts'

const calendar: Calendar = {
  doors: 25,
  depositNeed: pesos(100n),
  betNeed: pesos(500n),
  extraPer: pesos(500n),
  extraMax: 3,
  prizes: [{ weight: 10_000, keys: 1, items: [] }],
  boxes: [{ id: 1, need: 3, items: [] }],
}
const door = (day: number, extra = 0, more: Partial<OpenedDoor> = {}): OpenedDoor => ({
  day,
  extra,
  keys: 1,
  items: [],
  seed: '',
  clientSeed: '',
  isRevoked: false,
  ...more,
})
const today = (day: number, state: Partial<CalendarState> = {}) => ({ calendar, held: { ...untouched, ...state }, day })
const done = (deposited: bigint, staked = 0n) => ({ deposited: pesos(deposited), staked: pesos(staked) })

test.each([
  ['2026-12-01', 1],
  ['2026-11-30', 0],
  ['2026-12-25', 25],
  ['2027-01-02', 33],
])('%s is day %i of a season that starts on 1 December', (day, number) => {
  expect(dayNumber(calendarDay('2026-12-01'), calendarDay(day))).toBe(number)
})

describe('refused is', () => {
  test.each([
    ['a stamp before the first day', refuseStamp(today(0)), 'nothingToChange'],
    ['a stamp after the last door', refuseStamp(today(26)), 'nothingToChange'],
    ['a second stamp', refuseStamp(today(3, { stamps: [3] })), 'alreadyClaimed'],
    ['yesterday’s door', refuseDoor(today(3, { stamps: [2, 3] }), 2, done(100n)), 'nothingToChange'],
    ['tomorrow’s door', refuseDoor(today(3, { stamps: [3] }), 4, done(100n)), 'nothingToChange'],
    ['a door without its stamp', refuseDoor(today(3), 3, done(100n)), 'conditionNotReached'],
    ['a door for too little', refuseDoor(today(3, { stamps: [3] }), 3, done(99n, 499n)), 'conditionNotReached'],
    ['an open door', refuseDoor(today(3, { stamps: [3], doors: [door(3)] }), 3, done(100n)), 'alreadyClaimed'],
    ['an extra door without a stamp', refuseExtra(today(3), done(500n)), 'conditionNotReached'],
    ['an extra door for too little', refuseExtra(today(3, { stamps: [3] }), done(499n)), 'conditionNotReached'],
    ['an extra door on Boxing Day', refuseExtra(today(26), done(500n)), 'nothingToChange'],
    [
      'a fourth extra door',
      refuseExtra(today(3, { stamps: [3], doors: [1, 2, 3].map((extra) => door(3, extra)) }), done(9_000n)),
      'alreadyClaimed',
    ],
    ['an unknown box', refuseBox(today(25), 9), 'notEligible'],
    ['a claimed box', refuseBox(today(25, { boxes: [1] }), 1), 'alreadyClaimed'],
    ['a box with too few keys', refuseBox(today(25, { doors: [door(1), door(2)] }), 1), 'conditionNotReached'],
    [
      'a box before the last door’s day',
      refuseBox(today(24, { doors: [door(1), door(2), door(3)] }), 1),
      'conditionNotReached',
    ],
  ])('%s', (_what, refusal, expected) => {
    expect(refusal).toBe(expected)
  })

  test.each([
    ['today’s stamp', refuseStamp(today(25))],
    ['a door by a deposit', refuseDoor(today(3, { stamps: [3] }), 3, done(100n))],
    ['a door by bets', refuseDoor(today(3, { stamps: [3] }), 3, done(0n, 500n))],
    ['an extra door', refuseExtra(today(3, { stamps: [3], doors: [door(3)] }), done(500n))],
    ['a box', refuseBox(today(31, { doors: [door(1), door(2), door(3)] }), 1)],
  ])('not %s', (_what, refusal) => {
    expect(refusal).toBeUndefined()
  })
})

test('every full part of the day’s deposits earns an extra door, up to the bound', () => {
  const earned = [0n, 499n, 500n, 1_499n, 1_500n, 90_000n].map((amount) => extrasEarned(calendar, pesos(amount)))
  expect(earned).toEqual([0, 0, 1, 2, 3, 3])
})

test('of a day whose deposits shrink, the last extra doors go first, its own only if nothing earns it', () => {
  const doors = [door(3), door(3, 1), door(3, 2), door(3, 3, { isRevoked: true })]
  const lost = (deposited: bigint, staked = 0n) =>
    unearnedDoors(calendar, doors, done(deposited, staked)).map(({ extra }) => extra)
  expect([lost(1_000n), lost(500n), lost(100n), lost(0n), lost(0n, 500n)]).toEqual([[], [2], [1, 2], [0, 1, 2], [1, 2]])
})

test('keys of doors that were taken back do not count', () => {
  expect(keysOf({ doors: [door(1), door(2, 0, { isRevoked: true }), door(3)] })).toBe(2)
  expect(extrasEarned(calendar, zeroCentavos)).toBe(0)
})
