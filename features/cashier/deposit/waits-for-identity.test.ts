import { expect, test } from 'vitest'
import { waitsForIdentity } from './rules.ts'

test.each([
  { kycGate: 'deposit', mode: 'normal', waits: true },
  { kycGate: 'withdrawal', mode: 'normal', waits: false },
  { kycGate: 'withdrawal', mode: 'green', waits: true },
  { kycGate: 'deposit', mode: 'green', waits: true },
])('with the gate at $kycGate in $mode mode, a first deposit waits for the identity: $waits', ({ waits, ...site }) => {
  expect(waitsForIdentity(site)).toBe(waits)
})
