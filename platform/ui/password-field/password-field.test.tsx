import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PasswordField } from '#platform/ui/password-field/password-field.tsx'

function passwordInput(): HTMLInputElement {
  const input = screen.getByLabelText('Password')
  if (!(input instanceof HTMLInputElement)) throw new Error('The label names no input')
  return input
}

test('showing and hiding keep the value, the focus and the caret', async () => {
  const user = userEvent.setup()
  render(<PasswordField label="Password" defaultValue="sampaguita" />)
  const input = passwordInput()
  await user.click(input)
  input.setSelectionRange(3, 5)

  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.type).toBe('text')
  expect(document.activeElement).toBe(input)
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5])

  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.type).toBe('password')
  expect(input.value).toBe('sampaguita')
})

test('showing does not take the focus to a field that did not have it', async () => {
  render(<PasswordField label="Password" defaultValue="sampaguita" />)

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))

  expect(document.activeElement).not.toBe(passwordInput())
})

test('Caps Lock is announced while it is on and the field has the focus', () => {
  render(<PasswordField label="Password" />)

  fireEvent.keyDown(passwordInput(), { key: 'A', modifierCapsLock: true })
  expect(screen.getByRole('status').textContent).toBe('Caps Lock is on.')

  fireEvent.keyUp(passwordInput(), { key: 'CapsLock', modifierCapsLock: false })
  expect(screen.getByRole('status').textContent).toBe('')

  fireEvent.keyDown(passwordInput(), { key: 'A', modifierCapsLock: true })
  fireEvent.blur(passwordInput())
  expect(screen.getByRole('status').textContent).toBe('')
})

test('each rule says whether it is met, and describes the field', () => {
  render(
    <PasswordField
      label="Password"
      rules={[
        { text: '6 to 20 characters', met: true },
        { text: 'A digit', met: false },
      ]}
    />,
  )

  expect(screen.getAllByRole('listitem').map((rule) => rule.textContent)).toEqual([
    '6 to 20 characters (met)',
    'A digit (not met yet)',
  ])
  const rulesId = screen.getByRole('list').id
  expect(passwordInput().getAttribute('aria-describedby')?.split(' ')).toContain(rulesId)
})
