import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStaffServer, openStaffScreen } from '#features/office/staff/testing/staff-screen.tsx'
import { PlayerNumber } from './player-number.tsx'

test('a player’s ID is shown and copied as it is', async () => {
  const { user } = openStaffScreen(<PlayerNumber playerId={172_421_092} />, {
    server: createStaffServer(),
    permissions: [],
  })
  expect(screen.getByText('172421092')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Copy ID' }))
  expect(await navigator.clipboard.readText()).toBe('172421092')
})
