import { expect, test } from 'vitest'
import { waitsForIdentity } from './waits-for-identity.ts'

test.each([
  { kycGate: 'deposit', mode: 'normal', waits: true },
  { kycGate: 'withdraw', mode: 'normal', waits: false },
  { kycGate: 'withdraw', mode: 'green', waits: true },
  { kycGate: 'deposit', mode: 'green', waits: true },
] as const)(
  'with the gate at $kycGate in $mode mode, a first deposit waits for the identity: $waits',
  ({ waits, ...site }) => {
    expect(waitsForIdentity(site)).toBe(waits)
  },
)
