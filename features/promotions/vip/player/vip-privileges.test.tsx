import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { VipPrivileges } from './vip-privileges.tsx'

const none = wireCentavos(0)
const condition = { deposited: none, needed: none, endsAt: instant(0) }
const level = {
  exp: 0,
  levelUp: none,
  weekly: 0.001,
  monthly: none,
  birthday: wireCentavos(5_000),
  withdrawals: 4,
  automaticMax: wireCentavos(600_000),
  rebate: 0.002,
  queue: 'priority',
}

test('every benefit that is named has an effect: no desk of customer service follows the queue', () => {
  const standing = { vip: 0, acting: 0, vipExp: 0, userLevel: 0, bet: none, giftDays: 15, gifts: [] }
  render(<VipPrivileges standing={{ ...standing, levels: [level], week: condition, month: condition }} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Withdrawals per day',
    'Paid without review up to',
    'Weekly reward, share of bets',
    'Monthly reward',
    'Birthday reward',
  ])
  expect(screen.queryByText('Priority')).toBeNull()
})
