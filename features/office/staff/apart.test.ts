import { expect, test } from 'vitest'
import { days, hours, milliseconds } from '#core/clock/duration.ts'
import { addDuration, instant, subtractDuration } from '#core/clock/instant.ts'
import { addressKey } from '#platform/rate-limit/address-key.ts'
import { refuseSecondPerson, type Seat } from './apart.ts'

const now = instant(Date.UTC(2026, 10, 23))
const seat: Seat = { id: 1n, isDemo: false, linkBy: null, linkUsedAt: null, addresses: ['10.0.0.1'], devices: ['one'] }
const other = {
  ...seat,
  id: 2n,
  addresses: ['10.0.0.2'],
  devices: ['two'],
  factorSince: subtractDuration(now, days(30)),
}
const recent = { linkBy: 9n, linkUsedAt: subtractDuration(now, hours(1)) }
const where = { now, isShared: (address: string) => address.startsWith('192.'), connectionOf: addressKey }

test('two people with nothing in common are two', () => {
  expect(refuseSecondPerson(seat, other, where)).toBeUndefined()
})

test.each([
  {
    what: 'a second factor of this day',
    second: { factorSince: subtractDuration(now, hours(23)) },
    fault: 'freshFactor',
  },
  { what: 'one who opened both accounts lately', first: recent, second: recent, fault: 'sameLink' },
  { what: 'the first having opened the second', second: { ...recent, linkBy: 1n }, fault: 'sameLink' },
  { what: 'the second having opened the first', first: { ...recent, linkBy: 2n }, fault: 'sameLink' },
  { what: 'one device', second: { devices: ['three', 'one'] }, fault: 'sameDevice' },
  { what: 'one address', second: { addresses: ['10.0.0.3', '10.0.0.1'] }, fault: 'sameAddress' },
  { what: 'one address in another spelling', second: { addresses: ['::ffff:10.0.0.1'] }, fault: 'sameAddress' },
  {
    what: 'one connection of version 6, by two of its addresses',
    first: { addresses: ['2001:db8:1:2::a'] },
    second: { addresses: ['2001:db8:1:2::b'] },
    fault: 'sameAddress',
  },
  {
    what: 'one device, though only one is of the demonstration',
    first: { isDemo: true },
    second: { devices: ['one'] },
    fault: 'sameDevice',
  },
])('$what is refused: $fault', ({ first = {}, second = {}, fault }) => {
  expect(refuseSecondPerson({ ...seat, ...first }, { ...other, ...second }, where)).toBe(fault)
})

test.each([
  { what: 'a second factor of exactly 24 hours', second: { factorSince: subtractDuration(now, hours(24)) } },
  { what: 'accounts opened by two administrators', first: recent, second: { ...recent, linkBy: 8n } },
  { what: 'links made on the server itself', first: { ...recent, linkBy: null }, second: { ...recent, linkBy: null } },
  {
    what: 'links of a week ago',
    first: { linkBy: 9n, linkUsedAt: subtractDuration(now, days(7)) },
    second: { linkBy: 9n, linkUsedAt: addDuration(subtractDuration(now, days(7)), milliseconds(-1)) },
  },
  { what: 'the address of an office', first: { addresses: ['192.0.2.1'] }, second: { addresses: ['192.0.2.1'] } },
  {
    what: "the demonstration's members on one device",
    first: { isDemo: true },
    second: { isDemo: true, devices: ['one'], addresses: ['10.0.0.1'] },
  },
])('$what are no reason', ({ first = {}, second }) => {
  expect(refuseSecondPerson({ ...seat, ...first }, { ...other, ...second }, where)).toBeUndefined()
})
