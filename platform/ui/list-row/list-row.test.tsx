import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'

test('a row with an address is a link there', () => {
  render(<ListRow title="Points" href="/points" />)

  expect(screen.getByRole('link', { name: 'Points' }).getAttribute('href')).toBe('/points')
})

test('a row with an act is a button that does it, unless it is disabled', async () => {
  const done: string[] = []
  render(
    <>
      <ListRow title="Log out" onClick={() => done.push('out')} />
      <ListRow title="Bank cards" onClick={() => done.push('cards')} disabled />
    </>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await userEvent.click(screen.getByRole('button', { name: 'Bank cards' }))

  expect(done).toEqual(['out'])
})

test('a row with neither only shows', () => {
  render(<ListRow title="Member since" trailing="Nov 21, 2026" />)

  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
