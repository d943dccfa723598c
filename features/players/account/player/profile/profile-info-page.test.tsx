import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import * as contract from '../../contract.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { openedPassword } from '../../testing/account-configuration.ts'
import { testPlayer } from '../../testing/players.ts'
import { broken, faulty, refused } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openAccount } from '../../testing/open-account.tsx'

const noon = instant(Date.parse('2026-11-21T04:00:00Z'))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: noon })
})
afterEach(leaveNothingBehind)

const device = {
  deviceKind: 'phone',
  place: 'Philippines',
  signedInAt: noon,
  lastActionAt: noon,
  current: false,
} as const
const sessions = [
  { ...device, id: 1, device: 'Chrome on Android', current: true },
  { ...device, id: 2, device: 'Firefox on Windows' },
  { ...device, id: 3, device: 'Safari on iOS' },
]
const history = [
  { at: noon, device: 'Chrome on Android', place: 'Philippines', succeeded: true },
  { at: instant(noon - 60_000), device: 'Edge on Windows', place: 'Singapore', succeeded: false },
]

async function openProfile(player = testPlayer()) {
  const site = openAccount('/profile/info', { token: 'token-of-maria' })
  let live = sessions
  site.answer(contract.getPlayer, player)
  site.answer(contract.listSessions, () => ({ sessions: live, history }))
  site.answer(contract.endSession, ({ sessionId }) => {
    live = live.filter(({ id, current }) => current || (sessionId !== undefined && id !== sessionId))
    return { ended: 1 }
  })
  site.open()
  await screen.findByText('Firefox on Windows')
  return site
}

describe('devices', () => {
  test('this one is named and cannot be ended from here', async () => {
    await openProfile()
    expect(screen.getByText('This device')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Log out Chrome on Android' })).toBeNull()
  })

  test('another is ended after a question', async () => {
    const site = await openProfile()
    await site.user.click(screen.getByRole('button', { name: 'Log out Firefox on Windows' }))
    expect(site.sent(contract.endSession)).toHaveLength(0)
    await site.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull())
    expect(screen.getByText('Safari on iOS')).toBeDefined()
    expect(site.sent(contract.endSession)).toMatchObject([{ sessionId: 2 }])
  })

  test('all others are ended at once, and then there is nothing to end', async () => {
    const site = await openProfile()
    await site.user.click(screen.getByRole('button', { name: 'Log out others' }))
    await site.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
    expect(site.sent(contract.endSession)[0]).not.toHaveProperty('sessionId')
    expect(screen.queryByRole('button', { name: 'Log out others' })).toBeNull()
  })

  test('cancelling the dialog ends no session', async () => {
    const site = await openProfile()
    await site.user.click(screen.getByRole('button', { name: 'Log out Safari on iOS' }))
    await site.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(site.sent(contract.endSession)).toHaveLength(0)
  })

  test('a wrong password somewhere stands in the history', async () => {
    await openProfile()
    const row = screen.getByText('Edge on Windows').closest('li')
    expect(row?.textContent).toContain('Wrong password')
    expect(row?.textContent).toContain('Nov 21, 2026, 11:59 AM · Singapore')
  })
})

describe('the profile', () => {
  async function openEditing() {
    const site = await openProfile()
    await site.user.click(screen.getByRole('button', { name: 'Edit profile' }))
    const sheet = within(screen.getByRole('dialog', { name: 'Edit profile' }))
    const nickname = sheet.getByLabelText<HTMLInputElement>('Nickname')
    const save = async () => site.user.click(sheet.getByRole('button', { name: 'Save' }))
    return { ...site, sheet, nickname, save }
  }

  test('a new avatar and nickname are saved and seen at once', async () => {
    const site = await openEditing()
    site.answer(contract.modifyPlayer, ({ nickname = '', avatar = 0 }) => ({ nickname, avatar }))
    expect(site.sheet.getAllByRole('radio')).toHaveLength(12)
    await site.user.click(site.sheet.getByRole('radio', { name: 'Avatar 7' }))
    await site.user.clear(site.nickname)
    await site.user.type(site.nickname, 'Inday')
    await site.save()
    expect(await screen.findByRole('heading', { name: 'Inday' })).toBeDefined()
    expect(site.sent(contract.modifyPlayer)).toMatchObject([{ nickname: 'Inday', avatar: 7 }])
  })

  test('a nickname with a link is refused before it is sent', async () => {
    const site = await openEditing()
    await site.user.clear(site.nickname)
    await site.user.type(site.nickname, 'www.win')
    await site.save()
    expect(site.sheet.getByText(accountMessages['login.nicknameTip'])).toBeDefined()
    expect(site.sent(contract.modifyPlayer)).toHaveLength(0)
  })

  test('saving without a change sends nothing', async () => {
    const site = await openEditing()
    await site.save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(site.sent(contract.modifyPlayer)).toHaveLength(0)
  })

  test('without a mobile number there is the way to bind one', async () => {
    await openProfile(testPlayer({ mobile: '' }))
    expect(screen.getByRole('link', { name: /Add a mobile number/ }).getAttribute('href')).toBe('/bind')
  })

  test('the user id is copied', async () => {
    const site = await openProfile()
    await site.user.click(screen.getByRole('button', { name: 'Copy User ID' }))
    expect(await navigator.clipboard.readText()).toBe('123456789')
  })
})

describe('the password', () => {
  async function openChange(player = testPlayer()) {
    const site = await openProfile(player)
    site.answer(contract.modifyPassword, {})
    site.answer(contract.sendCode, {
      requestId: 'request-1',
      resendSeconds: 60,
      expireAt: instant(noon + 300_000),
      mobile: testPlayer().mobile,
    })
    await site.user.click(screen.getByRole('button', { name: /Change password/ }))
    const sheet = within(screen.getByRole('dialog', { name: 'Change password' }))
    const fillIn = async () => {
      await site.user.type(sheet.getByLabelText('Current password'), 'old-horse-1')
      await site.user.type(sheet.getByLabelText('New password'), 'new-horse-2')
      await site.user.type(sheet.getByLabelText('Confirm new password'), 'new-horse-2')
    }
    const change = async () => site.user.click(sheet.getByRole('button', { name: 'Change password' }))
    return { ...site, sheet, fillIn, change }
  }

  test('is changed with the old one and a code to the own number', async () => {
    const site = await openChange()
    await site.fillIn()
    await site.user.click(site.sheet.getByRole('button', { name: 'Send code' }))
    await site.user.type(site.sheet.getByLabelText(`Code for ${testPlayer().mobile}`), '123456')
    await site.change()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(site.sent(contract.sendCode)[0]).toMatchObject({ type: 3 })
    expect(site.sent(contract.sendCode)[0]).not.toHaveProperty('mobile')
    const [sent] = site.sent(contract.modifyPassword)
    expect(sent).toMatchObject({ code: '123456', requestId: 'request-1' })
    expect(await openedPassword(sent?.password ?? '')).toBe('old-horse-1')
    expect(await openedPassword(sent?.newPassword ?? '')).toBe('new-horse-2')
  })

  test('needs no code without a mobile number', async () => {
    const site = await openChange(testPlayer({ mobile: '' }))
    await site.fillIn()
    await site.change()
    await waitFor(() => expect(site.sent(contract.modifyPassword)).toHaveLength(1))
    expect(site.sent(contract.modifyPassword)[0]).not.toHaveProperty('code')
  })

  test.each([
    ['a wrong old one', refused(101), accountMessages['account.passwordWrong'], 'Current password'],
    ['the same again', refused(1004), accountMessages['account.passwordSame'], 'New password'],
    [
      'a weak one the server knows',
      faulty({ field: 'newPassword', key: 'login.passwordCommonTip', msg: 'Too easy.' }),
      'Too easy.',
      'New password',
    ],
  ])('%s is reported at its field', async (_, reply, text, label) => {
    const site = await openChange(testPlayer({ mobile: '' }))
    site.answer(contract.modifyPassword, reply)
    await site.fillIn()
    await site.change()
    expect(await site.sheet.findByText(text)).toBeDefined()
    expect(document.activeElement).toBe(site.sheet.getByLabelText(label))
  })

  test('an empty form lists the missing fields', async () => {
    const site = await openChange()
    await site.change()
    expect(site.sheet.getByText(accountMessages['account.passwordMissing'])).toBeDefined()
    expect(site.sheet.getByText(accountMessages['login.loginOtpTip'])).toBeDefined()
    expect(site.sent(contract.modifyPassword)).toHaveLength(0)
  })
})

describe('logging out', () => {
  const confirm = async () => within(await screen.findByRole('alertdialog'))

  test('asks, ends the session and leads to the sign-in', async () => {
    const site = await openProfile()
    site.answer(contract.signOut, {})
    await site.user.click(screen.getByRole('button', { name: 'Log out' }))
    expect(site.session.token()).toBe('token-of-maria')
    await site.user.click((await confirm()).getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(site.path()).toBe('/login'))
    expect(site.session.token()).toBeUndefined()
    expect(site.sent(contract.signOut)).toHaveLength(1)
  })

  test('Stay does nothing', async () => {
    const site = await openProfile()
    await site.user.click(screen.getByRole('button', { name: 'Log out' }))
    await site.user.click((await confirm()).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect([site.path(), site.session.token()]).toEqual(['/profile/info', 'token-of-maria'])
    expect(site.sent(contract.signOut)).toHaveLength(0)
  })

  test('works when the server cannot be reached', async () => {
    const site = await openProfile()
    site.answer(contract.signOut, broken(500))
    await site.user.click(screen.getByRole('button', { name: 'Log out' }))
    await site.user.click((await confirm()).getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(site.session.token()).toBeUndefined())
  })
})

test.each([
  [false, 'Verify your identity', 'Not verified yet. It takes a few minutes.'],
  [true, 'Identity', 'Your identity is verified.'],
])('an identity that is approved (%s) is named %s', async (hasKyc, title, subtitle) => {
  await openProfile(testPlayer({ hasKyc }))
  const row = screen.getByRole('link', { name: new RegExp(`^${title}`) })
  expect(row.textContent).toBe(`${title}${subtitle}`)
})
