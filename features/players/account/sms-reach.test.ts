import { expect, test } from 'vitest'
import { isReachable, regionOf } from './sms-reach.ts'

test.each([
  { mobile: '+639171234567', abroad: [], reached: true },
  { mobile: '+63917123456', abroad: [], reached: false },
  { mobile: '+63281234567', abroad: ['63'], reached: false },
  { mobile: '+447911123456', abroad: [], reached: false },
  { mobile: '+447911123456', abroad: ['447'], reached: true },
  { mobile: '+449098790000', abroad: ['44'], reached: false },
  { mobile: '+447012345678', abroad: ['447'], reached: false },
  { mobile: '+19005551234', abroad: ['1'], reached: false },
  { mobile: '+12125551234', abroad: ['1212'], reached: true },
  { mobile: '+8821612345678', abroad: ['88'], reached: false },
  { mobile: '+0917123456', abroad: ['0'], reached: false },
])('a code to $mobile with $abroad opened is sent: $reached', ({ mobile, abroad, reached }) => {
  expect(isReachable(mobile, abroad)).toBe(reached)
})

test('a number belongs to the Philippines, or to the beginning that the operator opened', () => {
  expect(regionOf('+639171234567', ['447'])).toBe('+63')
  expect(regionOf('+447911123456', ['65', '447'])).toBe('+447')
})
