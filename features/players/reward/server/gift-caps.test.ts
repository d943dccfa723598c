import { expect, test } from 'vitest'
import { pesos } from '#core/money/centavos.ts'
import type { StaffRole } from '#features/office/staff/server/index.ts'
import { giftCapsOf } from './gift-caps.ts'

const settings = {
  mailCoinMax: 2_000,
  mailCoinMaxSupport: 500,
  giftDayMax: 10_000,
  giftDayMaxSupport: 1_500,
  giftDayMaxTogether: 40_000,
}

test.each<[roles: StaffRole[], letter: bigint, memberDay: bigint]>([
  [['admin'], 2_000n, 10_000n],
  [['crm'], 2_000n, 10_000n],
  [['csLevel2', 'crm'], 2_000n, 10_000n],
  [['csLevel1'], 500n, 1_500n],
  [[], 500n, 1_500n],
])('%s may give %d pesos in a letter and %d in a day without a second person', (roles, letter, memberDay) => {
  expect(giftCapsOf(settings, roles)).toEqual({
    letter: pesos(letter),
    memberDay: pesos(memberDay),
    houseDay: pesos(40_000n),
  })
})

test('customer service never gives more than the office', () => {
  const { letter } = giftCapsOf({ ...settings, mailCoinMax: 300 }, ['csLevel1'])
  expect(letter).toBe(pesos(300n))
})
