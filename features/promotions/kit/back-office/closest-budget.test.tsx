// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { ClosestBudget } from './closest-budget.tsx'

const sums = (total: number, monthly: number, weekly: number, daily: number) => ({
  total: wireCentavos(total),
  monthly: wireCentavos(monthly),
  weekly: wireCentavos(weekly),
  daily: wireCentavos(daily),
})
const none = {
  total: null,
  monthly: null,
  weekly: null,
  daily: null,
  perPlayer: null,
  perCluster: null,
  noLimitReason: '',
}

test.each([
  ['a monthly budget alone', { monthly: wireCentavos(100_000) }, '₱300.00', 'of ₱1,000.00 this month'],
  [
    'the day that is nearly over',
    { monthly: wireCentavos(100_000), daily: wireCentavos(11_000) },
    '₱100.00',
    'of ₱110.00 today',
  ],
  ['a total', { total: wireCentavos(60_000) }, '₱500.00', 'of ₱600.00 in total'],
])('shows %s', (_what, budget, used, limit) => {
  render(
    <ClosestBudget
      spent={sums(50_000, 30_000, 20_000, 10_000)}
      held={sums(0, 0, 0, 0)}
      budget={{ ...none, ...budget }}
    />,
  )
  expect(screen.getByText(used)).toBeDefined()
  expect(screen.getByText(limit)).toBeDefined()
})

test('says that there is no limit only where there is none', () => {
  render(<ClosestBudget spent={sums(500, 0, 0, 0)} held={sums(0, 0, 0, 0)} budget={none} />)
  expect(screen.getByText('₱5.00, no budget limit')).toBeDefined()
})
