import { expect, test } from 'vitest'
import { calendarDay } from '#core/clock/manila.ts'
import { percent } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { type ClosedDay, daysOfMonth, openDaysOf, untiedDays, workOut } from './rules.ts'

const day = calendarDay('2026-02-01')
const play = (stake: bigint, win: bigint) => ({ rounds: 1n, stake: centavos(stake), win: centavos(win) })
const closed = (ggr: bigint, plays: ClosedDay['play']): ClosedDay => ({
  day,
  closedBy: 'finance',
  ggr: centavos(ggr),
  play: plays,
})
const terms = { shares: { slots: percent(30), live: percent(25) }, minimumFee: centavos(10n) }

test('a month has all its days, and those that are not closed are open', () => {
  expect(daysOfMonth(day)).toHaveLength(28)
  expect(openDaysOf(day, [closed(0n, {})], undefined)).toHaveLength(27)
})

test('days before the first record are not open, and the day of the record is', () => {
  expect(openDaysOf(day, [], calendarDay('2026-02-27'))).toEqual(['2026-02-27', '2026-02-28'])
  expect(openDaysOf(day, [], calendarDay('2026-01-31'))).toHaveLength(28)
})

test('a closing without kinds of games, or with other sums than its GGR, is not tied', () => {
  expect(untiedDays([closed(0n, null)])).toEqual([day])
  expect(untiedDays([closed(5n, { slots: play(10n, 6n) })])).toEqual([day])
  expect(untiedDays([closed(4n, { slots: play(10n, 6n) })])).toEqual([])
})

test.each([
  { what: 'a share is rounded up to the centavo', plays: { slots: play(101n, 0n) }, shares: 31n, due: 31n },
  { what: 'the minimum applies below it', plays: { slots: play(10n, 0n) }, shares: 3n, due: 10n },
  {
    what: 'a kind that lost is not set off',
    plays: { slots: play(100n, 0n), live: play(0n, 90n) },
    shares: 30n,
    due: 30n,
  },
])('$what', ({ plays, shares, due }) => {
  expect(workOut([closed(0n, plays)], terms)).toMatchObject({ shares, due })
})

test('a kind that was played without a share in the terms is not worked out', () => {
  expect(workOut([closed(0n, { unknown: play(1n, 0n) })], terms)).toBeUndefined()
})
