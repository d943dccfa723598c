import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { LadderCard } from './ladder-card.tsx'

const now = instant(Date.parse('2026-11-28T08:00:00Z'))
const step = (number: number, price: number, bonus: number, status: keyof typeof claimStatus) => ({
  step: number,
  price: wireCentavos(price),
  items: [{ id: 2001, count: bonus, betRate: 5 }],
  status: claimStatus[status],
})

test('only the next step names a bonus, from which deposit on, and that a larger one gets the same', () => {
  const steps = [step(1, 10_000, 1_000, 'done'), step(2, 30_000, 3_600, 'claimable'), step(3, 50_000, 7_500, 'locked')]
  render(
    <LadderCard
      ladder={{ steps, isSoldOut: false, wasReset: false, expireTime: instant(now + 1_000), now }}
      onEnd={() => undefined}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Step 1',
    'Step 2: +₱36 for a deposit of ₱300 or more+₱36from ₱300',
    'Step 3',
  ])
  expect(screen.getByText(/Your next deposit of ₱300 or more gets a bonus of ₱36, even if it is larger/)).toBeDefined()
  expect(screen.getByRole('img', { name: 'Step 3: deposit ₱500.00, get a bonus of ₱75.00. Locked' })).toBeDefined()
})
