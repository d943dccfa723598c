import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import '#platform/ui/testing/popovers.ts'

// Browser support is detected when the module is first loaded.
const { Popup } = await import('#platform/ui/dialog/popup.tsx')

function openPopup() {
  const closed: string[] = []
  const popup = (state: { open: boolean; ready?: boolean }) => (
    <>
      <button type="button">Behind</button>
      <Popup
        {...state}
        onClose={() => closed.push('closed')}
        title="It is yours"
        actions={<button type="button">Thank you</button>}
      >
        ₱10.00
      </Popup>
    </>
  )
  const { rerender } = render(popup({ open: false, ready: true }))
  return { closed, show: (state: { open: boolean }) => rerender(popup(state)) }
}

const popupWindow = () => screen.getByRole('dialog', { hidden: true })
const isShown = () => popupWindow().hasAttribute('data-dismissible')
const isOnTop = () => popupWindow().hasAttribute('data-on-top')

test('prepared content is laid out before it is shown, takes the focus then, and returns it', async () => {
  const { show } = openPopup()
  await waitFor(() => expect([isOnTop(), isShown()]).toEqual([true, false]))
  screen.getByRole('button', { name: 'Behind' }).focus()
  show({ open: true })
  expect([isOnTop(), isShown()]).toEqual([true, true])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Thank you'))
  show({ open: false })
  expect([isOnTop(), isShown()]).toEqual([false, false])
  expect(document.activeElement?.textContent).toBe('Behind')
})

test.each([false, true])('Tab does not lead to the page that it covers, backwards: %s', async (shiftKey) => {
  const { show } = openPopup()
  show({ open: true })
  const button = screen.getByRole('button', { name: 'Thank you' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(fireEvent.keyDown(button, { key: 'Tab', shiftKey })).toBe(false)
  expect(document.activeElement).toBe(button)
})

test('unprepared content is shown at once', () => {
  const { show } = openPopup()
  show({ open: true })
  expect([isOnTop(), isShown()]).toEqual([true, true])
})

test.each([
  ['a tap beside it', () => fireEvent.click(popupWindow())],
  ['Escape', () => fireEvent.keyDown(popupWindow(), { key: 'Escape' })],
  ['the back button', () => popupWindow().dispatchEvent(new Event('cancel'))],
] as const)('%s closes it, and a tap on it does not', (_way, close) => {
  const { closed, show } = openPopup()
  show({ open: true })
  fireEvent.click(screen.getByText('₱10.00'))
  expect(closed).toEqual([])
  close()
  expect(closed).toEqual(['closed'])
})
