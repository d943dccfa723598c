import { expect, test } from 'vitest'
import { countryOfIp } from './country-of-ip.ts'

const countryOf = countryOfIp()

test.each([
  { ip: '8.8.8.8', country: 'US', what: 'an address of a known network' },
  { ip: '112.198.1.1', country: 'PH', what: 'a Philippine mobile network' },
  { ip: '::ffff:112.198.1.1', country: 'PH', what: 'an IPv4 address written as IPv6' },
  { ip: '2001:4450::1', country: 'PH', what: 'a Philippine IPv6 network' },
  { ip: '127.0.0.1', country: undefined, what: 'this machine' },
  { ip: '192.168.1.20', country: undefined, what: 'a private network' },
  { ip: '::1', country: undefined, what: 'this machine in IPv6' },
  { ip: 'nonsense', country: undefined, what: 'what is no address' },
  { ip: '0.0.0.0', country: undefined, what: 'an address before the first range' },
  { ip: '255.255.255.255', country: undefined, what: 'an address after the last range' },
])('$what is in $country', ({ ip, country }) => {
  expect(countryOf(ip)).toBe(country)
})
