import { describe, expect, test } from 'vitest'
import { hours, milliseconds, minutes } from '#core/clock/duration.ts'
import { addDuration, instant, subtractDuration } from '#core/clock/instant.ts'
import { calendarDay, startOfDay } from '#core/clock/manila.ts'
import { pesos } from '#core/money/centavos.ts'
import {
  type PlannedTournament,
  placesPaid,
  poolOf,
  prizeOfPlace,
  refuseEntry,
  stateOf,
  tournamentsDue,
} from './rules.ts'

const saturday = startOfDay(calendarDay('2026-11-28'))
const noon = addDuration(saturday, hours(12))
const planned: PlannedTournament = {
  number: 1,
  name: { en: 'Cup', fil: 'Cup' },
  scoring: 'multiple',
  games: 'slots',
  rounds: 3,
  stake: pesos(2n),
  entryPoints: 0n,
  prizes: [
    { count: 1, amount: pesos(100n) },
    { count: 2, amount: pesos(10n) },
  ],
  day: 6,
  opensAt: 12 * 60,
  lastsMinutes: 60,
}
const due = (now: number, more: Partial<PlannedTournament> = {}) =>
  tournamentsDue({ tournaments: [{ ...planned, ...more }] }, instant(now)).map(({ window }) => window.id)

describe('a tournament is prepared', () => {
  test('from a day before it opens until half of its time is over', () => {
    const dayBefore = subtractDuration(noon, hours(24))
    expect(due(dayBefore - 1)).toEqual([])
    expect(due(dayBefore)).toEqual(['T1-20261128-1200'])
    const half = addDuration(noon, minutes(30))
    expect(due(half - 1)).toEqual(['T1-20261128-1200'])
    expect(due(half)).toEqual([])
  })

  test('every day, if its day is every day, across Manila’s midnight', () => {
    expect(due(saturday, { day: 0, opensAt: 0, lastsMinutes: 1_440 })).toEqual(['T1-20261128-0000', 'T1-20261129-0000'])
    expect(due(saturday - 1, { day: 0, opensAt: 0, lastsMinutes: 1_440 })).toEqual(['T1-20261128-0000'])
  })
})

const course = { startsAt: noon, endsAt: addDuration(noon, hours(1)), stoppedAt: null, finishedAt: null }

describe('an entry', () => {
  const tournament = { ...course, entryPoints: 500n }
  const facts = { tournament, hasEntered: false, points: 500n }
  test.each([
    ['of an unknown tournament', { ...facts, tournament: undefined }, 'notOpen'],
    ['into a stopped one', { ...facts, tournament: { ...tournament, stoppedAt: noon } }, 'notOpen'],
    ['into a finished one', { ...facts, tournament: { ...tournament, finishedAt: noon } }, 'notOpen'],
    ['a second time', { ...facts, hasEntered: true }, 'alreadyClaimed'],
    ['with a hundredth of a point too little', { ...facts, points: 499n }, 'conditionNotReached'],
    ['with its points', facts, undefined],
  ] as const)('%s: %s', (_what, entry, refusal) => {
    expect(refuseEntry(entry, noon)).toBe(refusal)
  })

  test('is open before the start and to the last millisecond', () => {
    expect(refuseEntry(facts, subtractDuration(noon, hours(20)))).toBeUndefined()
    expect(refuseEntry(facts, subtractDuration(course.endsAt, milliseconds(1)))).toBeUndefined()
    expect(refuseEntry(facts, course.endsAt)).toBe('notOpen')
  })
})

test('its state follows from the clock until it is stopped or finished', () => {
  expect(stateOf(course, subtractDuration(noon, milliseconds(1)))).toBe('upcoming')
  expect(stateOf(course, noon)).toBe('running')
  expect(stateOf(course, course.endsAt)).toBe('counting')
  expect(stateOf({ ...course, finishedAt: course.endsAt }, course.endsAt)).toBe('finished')
  expect(stateOf({ ...course, stoppedAt: noon }, noon)).toBe('stopped')
})

test('prizes go down the places, and no further', () => {
  const { prizes } = planned
  expect([1, 2, 3, 4].map((place) => prizeOfPlace(prizes, place))).toEqual([10_000n, 1_000n, 1_000n, 0n])
  expect([poolOf(prizes), placesPaid(prizes)]).toEqual([12_000n, 3])
})
