import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { commonErrcode } from '#core/contract/envelope.ts'
import * as contract from '../../contract.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { openedPassword } from '../../testing/account-configuration.ts'
import { testPlayer } from '../../testing/players.ts'
import { broken, refused } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openAccount } from '../../testing/open-account.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T07:00:00Z') })
})
afterEach(leaveNothingBehind)

async function openBinding() {
  const site = openAccount('/bind', { token: 'token-of-maria' })
  site.answer(contract.getPlayer, testPlayer({ mobile: '' }))
  site.answer(contract.bindMobile, { mobile: '+63917•••4567' })
  site.answer(contract.sendCode, {
    requestId: 'request-1',
    resendSeconds: 60,
    expireAt: instant(Date.now() + 300_000),
    mobile: '+63917•••4567',
  })
  site.open()
  await site.user.type(await screen.findByLabelText('Mobile number'), '9171234567')
  await site.user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByText(accountMessages['login.loginSendSucc'])
  const bind = () => site.user.type(screen.getByLabelText('6-digit code'), '123456')
  return { ...site, bind }
}

test('a code binds the number, and the page then shows it instead of the form', async () => {
  const site = await openBinding()
  await site.bind()
  expect(await screen.findByRole('heading', { name: '+63917•••4567' })).toBeDefined()
  expect(screen.queryByLabelText('Mobile number')).toBeNull()
  expect(site.sent(contract.sendCode)).toMatchObject([{ type: 2, mobile: '9171234567' }])
  expect(site.sent(contract.bindMobile)).toMatchObject([
    { mobile: '9171234567', code: '123456', requestId: 'request-1', countryCode: '63' },
  ])
})

test('the number is typed as it is written in the Philippines, without the country code before its zero', async () => {
  const site = openAccount('/bind', { token: 'token-of-maria' })
  site.answer(contract.getPlayer, testPlayer({ mobile: '' }))
  site.open()
  expect(await screen.findByLabelText('Mobile number')).toHaveProperty('placeholder', '09171234567')
  expect(screen.queryByText('+63')).toBeNull()
})

test('a player with a bound number gets no form', async () => {
  const site = openAccount('/bind', { token: 'token-of-maria' })
  site.answer(contract.getPlayer, testPlayer())
  site.open()
  expect(await screen.findByRole('heading', { name: testPlayer().mobile })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Mobile number', level: 1 })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Add this number' })).toBeNull()
})

test("somebody else's number is refused with its reason", async () => {
  const site = await openBinding()
  site.answer(contract.bindMobile, refused(1043))
  await site.bind()
  expect(await screen.findByText(accountMessages['account.numberTaken'])).toBeDefined()
})

test('a wrong code says so and stays selected, and the next one is sent by its last digit', async () => {
  const site = await openBinding()
  site.answer(contract.bindMobile, refused(contract.bindMobile.refusals.codeWrong))
  await site.bind()
  expect(await screen.findByText(accountMessages['login.loginFailed1045'])).toBeDefined()
  await site.user.keyboard('654321')
  await waitFor(() => expect(site.sent(contract.bindMobile)).toMatchObject([{ code: '123456' }, { code: '654321' }]))
})

test('a player that could not be read can be asked for again', async () => {
  const site = openAccount('/bind', { token: 'token-of-maria' })
  site.answer(contract.getPlayer, broken(503))
  site.open()
  expect(await screen.findByText('Something went wrong (503). Please try again.')).toBeDefined()
  site.answer(contract.getPlayer, testPlayer())
  await site.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: testPlayer().mobile })).toBeDefined()
})

describe('after an idle time the password is asked for', () => {
  async function openAfterIdleTime() {
    const site = await openBinding()
    let present = false
    site.answer(contract.bindMobile, () =>
      present ? { mobile: '+63917•••4567' } : refused(commonErrcode.passwordNeeded),
    )
    site.answer(contract.confirmPresence, async ({ password }) => {
      present = (await openedPassword(password)) === 'correct-horse'
      return present ? {} : refused(101)
    })
    await site.bind()
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
    return { ...site, dialog }
  }

  test('and with it the call goes through by itself', async () => {
    const { user, dialog, sent } = await openAfterIdleTime()
    await user.type(dialog.getByLabelText('Password'), 'correct-horse{Enter}')
    expect(await screen.findByRole('heading', { name: '+63917•••4567' })).toBeDefined()
    expect(sent(contract.bindMobile)).toHaveLength(2)
  })

  test('a wrong one is reported there, and nothing is sent', async () => {
    const { user, dialog, sent } = await openAfterIdleTime()
    await user.type(dialog.getByLabelText('Password'), 'wrong-horse{Enter}')
    expect(await dialog.findByText(accountMessages['account.passwordWrong'])).toBeDefined()
    expect(sent(contract.bindMobile)).toHaveLength(1)
  })

  test('and without it nothing happens', async () => {
    const { user, dialog, sent } = await openAfterIdleTime()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText(accountMessages['account.passwordNeeded'])).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(contract.bindMobile)).toHaveLength(1)
  })
})
