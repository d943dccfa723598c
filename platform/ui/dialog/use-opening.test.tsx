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
}

function News({ title, rank, isDue = true }: NewsProps) {
  const { open, close } = useOpening({ rank, isDue })
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

test('what opens by itself does so one after another, in its order and not in that of its coming', () => {
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

test('nothing opens over what the player has opened, nor over what was closed already', () => {
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

test('what is not due any more leaves, the next has its turn, and what is due again waits for its own', () => {
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
