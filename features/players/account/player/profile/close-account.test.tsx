import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { ResponseOf } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { refused } from '#platform/browser/testing/test-server.ts'
import { closeAccount, getClosing } from '../../closing-contract.ts'
import * as contract from '../../contract.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { openedPassword } from '../../testing/account-configuration.ts'
import { leaveNothingBehind, openAccount } from '../../testing/open-account.tsx'
import { testPlayer } from '../../testing/players.ts'
import { messages } from '../messages/en.ts'

afterEach(leaveNothingBehind)

type Answer = ResponseOf<typeof getClosing>
const nothing = wireCentavos(0)
const free: Answer = { obstacle: null, balance: nothing }

async function openSheet(answer: Answer) {
  const site = openAccount('/profile/info', { token: 'token-of-maria' })
  let current = answer
  site.answer(contract.getPlayer, testPlayer())
  site.answer(contract.listSessions, { sessions: [], history: [] })
  site.answer(getClosing, () => current)
  site.open()
  await site.user.click(await screen.findByRole('button', { name: messages.closeYourAccount }))
  const sheet = within(await screen.findByRole('dialog', { name: messages.closeYourAccount }))
  const become = (next: Answer) => (current = next)
  return { ...site, sheet, become }
}

test('the consequences are said before anything is asked, with self-exclusion for those who gamble too much', async () => {
  const { sheet } = await openSheet(free)
  for (const text of [messages.closingLogsOut, messages.closingEndsBonuses, messages.closingReopens]) {
    expect(sheet.getByText(text)).toBeDefined()
  }
  expect(sheet.getByText(messages.closingBecauseOfPlay, { exact: false })).toBeDefined()
})

test.each<[NonNullable<Answer['obstacle']>, string]>([
  ['notActive', accountMessages['account.closingNotActive']],
  ['roundOpen', accountMessages['account.closingRoundOpen']],
  ['withdrawalOpen', accountMessages['account.closingWithdrawalOpen']],
  ['depositOpen', accountMessages['account.closingDepositOpen']],
  ['balanceLeft', accountMessages['account.closingBalanceLeft']],
])('%s takes the place of the form', async (obstacle, text) => {
  const { sheet } = await openSheet({ obstacle, balance: wireCentavos(12_345) })
  expect(await sheet.findByText(text)).toBeDefined()
  expect(sheet.queryByRole('button', { name: messages.closeMyAccount })).toBeNull()
  const amount = sheet.queryByText('Your balance, safebox and withdrawals in progress: ₱123.45')
  expect(amount !== null).toBe(obstacle === 'balanceLeft')
})

describe('closing', () => {
  const fillIn = async ({ user, sheet }: Awaited<ReturnType<typeof openSheet>>) => {
    const button = await sheet.findByRole('button', { name: messages.closeMyAccount })
    expect(button.hasAttribute('disabled')).toBe(true)
    await user.type(sheet.getByLabelText(messages.password), 'old-horse-1')
    await user.click(button)
  }

  test('sends the password encrypted, and leads to the sign-in', async () => {
    const site = await openSheet(free)
    site.answer(closeAccount, {})
    await fillIn(site)
    await waitFor(() => expect(site.path()).toBe('/login'))
    expect(site.session.token()).toBeUndefined()
    expect(await openedPassword(site.sent(closeAccount)[0]?.password ?? '')).toBe('old-horse-1')
  })

  test('a wrong password is reported at its field', async () => {
    const site = await openSheet(free)
    site.answer(closeAccount, refused(closeAccount.refusals.wrongCredentials))
    await fillIn(site)
    expect(await site.sheet.findByText(accountMessages['account.passwordWrong'])).toBeDefined()
    expect(site.session.token()).toBe('token-of-maria')
  })

  test('what has come meanwhile is said', async () => {
    const site = await openSheet(free)
    site.answer(closeAccount, () => {
      site.become({ obstacle: 'depositOpen', balance: nothing })
      return refused(closeAccount.refusals.depositOpen)
    })
    await fillIn(site)
    expect(await site.sheet.findByText(accountMessages['account.closingDepositOpen'])).toBeDefined()
  })
})
