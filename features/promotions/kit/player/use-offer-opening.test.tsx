import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import '#platform/ui/testing/modal-dialogs.ts'
import { forgetOfferShown, useOfferOpening } from './use-offer-opening.ts'

let hasBeenActive = false

beforeEach(() => {
  vi.useFakeTimers()
  hasBeenActive = false
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: activation })
})
afterEach(() => {
  forgetOfferShown()
  Reflect.deleteProperty(navigator, 'userActivation')
  vi.useRealTimers()
})

const activation = {
  get hasBeenActive() {
    return hasBeenActive
  },
}

function Offer({ title, rank }: { title: string; rank: number }) {
  const { open, close } = useOfferOpening({ rank, isDue: true })
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      actions={
        <button type="button" onClick={close}>
          Close {title}
        </button>
      }
    />
  )
}

const shown = () => document.querySelectorAll('dialog[open]').length
const pass = () => act(() => void vi.advanceTimersByTime(2_000))
const openOffers = () => {
  const page = render(
    <>
      <Offer title="News" rank={1} />
      <Offer title="Gift" rank={2} />
    </>,
  )
  pass()
  return page
}

test('of two offers that are due, one opens in a session, also after it was closed and the page was left', () => {
  const page = openOffers()
  expect(shown()).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Close News' }))
  pass()
  expect(shown()).toBe(0)
  page.unmount()
  openOffers()
  expect(shown()).toBe(0)
})

test('no offer opens once the player has touched the page', () => {
  hasBeenActive = true
  openOffers()
  expect(shown()).toBe(0)
})

test('no offer opens over something that is open', () => {
  render(
    <Dialog open title="Menu" actions={null} onClose={() => undefined}>
      Menu
    </Dialog>,
  )
  openOffers()
  expect(shown()).toBe(1)
})
