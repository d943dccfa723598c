import { expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { daysIn, splitIn } from './report-address.ts'

const now = instant(Date.parse('2026-11-23T10:00:00+08:00'))
const twoWeeks = { from: '2026-11-09', until: '2026-11-22' }

test.each([
  { address: 'from=2026-10-01&until=2026-10-31', shown: { from: '2026-10-01', until: '2026-10-31' } },
  { address: 'from=2026-10-01&until=2026-10-01', shown: { from: '2026-10-01', until: '2026-10-01' } },
  { address: '', shown: twoWeeks },
  { address: 'from=2026-10-31&until=2026-10-01', shown: twoWeeks },
  { address: 'from=2026-02-30&until=2026-10-01', shown: twoWeeks },
  { address: 'from=2026-10-01', shown: twoWeeks },
])('an address that says "$address" shows $shown.from to $shown.until', ({ address, shown }) => {
  expect(daysIn(new URLSearchParams(address), now)).toEqual(shown)
})

test.each([
  { address: 'by=provider', by: 'provider' },
  { address: 'by=nothing', by: 'day' },
  { address: '', by: 'day' },
])('"$address" splits revenue by $by', ({ address, by }) => {
  expect(splitIn(new URLSearchParams(address))).toBe(by)
})
