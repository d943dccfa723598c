import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'

test('its words are its name, and a tap on them ticks it', async () => {
  render(
    <Checkbox>
      I agree to the <a href="#terms">Terms of Use</a>.
    </Checkbox>,
  )
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the Terms of Use.' })

  await userEvent.click(screen.getByText(/I agree/))
  expect(box.checked).toBe(true)
})

test('its fault describes it and marks it', () => {
  render(<Checkbox error="Please agree to go on.">I agree</Checkbox>)

  const box = screen.getByRole('checkbox', { description: 'Please agree to go on.' })
  expect(box.getAttribute('aria-invalid')).toBe('true')
})
