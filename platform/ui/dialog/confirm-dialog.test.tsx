import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ConfirmDialog } from '#platform/ui/dialog/confirm-dialog.tsx'
import '#platform/ui/testing/modal-dialogs.ts'

function LogOut({ destructive = true, busy = false }: { destructive?: boolean; busy?: boolean }) {
  const [open, setOpen] = useState(false)
  const [answer, setAnswer] = useState('none')
  const close = (given: string) => {
    setOpen(false)
    setAnswer(given)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Leave
      </button>
      <p>Answer: {answer}</p>
      <ConfirmDialog
        open={open}
        title="Log out?"
        confirmLabel="Log out"
        cancelLabel="Stay"
        onConfirm={() => close('yes')}
        onCancel={() => close('no')}
        destructive={destructive}
        busy={busy}
      >
        You will need your password to come back.
      </ConfirmDialog>
    </>
  )
}

const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Leave' }))
const dialog = () => screen.getByRole('alertdialog', { name: 'Log out?' })

test('it says the consequence, and the button that cannot be undone is not the one with the focus', async () => {
  render(<LogOut />)
  await openIt()

  expect(screen.getByRole('alertdialog', { description: 'You will need your password to come back.' })).toBe(dialog())
  expect(document.activeElement?.textContent).toBe('Stay')
})

test('an act that can be undone has the focus', async () => {
  render(<LogOut destructive={false} />)
  await openIt()

  expect(document.activeElement?.textContent).toBe('Log out')
})

test.each([
  { way: 'Esc', go: () => fireEvent(dialog(), new Event('cancel', { cancelable: true })) },
  {
    way: 'a tap on the backdrop',
    go: () => {
      fireEvent.pointerDown(dialog())
      fireEvent.click(dialog())
    },
  },
])('$way is no, closes it and gives the focus back', async ({ go }) => {
  render(<LogOut />)
  await openIt()

  go()

  expect(screen.getByText('Answer: no')).not.toBeNull()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(document.activeElement?.textContent).toBe('Leave')
})

test('a press that began inside and ended on the backdrop answers nothing', async () => {
  render(<LogOut />)
  await openIt()

  fireEvent.pointerDown(screen.getByText('You will need your password to come back.'))
  fireEvent.click(dialog())

  expect(screen.getByText('Answer: none')).not.toBeNull()
})

test('while the answer is being carried out nothing closes it', async () => {
  render(<LogOut busy />)
  await openIt()

  fireEvent(dialog(), new Event('cancel', { cancelable: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))

  expect(screen.getByText('Answer: none')).not.toBeNull()
})
