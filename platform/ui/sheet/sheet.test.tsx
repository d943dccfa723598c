import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import '#platform/ui/testing/modal-dialogs.ts'

// jsdom has no pointer capture and no layout.
HTMLElement.prototype.setPointerCapture = () => {}
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 400 })

afterEach(() => {
  delete document.documentElement.dataset.shell
})

function Sorting({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Sort
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Sort games" dismissible={dismissible}>
        By name
      </Sheet>
    </>
  )
}

const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Sort' }))
const isLeaving = () => screen.getByRole('dialog').hasAttribute('data-leaving')

function drag(steps: readonly { y: number; atMs: number }[]) {
  const handle = screen.getByRole('heading', { name: 'Sort games' })
  const send = (type: string, { y, atMs }: { y: number; atMs: number }) => {
    const event = new MouseEvent(type, { bubbles: true, clientY: y })
    // React treats a time stamp of 0 as missing.
    Object.defineProperty(event, 'timeStamp', { value: 1 + atMs })
    fireEvent(handle, event)
  }
  const [first = { y: 0, atMs: 0 }, ...moves] = steps
  send('pointerdown', first)
  for (const move of moves) send('pointermove', move)
  send('pointerup', moves.at(-1) ?? first)
}

test('its content is not in the page before it opens nor after it has closed', async () => {
  render(<Sorting />)
  expect(screen.queryByText('By name')).toBeNull()

  await openIt()
  expect(screen.getByRole('dialog', { name: 'Sort games' }).textContent).toContain('By name')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))

  await waitFor(() => expect(screen.queryByText('By name')).toBeNull())
  expect(document.activeElement?.textContent).toBe('Sort')
})

test.each([
  {
    pull: 'slowly by more than two fifths',
    steps: [
      { y: 0, atMs: 0 },
      { y: 100, atMs: 500 },
      { y: 170, atMs: 1000 },
    ],
    closes: true,
  },
  {
    pull: 'a little but fast',
    steps: [
      { y: 0, atMs: 0 },
      { y: 60, atMs: 60 },
    ],
    closes: true,
  },
  {
    pull: 'slowly and a little',
    steps: [
      { y: 0, atMs: 0 },
      { y: 60, atMs: 600 },
    ],
    closes: false,
  },
  {
    pull: 'upwards, however fast',
    steps: [
      { y: 100, atMs: 0 },
      { y: 10, atMs: 40 },
    ],
    closes: false,
  },
])('pulled $pull it closes: $closes', async ({ steps, closes }) => {
  render(<Sorting />)
  await openIt()

  drag(steps)

  expect(isLeaving()).toBe(closes)
})

test('on the desktop, where it comes from the right, it stays however it is pulled', async () => {
  document.documentElement.dataset.shell = 'desktop'
  render(<Sorting />)
  await openIt()

  drag([
    { y: 0, atMs: 0 },
    { y: 300, atMs: 60 },
  ])

  expect(isLeaving()).toBe(false)
})

test('a sheet that needs an answer cannot be dismissed', async () => {
  render(<Sorting dismissible={false} />)
  await openIt()

  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  drag([
    { y: 0, atMs: 0 },
    { y: 300, atMs: 300 },
  ])

  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(isLeaving()).toBe(false)
})

test('taken out of the page while open, it still gives the focus back', async () => {
  function Page({ withSheet }: { withSheet: boolean }) {
    return (
      <>
        <button type="button">Opener</button>
        {withSheet && (
          <Sheet open onClose={() => {}} title="Sort games">
            By name
          </Sheet>
        )}
      </>
    )
  }
  const { rerender } = render(<Page withSheet={false} />)
  screen.getByRole('button', { name: 'Opener' }).focus()
  rerender(<Page withSheet />)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close')

  rerender(<Page withSheet={false} />)

  expect(document.activeElement?.textContent).toBe('Opener')
})
