import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { CodeField, type CodeFieldProps } from '#platform/ui/code-field/code-field.tsx'

type CodeForm = Pick<CodeFieldProps, 'pending' | 'error'> & { readonly initial?: string }

function renderCode(given: CodeForm = {}) {
  const completed: string[] = []
  function Form({ initial = '', ...field }: CodeForm) {
    const [code, setCode] = useState(initial)
    const complete = (value: string) => completed.push(value)
    return <CodeField {...field} label="Code" value={code} onChange={setCode} onComplete={complete} />
  }
  const { rerender } = render(<Form {...given} />)
  return {
    completed,
    input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }),
    change: (next: CodeForm) => rerender(<Form {...next} />),
  }
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

test('a code that was tried, or was there at first, does not complete again until it has changed', async () => {
  const user = userEvent.setup()
  const { completed, input } = renderCode({ initial: '111111' })

  await user.type(input, '{Backspace}1')
  expect(completed).toEqual([])
  await user.type(input, '{Backspace}2{Backspace}2')

  expect(completed).toEqual(['111112'])
})

test('a code that is typed while something is under way completes after it, once', async () => {
  const user = userEvent.setup()
  const { completed, input, change } = renderCode({ pending: true })

  await user.type(input, '920418')
  expect(completed).toEqual([])
  change({ pending: false })
  change({ pending: true })
  change({ pending: false })

  expect(completed).toEqual(['920418'])
})

test('a wrong code is selected for typing over it, one that is not whole is left', async () => {
  const user = userEvent.setup()
  const { input, change } = renderCode()

  await user.type(input, '9204')
  change({ error: 'Enter all digits.' })
  expect([input.selectionStart, input.selectionEnd]).toEqual([4, 4])
  change({})
  await user.type(input, '18')
  change({ error: 'Wrong code.' })
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6])
  await user.keyboard('3')

  expect(input.value).toBe('3')
})

test('the phone can fill it from the message and shows digits to type', () => {
  const { input } = renderCode()

  expect(input.autocomplete).toBe('one-time-code')
  expect(input.inputMode).toBe('numeric')
})
