import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { CodeField } from '#platform/ui/code-field/code-field.tsx'

function renderCode() {
  const completed: string[] = []
  function Form() {
    const [code, setCode] = useState('')
    return <CodeField label="Code" value={code} onChange={setCode} onComplete={(value) => completed.push(value)} />
  }
  render(<Form />)
  return { completed, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }) }
}

test('a pasted code keeps its digits only and completes once', async () => {
  const user = userEvent.setup()
  const { completed, input } = renderCode()
  await user.click(input)

  await user.paste('Your code: 920 418.')

  expect(input.value).toBe('920418')
  expect(completed).toEqual(['920418'])
})

test('typing completes at the last digit and takes no more', async () => {
  const user = userEvent.setup()
  const { completed, input } = renderCode()

  await user.type(input, '92041')
  expect(completed).toEqual([])
  await user.type(input, '87')

  expect(input.value).toBe('920418')
  expect(completed).toEqual(['920418'])
})

test('a corrected code completes again', async () => {
  const user = userEvent.setup()
  const { completed, input } = renderCode()

  await user.type(input, '920418{Backspace}9')

  expect(completed).toEqual(['920418', '920419'])
})

test('the phone can fill it from the message and shows digits to type', () => {
  const { input } = renderCode()

  expect(input.autocomplete).toBe('one-time-code')
  expect(input.inputMode).toBe('numeric')
})
