import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { getPlayer } from '#features/players/account/contract.ts'
import { testPlayer } from '#features/players/account/testing/players.ts'
import { listBankAccounts } from '../contract.ts'
import { BindBankCardPage } from './bind-bank-card-page.tsx'

afterEach(leaveNothingBehind)

test.each([
  ['/bindBankCard', 'To keep your money safe, you can withdraw to a new account 24 hours after you add it.'],
  ['/bindBankCard?account=7', 'To keep your money safe, withdrawals are on hold for 24 hours after a change.'],
])('%s says how long withdrawals wait before the account is saved', async (address, text) => {
  const site = openTestTab({
    address,
    token: 'token',
    config: { mode: 'normal' },
    routes: [
      { path: '/bindBankCard', access: 'player', title: '', screen: readyScreen(BindBankCardPage), frame: 'none' },
    ],
  })
  site.answer(getPlayer, testPlayer())
  site.answer(listBankAccounts, { accounts: [], accountsMax: 5, institutions: [], holder: '', canUsePasskey: false })
  site.open()
  expect(await screen.findByText(text)).toBeDefined()
})
