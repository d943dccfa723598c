import { expect, test } from 'vitest'
import type { KycStatus } from '../identity-words.ts'
import { isIdentityProven } from '../rules.ts'

test.each<[status: KycStatus, isProven: boolean]>([
  ['NONE', false],
  ['DRAFT', false],
  ['SUBMITTED', false],
  ['NEED_INFO', false],
  ['REJECTED', false],
  ['REVOKED', false],
  ['APPROVED', true],
  ['EXPIRED', true],
])('a name under the status %s is proven: %s', (status, isProven) => {
  expect(isIdentityProven(status)).toBe(isProven)
})
