import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'

const press = () => userEvent.click(screen.getByRole('button', { name: 'Copy Account number' }))

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
  Reflect.deleteProperty(document, 'execCommand')
})

function giveClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
}

test('the value is copied without the displayed gaps, and the copy is announced', async () => {
  const written: string[] = []
  render(<CopyRow label="Account number" value="102948817734" grouped />)
  giveClipboard(async (text) => void written.push(text))

  await press()

  expect(written).toEqual(['102948817734'])
  expect(screen.getByRole('status').textContent).toBe('Copy Success.')
})

test('when copying fails the value stays selected and the failure is announced', async () => {
  render(<CopyRow label="Account number" value="102948817734" grouped />)
  giveClipboard(() => Promise.reject(new Error('not allowed')))

  await press()

  expect(screen.getByRole('status').textContent).toMatch(/^Copy Fail\./)
  expect(getSelection()?.toString()).toBe('102948817734')
})

test('without the clipboard API the fallback still copies', async () => {
  render(<CopyRow label="Account number" value="102948817734" />)
  Object.defineProperty(document, 'execCommand', { configurable: true, value: (command: string) => command === 'copy' })
  giveClipboard(() => Promise.reject(new Error('an insecure page')))

  await press()

  expect(screen.getByRole('status').textContent).toBe('Copy Success.')
})
