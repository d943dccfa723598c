import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { testWebConfiguration } from '#features/office/web-configuration/testing/test-web-configuration.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { RewardsPage } from './rewards-page.tsx'

afterEach(leaveNothingBehind)

const openAsGuest = () =>
  openTestTab({
    address: '/lobby/rewards',
    config: testWebConfiguration(),
    routes: [
      { path: '/lobby/rewards', access: 'public', title: 'Rewards', screen: readyScreen(RewardsPage), frame: 'none' },
    ],
  }).open()

test('a guest is not told that there are no offers, but the way to rewards', async () => {
  openAsGuest()
  expect(await screen.findByRole('heading', { name: 'Your rewards will be here' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register')
  expect(screen.queryByText('No offers right now')).toBeNull()
})
