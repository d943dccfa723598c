import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import { useOpening } from '#platform/ui/dialog/use-opening.ts'
import '#platform/ui/testing/modal-dialogs.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface NewsProps {
  title: string
  rank: number
  isDue?: boolean
  mayOpen?: () => boolean
}

function News({ title, rank, isDue = true, mayOpen }: NewsProps) {
  const { open, close } = useOpening({ rank, isDue, mayOpen })
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

const shown = () => [...document.querySelectorAll('dialog[open]')].map((dialog) => dialog.textContent)
const pass = (ms = 1_000) => act(() => void vi.advanceTimersByTime(ms))
const close = (title: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Close ${title}` }))
  pass()
}

test('automatic dialogs open one after another, by priority and not by arrival', () => {
  const page = (
    <>
      <News title="Activity" rank={2} />
      <News title="News" rank={1} />
      <News title="Terms" rank={0} />
    </>
  )
  render(page)
  expect(shown()).toEqual([])
  const seen = ['Terms', 'News', 'Activity'].map((title) => {
    pass()
    const all = shown()
    pass()
    expect(shown()).toEqual(all)
    close(title)
    return all
  })
  expect(seen).toMatchObject(
    [[/Terms/], [/News/], [/Activity/]].map((each) => each.map((name) => expect.stringMatching(name))),
  )
  pass()
  expect(shown()).toEqual([])
})

test('no automatic dialog opens over one that the player opened, or again after it was closed', () => {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  const { rerender } = render(<News title="News" rank={1} />)
  pass()
  expect(shown()).toEqual([''])
  dialog.remove()
  pass()
  close('News')
  rerender(<News title="News" rank={1} isDue={false} />)
  rerender(<News title="News" rank={1} />)
  pass()
  expect(shown()).toEqual([])
})

test('a dialog that is no longer due leaves the queue, the next opens, and one that is due again waits its turn', () => {
  const page = (isDue: boolean) => (
    <>
      <News title="Offer" rank={1} isDue={isDue} />
      <News title="Other" rank={2} />
    </>
  )
  const { rerender } = render(page(true))
  pass()
  expect(shown()).toEqual([expect.stringContaining('Offer')])
  rerender(page(false))
  pass()
  pass()
  expect(shown()).toEqual([expect.stringContaining('Other')])
  rerender(page(true))
  pass()
  expect(shown()).toEqual([expect.stringContaining('Other')])
  close('Other')
  pass()
  expect(shown()).toEqual([expect.stringContaining('Offer')])
})

test('what may not open when its turn comes lets the next one pass', () => {
  render(
    <>
      <News title="Offer" rank={1} mayOpen={() => false} />
      <News title="Other" rank={2} />
    </>,
  )
  pass(2_000)
  expect(shown()).toEqual([expect.stringContaining('Other')])
})
