import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'

test('a fault is announced with its reason and code, and can be tried again', async () => {
  let tries = 0
  render(
    <ErrorState code={504} onRetry={() => tries++}>
      The network did not answer in time.
    </ErrorState>,
  )

  expect(screen.getByRole('alert').textContent).toContain('The network did not answer in time.')
  expect(screen.getByRole('alert').textContent).toContain('Error code: 504')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(tries).toBe(1)
})

test('where trying again cannot help it is not offered', () => {
  render(<ErrorState title="No such text" />)

  expect(screen.queryByRole('button')).toBeNull()
})
