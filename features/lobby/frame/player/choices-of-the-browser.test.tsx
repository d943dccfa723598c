import { BalanceAmount, BalanceEye, BalancePart } from '#features/players/account/player/index.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { isBuzzOn } from '#platform/browser/haptics/buzz.ts'
import { BuzzChoice } from './buzz-choice.tsx'

afterEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'vibrate')
})

test('a balance that is hidden is hidden wherever it stands, is said so, and can be seen again', async () => {
  const amount = wireCentavos(123_450)
  render(
    <>
      <BalanceAmount amount={amount} />
      <BalancePart amount={amount} />
      <BalanceEye />
    </>,
  )
  const eye = screen.getByRole('button', { name: 'Hide balance' })
  await userEvent.click(eye)
  expect(screen.queryByText('₱1,234.50')).toBeNull()
  expect(screen.getAllByText('Balance hidden')).toHaveLength(2)
  expect(localStorage.getItem('balanceHidden')).toBe('true')
  await userEvent.click(eye)
  expect(screen.getAllByText('₱1,234.50')).toHaveLength(2)
})

test('whether taps are felt is asked where a device can, and kept', async () => {
  const { unmount } = render(<BuzzChoice />)
  expect(screen.queryByRole('checkbox')).toBeNull()
  unmount()
  Object.defineProperty(navigator, 'vibrate', { value: () => true, configurable: true })
  render(<BuzzChoice />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vibrate when you tap' }))
  expect(isBuzzOn()).toBe(false)
})
