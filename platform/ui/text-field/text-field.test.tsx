import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextField } from '#platform/ui/text-field/text-field.tsx'

test('a field is found by its label and described by its hint', () => {
  render(<TextField label="Username" hint="Up to 50 characters." maxLength={50} />)

  const input = screen.getByRole('textbox', { name: 'Username', description: 'Up to 50 characters.' })
  expect(input).not.toHaveProperty('ariaInvalid', 'true')
  expect(input).toHaveProperty('maxLength', 50)
})

test('a fault takes the place of the hint, marks the field and is announced', () => {
  render(<TextField label="Amount" hint="In pesos." error="The least is ₱100.00." />)

  const input = screen.getByRole('textbox', { name: 'Amount', description: 'The least is ₱100.00.' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('The least is ₱100.00.').closest('[aria-live=polite]')).not.toBeNull()
  expect(screen.queryByText('In pesos.')).toBeNull()
})

test('what stands before the value is not part of it', () => {
  render(<TextField label="Mobile number" prefix="+63" defaultValue="9171234567" />)

  expect(screen.getByRole('textbox')).toHaveProperty('value', '9171234567')
})
