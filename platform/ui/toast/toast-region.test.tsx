import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastRegion } from '#platform/ui/toast/toast-region.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import '#platform/ui/testing/modal-dialogs.ts'

const aFrameMs = 20

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastRegion />)
})

afterEach(() => {
  passMs(60_000)
  document.querySelector('dialog')?.remove()
  vi.useRealTimers()
})

function passMs(ms: number) {
  // In steps, so that what one timer renders can start the next.
  for (let passed = 0; passed < ms; passed += aFrameMs) act(() => void vi.advanceTimersByTime(aFrameMs))
}

function say(...spoken: Parameters<typeof toast>) {
  act(() => toast(...spoken))
  passMs(aFrameMs * 2)
}

const status = () => screen.getByRole('status').textContent
const alert = () => screen.getByRole('alert').textContent

test('news is a status, a fault is an alert with its code', () => {
  say('Saved', { tone: 'success' })
  expect([status(), alert()]).toEqual(['Saved', ''])

  passMs(2600)
  say('The payment did not go through.', { tone: 'error', code: 1102 })
  expect([status(), alert()]).toEqual(['', 'The payment did not go through. (1102)'])
})

test('one is shown at a time, each for 2.5 seconds, in their order', () => {
  say('First')
  say('Second')
  expect(status()).toBe('First')

  passMs(2500)
  expect(status()).toBe('Second')
  passMs(2700)
  expect(status()).toBe('')
})

test('the same words again are not said twice, but stay longer', () => {
  say('No connection')
  passMs(2000)
  say('No connection')
  passMs(2000)
  expect(status()).toBe('No connection')

  passMs(800)
  expect(status()).toBe('')
})

test('a tap takes it away, a finger on it keeps it', () => {
  say('Update ready')
  const card = screen.getByText('Update ready')
  fireEvent.pointerEnter(card)
  passMs(5000)
  expect(status()).toBe('Update ready')

  fireEvent.click(card)
  passMs(aFrameMs * 2)
  expect(status()).toBe('')
})

test('over an open dialog it is shown inside the dialog, where it can be seen and heard', async () => {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()

  say('Copied')
  expect(dialog.textContent).toBe('Copied')

  await act(async () => dialog.close())
  passMs(aFrameMs * 2)
  expect(dialog.textContent).toBe('')
  expect(status()).toBe('Copied')
})

test('it goes on when the dialog that it was told in leaves the page without closing', async () => {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  say('Released', { tone: 'success' })
  expect(dialog.textContent).toBe('Released')
  await act(async () => dialog.remove())
  passMs(aFrameMs * 2)
  expect(document.body.contains(screen.getByRole('status'))).toBe(true)
  expect(status()).toBe('Released')
})

test('what is told can be taken back, for five seconds', () => {
  const acts: string[] = []
  say('Removed', { action: { label: 'Undo', act: () => acts.push('undone') } })
  passMs(4000)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  passMs(aFrameMs * 2)
  expect([acts, status()]).toEqual([['undone'], ''])
})
