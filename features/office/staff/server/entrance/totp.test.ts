import { expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { base32 } from './base32.ts'
import { totpCode, totpStepAt, totpStepOf, totpUrl } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, the rows of SHA-1.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %i seconds the code of the RFC is %s', (second, code) => {
  expect(totpCode(secret, totpStepAt(instant(second * 1000)), 8)).toBe(code)
})

// RFC 4648, section 10, without the padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of "%s" is "%s"', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

const now = instant(1_800_000_000_000)
const step = totpStepAt(now)

test.each([
  { off: -2, accepted: false },
  { off: -1, accepted: true },
  { off: 0, accepted: true },
  { off: 1, accepted: true },
  { off: 2, accepted: false },
])('a code $off steps off is accepted: $accepted', ({ off, accepted }) => {
  const code = totpCode(secret, step + off)
  expect(totpStepOf(code, { secret, now, lastStep: 0 })).toBe(accepted ? step + off : undefined)
})

test('a code of a step that was used, or of an earlier one, is of no step', () => {
  expect(totpStepOf(totpCode(secret, step), { secret, now, lastStep: step })).toBeUndefined()
  expect(totpStepOf(totpCode(secret, step - 1), { secret, now, lastStep: step })).toBeUndefined()
  expect(totpStepOf(totpCode(secret, step + 1), { secret, now, lastStep: step })).toBe(step + 1)
})

test('the address names issuer, account and secret as apps read them', () => {
  expect(totpUrl({ secret, issuer: 'Bituin back office', account: 'ana@example.ph' })).toBe(
    'otpauth://totp/Bituin%20back%20office:ana%40example.ph?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Bituin%20back%20office',
  )
})
