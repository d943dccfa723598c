import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DepositGifts } from '#features/cashier/deposit/player/missed-offers.tsx'

const coins = (count: number) => [{ id: 2001, count, betRate: 1 }]
const chest = (step: number, count: number) => ({
  offer: 'accumulated-recharge',
  title: 'Monthly chests',
  step,
  items: coins(count),
  endsAt: -1 as const,
  when: 'playthrough' as const,
})
const streak = { ...chest(1, 500), offer: 'continuous-recharge', title: 'Deposit streak', when: 'claim' as const }
const linesOf = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('steps of one offer that a deposit reaches together are one line', () => {
  render(<DepositGifts gifts={[chest(1, 1_000), streak, chest(2, 4_000)]} />)
  expect(linesOf()).toEqual([
    'Monthly chests: ₱10.00, ₱40.00. Claim it in Rewards after the deposit’s playthrough.',
    'Deposit streak, step 1: ₱5.00. Claim it in Rewards once your deposit arrives.',
  ])
})
