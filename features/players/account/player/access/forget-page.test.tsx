import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import * as contract from '../../contract.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { openedPassword } from '../../testing/account-configuration.ts'
import { refused } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openAccount } from '../../testing/open-account.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T07:00:00Z') })
})
afterEach(leaveNothingBehind)

const mobile = () => screen.getByLabelText('Mobile number')

async function openWithCodeSent() {
  const site = openAccount('/forget')
  site.answer(contract.resetPassword, {})
  site.answer(contract.sendCode, {
    requestId: 'request-1',
    resendSeconds: 60,
    expireAt: instant(Date.now() + 300_000),
    mobile: '+63917•••4567',
  })
  site.open()
  await site.user.type(mobile(), '9171234567')
  await site.user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByText(/We’ve sent a code to \+63917•••4567 if that number has an account/)
  const setPassword = async (password: string) => {
    await site.user.type(screen.getByLabelText('6-digit code'), '123456')
    await site.user.type(screen.getByLabelText('New password'), password)
    await site.user.type(screen.getByLabelText('Confirm new password'), password)
    await site.user.click(screen.getByRole('button', { name: 'Set new password' }))
  }
  return { ...site, setPassword }
}

test('a code and a new password lead to the sign-in with the number filled in', async () => {
  localStorage.setItem('account', '"somebody-else"')
  const site = await openWithCodeSent()
  await site.setPassword('correct-horse')
  await waitFor(() => expect(site.path()).toBe('/login'))
  expect(screen.getByLabelText<HTMLInputElement>('Mobile number or username').value).toBe('9171234567')
  expect(await screen.findByText(accountMessages['account.passwordChanged'])).toBeDefined()
  const [sent] = site.sent(contract.resetPassword)
  expect(sent).toMatchObject({ account: '9171234567', code: '123456', requestId: 'request-1' })
  expect(await openedPassword(sent?.password ?? '')).toBe('correct-horse')
  expect(site.sent(contract.sendCode)).toMatchObject([{ type: 1, mobile: '9171234567' }])
})

test('the rules of a password are ticked while it is typed', async () => {
  const site = await openWithCodeSent()
  const rule = () => screen.getByText(/8 to 64 characters/).textContent
  expect(rule()).toContain('not met yet')
  await site.user.type(screen.getByLabelText('New password'), 'correct-h')
  expect(rule()).toContain('(met)')
})

test('a wrong code is reported at the code, and the typed values stay', async () => {
  const site = await openWithCodeSent()
  site.answer(contract.resetPassword, refused(1045))
  await site.setPassword('correct-horse')
  expect(await screen.findByText(accountMessages['login.loginFailed1045'])).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('6-digit code'))
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('correct-horse')
})

test('a request too soon shows how long to wait', async () => {
  const site = openAccount('/forget')
  site.answer(contract.sendCode, refused(1020, { retryAfterSeconds: 42 }))
  site.open()
  await site.user.type(mobile(), '9171234567{Enter}')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Resend in 4[12]s$/ })
  expect(button.disabled).toBe(true)
  await site.user.type(mobile(), '{Enter}')
  expect(site.sent(contract.sendCode)).toHaveLength(1)
})

test('a weak password is not sent', async () => {
  const site = await openWithCodeSent()
  await site.setPassword('password1')
  expect(screen.getByText(accountMessages['login.passwordCommonTip'])).toBeDefined()
  expect(site.sent(contract.resetPassword)).toHaveLength(0)
})

test('a number changed after its code was sent goes without the request of the other number', async () => {
  const site = await openWithCodeSent()
  await site.user.type(mobile(), '{Backspace}8')
  await site.setPassword('correct-horse')
  await waitFor(() => expect(site.sent(contract.resetPassword)).toHaveLength(1))
  expect(site.sent(contract.resetPassword)[0]).toMatchObject({ account: '9171234568' })
  expect(site.sent(contract.resetPassword)[0]).not.toHaveProperty('requestId')
})

test('without an SMS service the page says that no password can be reset here, instead of asking for a number', () => {
  openAccount('/forget', { configuration: { codesSent: false } }).open()
  expect(screen.getByText(/can’t reset your password here right now/)).toBeDefined()
  expect(screen.queryByText(/We’ll send a code/)).toBeNull()
  expect(screen.queryByLabelText('Mobile number')).toBeNull()
})
