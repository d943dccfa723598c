import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { getPlayer } from '#features/players/account/contract.ts'
import { testPlayer } from '#features/players/account/testing/players.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { PlayerBlock } from './player-block.tsx'

afterEach(leaveNothingBehind)

test('the desktop’s menu leads to adding funds and to withdrawing from every page', async () => {
  const here = { access: 'player', title: '', frame: 'none' } as const
  const site = openTestTab({
    address: '/lobby/games',
    token: 'token',
    config: {},
    routes: [
      { ...here, path: '/lobby/games', screen: readyScreen(PlayerBlock) },
      { ...here, path: '/lobby/wallets/deposit', screen: readyScreen(() => null) },
      { ...here, path: '/lobby/wallets/withdraw', screen: readyScreen(() => null) },
    ],
  })
  site.answer(getPlayer, testPlayer())
  site.open()
  expect((await screen.findByRole('link', { name: 'Add funds' })).getAttribute('href')).toBe('/lobby/wallets/deposit')
  expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/lobby/wallets/withdraw')
})
