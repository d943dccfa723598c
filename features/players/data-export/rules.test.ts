import { describe, expect, test } from 'vitest'
import { days, hours, milliseconds } from '#core/clock/duration.ts'
import { addDuration, type Instant, instant, subtractDuration } from '#core/clock/instant.ts'
import { dayOf, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { type DataExport, exportLasts, nextRequestAt, refuseRequest, stateNow } from './rules.ts'

const requestTime = instant(Date.UTC(2026, 10, 21, 7))
const moment = milliseconds(1)
const making: DataExport = {
  id: 1n,
  playerId: 7n,
  day: dayOf(requestTime),
  state: 'making',
  requestedAt: requestTime,
  file: null,
}
const expiresAt = addDuration(requestTime, exportLasts)
const ready: DataExport = {
  ...making,
  state: 'ready',
  file: { readyAt: requestTime, expiresAt, pieces: 1, sizeBytes: 9n },
}
const midnight = endOfDay(making.day)

describe('the state of a copy', () => {
  const later = addDuration(requestTime, hours(24))
  test.each<[string, DataExport, Instant, string]>([
    ['is made', making, requestTime, 'making'],
    ['is given up after a day', making, later, 'failed'],
    ['and not a moment earlier', making, subtractDuration(later, moment), 'making'],
    ['is ready for seven days', ready, subtractDuration(addDuration(requestTime, days(7)), moment), 'ready'],
    ['and has expired at their end', ready, addDuration(requestTime, days(7)), 'expired'],
  ])('it %s', (_what, copy, now, state) => expect(stateNow(copy, now)).toBe(state))
})

describe('another copy', () => {
  test.each<[string, DataExport | undefined, Instant, ReturnType<typeof refuseRequest>]>([
    ['can be asked for by a player who never did', undefined, requestTime, undefined],
    ['is refused while one is being made', making, requestTime, 'exportRunning'],
    ['is refused while one is being made past midnight', making, midnight, 'exportRunning'],
    ['is refused on the day of a ready one', ready, subtractDuration(midnight, moment), 'exportToday'],
    ['can be asked for from midnight in Manila on', ready, midnight, undefined],
    ['can be asked for after one that was given up', making, addDuration(requestTime, hours(24)), undefined],
  ])('%s', (_what, last, now, refusal) => expect(refuseRequest(last, now)).toBe(refusal))

  test('is announced for the next midnight in Manila, and no longer once that has passed', () => {
    expect(nextRequestAt(undefined, requestTime)).toBeNull()
    expect(nextRequestAt(ready, requestTime)).toBe(midnight)
    expect(nextRequestAt(ready, midnight)).toBeNull()
    expect(startOfDay(dayOf(midnight))).toBe(midnight)
  })
})
