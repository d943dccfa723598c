import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { TickingMoney } from '#platform/ui/money/ticking-money.tsx'

test('a screen reader announces the new amount and nothing of the animation', () => {
  const { rerender } = render(<TickingMoney amount={wireCentavos(99_950)} />)
  rerender(<TickingMoney amount={wireCentavos(100_050)} />)
  expect(screen.getByText('₱1,000.50').className).toBe('visually-hidden')
})

test('only the digits that differ roll', () => {
  const { container, rerender } = render(<TickingMoney amount={wireCentavos(123_450)} />)
  expect(container.querySelector('[aria-hidden]')).toBeNull()
  rerender(<TickingMoney amount={wireCentavos(123_650)} />)
  expect(container.querySelector('[aria-hidden] > span')?.textContent).toBe('46')
  expect(container.querySelectorAll('[aria-hidden] > span')).toHaveLength(1)
})
