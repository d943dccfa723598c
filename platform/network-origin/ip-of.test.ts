import { expect, test } from 'vitest'
import { ipOf } from './ip-of.ts'

const socket = { remoteAddress: '10.0.0.2' }

test.each([
  { ip: '112.198.1.1', is: '112.198.1.1' },
  { ip: '112.198.1.1:4433', is: '112.198.1.1' },
  { ip: '2001:fd8::1', is: '2001:fd8::1' },
  { ip: '[2001:fd8::1]:4433', is: '2001:fd8::1' },
  { ip: '[2001:fd8::1]', is: '2001:fd8::1' },
  { ip: '::ffff:112.198.1.1', is: '::ffff:112.198.1.1' },
  { ip: 'unknown', is: socket.remoteAddress },
  { ip: '999.1.1.1:80', is: socket.remoteAddress },
  { ip: '', is: socket.remoteAddress },
])('a forwarded "$ip" is counted as $is', ({ ip, is }) => {
  expect(ipOf({ ip, socket })).toBe(is)
})
