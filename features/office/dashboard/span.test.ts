import { expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { calendarDay } from '#core/clock/manila.ts'
import { faultOfSpan, spanBefore, spanOf, wholeDays } from './span.ts'

const at = (time: string) => instant(Date.parse(`${time}+08:00`))
const midday = at('2026-11-28T12:00:00')
const own = (from: string, until: string) => ({ from: calendarDay(from), until: calendarDay(until) })
const textOf = ({ from, until, isCut }: ReturnType<typeof spanOf>) => `${from} to ${until}${isCut ? ', cut' : ''}`

test.each([
  { name: 'yesterday', now: midday, span: '2026-11-27 to 2026-11-27', before: '2026-11-26 to 2026-11-26' },
  { name: 'last7', now: midday, span: '2026-11-21 to 2026-11-27', before: '2026-11-14 to 2026-11-20' },
  { name: 'thisMonth', now: midday, span: '2026-11-01 to 2026-11-28, cut', before: '2026-10-01 to 2026-10-28, cut' },
  { name: 'lastMonth', now: midday, span: '2026-10-01 to 2026-10-31', before: '2026-08-31 to 2026-09-30' },
  // The last millisecond of a month in Manila and the first of the next.
  {
    name: 'thisMonth',
    now: instant(at('2026-12-01T00:00:00') - 1),
    span: '2026-11-01 to 2026-11-30, cut',
    before: '2026-10-01 to 2026-10-30, cut',
  },
  {
    name: 'thisMonth',
    now: at('2026-12-01T00:00:00'),
    span: '2026-12-01 to 2026-12-01, cut',
    before: '2026-11-01 to 2026-11-01, cut',
  },
  {
    name: 'yesterday',
    now: instant(at('2026-12-01T00:00:00') - 1),
    span: '2026-11-29 to 2026-11-29',
    before: '2026-11-28 to 2026-11-28',
  },
  {
    name: 'yesterday',
    now: at('2026-12-01T00:00:00'),
    span: '2026-11-30 to 2026-11-30',
    before: '2026-11-29 to 2026-11-29',
  },
  // Last month was shorter: its last day counts whole, because today has no counterpart.
  {
    name: 'thisMonth',
    now: at('2026-03-30T09:00:00'),
    span: '2026-03-01 to 2026-03-30, cut',
    before: '2026-02-01 to 2026-02-28',
  },
  {
    name: 'thisMonth',
    now: at('2026-03-28T09:00:00'),
    span: '2026-03-01 to 2026-03-28, cut',
    before: '2026-02-01 to 2026-02-28, cut',
  },
  // Over the turn of the year, and a leap day.
  {
    name: 'lastMonth',
    now: at('2027-01-15T09:00:00'),
    span: '2026-12-01 to 2026-12-31',
    before: '2026-10-31 to 2026-11-30',
  },
  {
    name: 'lastMonth',
    now: at('2028-03-01T00:00:00'),
    span: '2028-02-01 to 2028-02-29',
    before: '2028-01-03 to 2028-01-31',
  },
] as const)('$name at $now is $span and is compared with $before', ({ name, now, span, before }) => {
  const shown = spanOf(name, {}, now)
  expect([textOf(shown), textOf(spanBefore(name, shown))]).toEqual([span, before])
})

test.each([
  { days: own('2026-11-10', '2026-11-12'), span: '2026-11-10 to 2026-11-12', before: '2026-11-07 to 2026-11-09' },
  {
    days: own('2026-11-27', '2026-11-28'),
    span: '2026-11-27 to 2026-11-28, cut',
    before: '2026-11-25 to 2026-11-26, cut',
  },
  {
    days: own('2026-11-28', '2026-12-31'),
    span: '2026-11-28 to 2026-11-28, cut',
    before: '2026-11-27 to 2026-11-27, cut',
  },
])('own days $days.from to $days.until are $span', ({ days, span, before }) => {
  const shown = spanOf('own', days, midday)
  expect([textOf(shown), textOf(spanBefore('own', shown))]).toEqual([span, before])
})

test.each([
  { days: own('2026-11-02', '2026-11-01'), fault: 'endBeforeBeginning' },
  { days: own('2026-08-29', '2026-11-28'), fault: undefined },
  { days: own('2026-08-28', '2026-11-28'), fault: 'daysTooMany' },
])('$days.from to $days.until: $fault', ({ days, fault }) => {
  expect(faultOfSpan(days)).toBe(fault)
})

test('the day that is cut is not one of the whole ones', () => {
  const cut = { from: calendarDay('2026-11-27'), until: calendarDay('2026-11-28'), isCut: true }
  expect(wholeDays(cut)).toEqual({ from: '2026-11-27', until: '2026-11-27' })
  expect(wholeDays({ ...cut, from: cut.until })).toBeUndefined()
})
