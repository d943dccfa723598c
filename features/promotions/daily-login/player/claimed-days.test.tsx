import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { DayCells } from '#features/promotions/kit/player/index.ts'

type DayCell = ComponentProps<typeof DayCells>['days'][number]

const gift = [{ id: 2001, count: 1_000, betRate: 1 }]
const today = (status: DayCell['status']): DayCell => ({ day: 1, items: gift, status })
const tomorrow: DayCell = { day: 2, items: gift, status: claimStatus.locked }

const row = (first: DayCell, pending = false) => (
  <DayCells days={[first, tomorrow]} pending={pending} onClaim={() => undefined} />
)

test('a gift is stamped on the button that claimed it, which keeps the focus', () => {
  const { rerender } = render(row(today(claimStatus.claimable)))
  const button = screen.getByRole('button', { name: /^Day 1/ })
  button.focus()
  rerender(row(today(claimStatus.claimable), true))
  rerender(row(today(claimStatus.done)))
  expect(document.activeElement).toBe(button)
  expect(button.textContent).toMatch(/^Day 1.*Claimed/)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('a gift that was claimed before the page opened is no button', () => {
  render(row(today(claimStatus.done)))
  expect(screen.queryByRole('button')).toBeNull()
})
