import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { afterSignInWeb } from '#features/lobby/after-sign-in/player/index.ts'
import { getPlayer } from '#features/players/account/contract.ts'
import { testPlayer } from '#features/players/account/testing/players.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { PlayerTools } from './player-tools.tsx'

afterEach(leaveNothingBehind)

const paths = ['/lobby/wallets/deposit', '/lobby/wallets/withdraw', '/lobby/email'] as const

const dots = {
  hasTask: false,
  hasMail: true,
  hasSignUpBonus: false,
  hasFund: false,
  hasAgent: false,
  hasFreeBonus: false,
  hasSupport: false,
}

function openBar(player: Parameters<typeof testPlayer>[0]) {
  const here = { access: 'player', title: '', frame: 'none' } as const
  const site = openTestTab({
    address: '/lobby/games',
    token: 'token',
    config: {},
    routes: [
      { ...here, path: '/lobby/games', screen: readyScreen(PlayerTools) },
      ...paths.map((path) => ({ ...here, path, screen: readyScreen(() => null) })),
    ],
  })
  site.answer(getPlayer, testPlayer(player))
  site.answer(afterSignInWeb, { ...dots, rechargeUpdate: null })
  site.open()
}

test('the desktop’s bar shows the balance, and leads to deposit, withdrawal and messages with one click', async () => {
  openBar({ coin: wireCentavos(1_234_567_890) })
  expect(await screen.findByText('₱12,345,678.90')).toBeDefined()
  const addresses = ['Deposit', 'Withdraw', 'Inbox'].map((name) =>
    screen.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href'),
  )
  expect(addresses).toEqual(paths)
  expect(await screen.findByText('New message')).toBeDefined()
})

test('on a break the bar leads to the withdrawal and not to a deposit', async () => {
  openBar({ isOnBreak: true, coin: wireCentavos(5_000) })
  expect(await screen.findByText('₱50.00')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Withdraw' })).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Deposit/ })).toBeNull()
})
