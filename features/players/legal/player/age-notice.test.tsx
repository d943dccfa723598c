import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import '#platform/ui/testing/modal-dialogs.ts'
import { excludedPersons } from '../declarations.ts'
import { AgeNotice } from './age-notice.tsx'
import { OperatorAround } from '../testing/operator-around.tsx'

function Lobby() {
  const [accepted, setAccepted] = useState(false)
  return (
    <OperatorAround>
      <output>{accepted ? 'accepted' : 'not accepted'}</output>
      <AgeNotice open={!accepted} onAccept={() => setAccepted(true)} />
    </OperatorAround>
  )
}

test('names everybody who may not play, and links to terms and privacy', () => {
  render(<Lobby />)

  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(items).toEqual(excludedPersons)
  expect(screen.getByRole('link', { name: 'Terms of Use' }).getAttribute('href')).toBe('/terms-of-use')
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy-policy')
})

test('goes away when it is accepted', async () => {
  render(<Lobby />)

  await userEvent.click(screen.getByRole('button', { name: 'Accept' }))

  expect(screen.getByRole('status').textContent).toBe('accepted')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('is not accepted by Esc, nor by a browser that closes it over our head', async () => {
  render(<Lobby />)
  const notice = screen.getByRole<HTMLDialogElement>('dialog')

  fireEvent(notice, new Event('cancel', { cancelable: true }))
  notice.close()

  await expect.poll(() => screen.getByRole('dialog')).not.toBe(notice)
  expect(screen.getByRole('status').textContent).toBe('not accepted')
  expect(screen.getByRole('button', { name: 'Accept' })).toBeDefined()
})
