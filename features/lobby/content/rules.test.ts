import { describe, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { calendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { jumpKind } from '#core/enumerations/jump-kind.ts'
import { isShownTo, isWithinWindow, nextEdge } from './rules.ts'

const day = calendarDay('2026-11-21')
const [begin, end] = [startOfDay(day), endOfDay(day)]
const at = (moment: number, by: number) => instant(moment + by)

describe('notices shown for one day in Manila', () => {
  const window = { from: begin, until: end }
  test.each([
    { what: 'a millisecond before midnight', now: at(begin, -1), shown: false },
    { what: 'at midnight', now: begin, shown: true },
    { what: 'in the last millisecond of the day', now: at(end, -1), shown: true },
    { what: 'at the next midnight', now: end, shown: false },
  ])('$what: $shown', ({ now, shown }) => {
    expect(isWithinWindow(window, now)).toBe(shown)
  })

  test('is recomposed at each edge and not before', () => {
    expect(nextEdge([window], at(begin, -1))).toBe(begin)
    expect(nextEdge([window], begin)).toBe(end)
    expect(nextEdge([window], end)).toBe('never')
    expect(nextEdge([window, { from: 'always', until: at(begin, 5) }], begin)).toBe(at(begin, 5))
    expect(nextEdge([{ from: 'always', until: 'never' }], begin)).toBe('never')
  })
})

const activity = (number: number) => ({ clickType: jumpKind.activity, clickAction: String(number) })
const player = (mobile: string, ...activityIds: number[]) => ({ mobile, activityIds })

test.each([
  { what: 'binding, to a guest', entry: activity(activityType.bind), to: undefined, shown: true },
  { what: 'binding, to a player without a number', entry: activity(activityType.bind), to: player(''), shown: true },
  {
    what: 'binding, to a player with one',
    entry: activity(activityType.bind),
    to: player('0917****567'),
    shown: false,
  },
  {
    what: 'welcome calendar, while it is active',
    entry: activity(activityType.welcomeCalendar),
    to: player('', 36),
    shown: true,
  },
  {
    what: 'welcome calendar, while it is not',
    entry: activity(activityType.welcomeCalendar),
    to: player('', 41),
    shown: false,
  },
  { what: 'agent5, to a guest', entry: activity(activityType.agent5), to: undefined, shown: false },
  {
    what: 'the sign-up bonus, while it is active',
    entry: activity(activityType.signInCards),
    to: player('', 15),
    shown: true,
  },
  {
    what: 'the sign-up bonus, while it is not',
    entry: activity(activityType.signInCards),
    to: player(''),
    shown: false,
  },
  { what: 'another activity', entry: activity(activityType.vip), to: player(''), shown: true },
  {
    what: 'a game with the number of an activity',
    entry: { clickType: jumpKind.game, clickAction: '36' },
    to: undefined,
    shown: true,
  },
])('$what: $shown', ({ entry, to, shown }) => {
  expect(isShownTo(entry, to)).toBe(shown)
})
