import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { onScreenEvents } from '#features/players/event-log/player/index.ts'
import * as contract from '../../contract.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { openedPassword } from '../../testing/account-configuration.ts'
import { testSignIn } from '../../testing/players.ts'
import { broken, refused, refusedByAnother } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openAccount, type AccountOptions } from '../../testing/open-account.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T07:00:00Z') })
})
afterEach(leaveNothingBehind)

const lineLogin = {
  clientId: '1234567890',
  authorizeUrl: 'https://line.example/authorize',
  redirectUri: 'https://bituin.example/login',
}

const account = () => screen.getByLabelText<HTMLInputElement>('Mobile number or username')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const agreement = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /agree to the/ })
const submit = () => screen.getByRole('button', { name: 'Log in' })

function openLogin(address = '/login', options: AccountOptions = {}) {
  const site = openAccount(address, options)
  site.answer(contract.signIn, testSignIn())
  site.open()
  const fillIn = async (name = 'maria88', secret = 'correct-horse') => {
    await site.user.type(account(), name)
    await site.user.type(password(), secret)
  }
  const logIn = async () => {
    await fillIn()
    await site.user.click(agreement())
    await site.user.click(submit())
  }
  return { ...site, fillIn, logIn }
}

describe('signing in', () => {
  test('leads to the lobby half a second after the answer, not before', async () => {
    const site = openLogin()
    await site.logIn()
    await waitFor(() => expect(site.session.token()).toBe('token-of-maria'))
    vi.advanceTimersByTime(400)
    expect(site.path()).toBe('/login')
    vi.advanceTimersByTime(100)
    expect(site.path()).toBe('/lobby/home')
    expect(await screen.findByRole('heading', { name: 'Lobby' })).toBeDefined()
  })

  test('sends the trimmed account, the sealed password and the device', async () => {
    const site = openLogin()
    await site.fillIn('  maria88 ', ' correct-horse ')
    await site.user.click(screen.getByRole('checkbox', { name: 'Keep me logged in' }))
    await site.user.click(agreement())
    await site.user.click(submit())
    await waitFor(() => expect(site.sent(contract.signIn)).toHaveLength(1))
    const [sent] = site.sent(contract.signIn)
    expect(sent).toMatchObject({ account: 'maria88', passwordKeyId: 'key-1', keepSignedIn: true, countryCode: '63' })
    expect(await openedPassword(sent?.password ?? '')).toBe('correct-horse')
    expect(sent?.phoneinfoJsonModel).toMatchObject({ isBrowser: 1, version: '1.0.28' })
  })

  test('a double tap sends once', async () => {
    const site = openLogin()
    await site.fillIn()
    await site.user.click(agreement())
    await site.user.dblClick(submit())
    await waitFor(() => expect(site.session.token()).toBeDefined())
    expect(site.sent(contract.signIn)).toHaveLength(1)
  })

  test.each([
    ['', ''],
    ['maria88', ''],
    ['', 'correct-horse'],
    ['   ', 'correct-horse'],
  ])('with account "%s" and password "%s" does nothing', async (name, secret) => {
    const site = openLogin()
    await site.user.click(agreement())
    if (name) await site.user.type(account(), name)
    if (secret) await site.user.type(password(), secret)
    await site.user.click(submit())
    expect(site.sent(contract.signIn)).toHaveLength(0)
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
  })

  test('tells when and where the account was last signed in to', async () => {
    const site = openLogin()
    const lastSignIn = {
      at: instant(Date.parse('2026-11-20T07:05:00Z')),
      device: 'Firefox on Windows',
      place: 'Philippines',
    }
    site.answer(contract.signIn, testSignIn({ lastSignIn }))
    await site.logIn()
    expect(
      await screen.findByText('Last login: Nov 20, 2026, 3:05 PM · Firefox on Windows · Philippines'),
    ).toBeDefined()
  })

  test('leads back to the page that asked for it', async () => {
    const site = openLogin('/bind')
    await waitFor(() => expect(site.path()).toBe('/login'))
    await site.logIn()
    await waitFor(() => expect(site.path()).toBe('/bind'))
  })
})

describe('failures', () => {
  test('customer service is offered above the form and with the refusal of a suspended player', async () => {
    const site = openLogin()
    site.answer(contract.signIn, refused(1018))
    expect(screen.getByRole('link', { name: 'Customer service' }).getAttribute('href')).toBe('/service?chat=open')
    await site.logIn()
    const help = await screen.findByRole('link', { name: 'Contact customer service' })
    expect(help.getAttribute('href')).toBe('/service?chat=open')
  })

  test('a closed account says so in the server’s words, with the way to reopen it', async () => {
    const site = openLogin()
    const msg = accountMessages['account.closed']
    site.answer(contract.signIn, refused(contract.signIn.refusals.closed, { msg }))
    await site.logIn()
    expect(await screen.findByText(msg)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Contact customer service' })).toBeDefined()
  })

  test.each([
    [101, refused],
    [102, refused],
    [1018, refused],
    [1019, refused],
    [1020, refused],
    [1043, refusedByAnother],
    [1045, refused],
    [1047, refusedByAnother],
    [1049, refusedByAnother],
  ] as const)('errcode %i says its own message', async (errcode, answer) => {
    const site = openLogin()
    site.answer(contract.signIn, answer(errcode))
    await site.logIn()
    expect(await screen.findByText(accountMessages[`login.loginFailed${errcode}`])).toBeDefined()
    expect(site.session.token()).toBeUndefined()
  })

  test('an errcode nobody knows is named in the general message', async () => {
    const site = openLogin()
    site.answer(contract.signIn, refusedByAnother(4711))
    await site.logIn()
    expect(await screen.findByText('Something went wrong (4711). Please try again.')).toBeDefined()
  })

  test('a server fault is named by its code, and the typed values stay', async () => {
    const site = openLogin()
    site.answer(contract.signIn, broken(503))
    await site.logIn()
    expect(await screen.findByText('Something went wrong (503). Please try again.')).toBeDefined()
    expect([account().value, password().value]).toEqual(['maria88', 'correct-horse'])
  })

  test('without a network it says so', async () => {
    const site = openLogin()
    site.answer(contract.signIn, () => {
      throw new TypeError('Failed to fetch')
    })
    await site.logIn()
    expect(await screen.findByText(accountMessages['account.offline'])).toBeDefined()
  })

  async function openUnlock(answer: Parameters<ReturnType<typeof openLogin>['answer']>[1]) {
    const site = openLogin()
    site.answer(contract.signIn, answer)
    site.answer(contract.sendCode, {
      requestId: 'request-1',
      resendSeconds: 60,
      expireAt: instant(Date.now() + 300_000),
      mobile: '+63917•••4567',
    })
    await site.logIn()
    expect(await screen.findByText('You can try again at 3:20 PM.')).toBeDefined()
    await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull())

    await site.user.click(screen.getByRole('button', { name: 'Unlock with a code' }))
    await site.user.type(await screen.findByLabelText('Mobile number of this account'), '9171234567')
    await site.user.click(screen.getByRole('button', { name: 'Send code' }))
    return { ...site, code: await screen.findByLabelText<HTMLInputElement>('6-digit code') }
  }
  const locked = () => refused(102, { retryAfterSeconds: 1200 })

  test('a lock tells its end, and a code to the number opens it with the password already given', async () => {
    const site = await openUnlock(({ code }) => (code ? testSignIn() : locked()))
    await site.user.type(site.code, '123456')

    await waitFor(() => expect(site.session.token()).toBe('token-of-maria'))
    expect(site.sent(contract.sendCode)).toMatchObject([{ type: 1, mobile: '9171234567' }])
    const last = site.sent(contract.signIn).at(-1)
    expect(last).toMatchObject({ code: '123456', requestId: 'request-1' })
    expect(await openedPassword(last?.password ?? '')).toBe('correct-horse')
  })

  test('a wrong code says so and stays selected, and the next one signs in by its last digit', async () => {
    const site = await openUnlock(({ code }) =>
      code === '123456' ? testSignIn() : code ? refused(contract.signIn.refusals.codeWrong) : locked(),
    )
    await site.user.type(site.code, '111111')
    await waitFor(() => expect([site.code.selectionStart, site.code.selectionEnd]).toEqual([0, 6]))
    expect(document.activeElement).toBe(site.code)
    await site.user.keyboard('123456')

    await waitFor(() => expect(site.session.token()).toBe('token-of-maria'))
    expect(site.sent(contract.signIn).map(({ code }) => code)).toEqual([undefined, '111111', '123456'])
  })
})

describe('the agreement', () => {
  test('is insisted on at its box, which gets the focus, until it is ticked', async () => {
    const site = openLogin()
    await site.fillIn()
    await site.user.click(submit())
    expect(await screen.findByText(accountMessages['verify.accountTips'])).toBeDefined()
    expect(document.activeElement).toBe(agreement())
    expect(agreement().getAttribute('aria-invalid')).toBe('true')
    const message = document.getElementById(agreement().getAttribute('aria-describedby') ?? '')
    expect(message?.textContent).toBe(accountMessages['verify.accountTips'])
    // A toast would be gone by now.
    await site.user.type(screen.getByLabelText('Password'), '1')
    await new Promise((resolve) => void setTimeout(resolve, 100))
    expect(screen.getByText(accountMessages['verify.accountTips'])).toBeDefined()
    expect(site.sent(contract.signIn)).toHaveLength(0)
    await site.user.click(agreement())
    expect(screen.queryByText(accountMessages['verify.accountTips'])).toBeNull()
  })

  test('in green mode is insisted on by the texts themselves, and I Agree ticks it', async () => {
    const site = openLogin('/login', { configuration: { mode: 'green' } })
    await site.fillIn()
    await site.user.click(submit())
    await screen.findByRole('dialog')
    expect(sessionStorage.getItem('agreementSheetOpened')).toBe('true')
    expect(agreement().checked).toBe(false)
    await agree(site.user)
    await waitFor(() => expect(agreement().checked).toBe(true))
    expect(site.sent(contract.signIn)).toHaveLength(0)
  })

  test('in green mode opens by ticking; closing it leaves the box unticked', async () => {
    const site = openLogin('/login', { configuration: { mode: 'green' } })
    await site.user.click(agreement())
    const sheet = within(await screen.findByRole('dialog'))
    await site.user.click(sheet.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(agreement().checked).toBe(false)
  })

  test('is read here by a tap on its text, which keeps what was typed', async () => {
    const site = openLogin()
    await site.fillIn()
    await site.user.click(screen.getByRole('link', { name: 'Terms of Use' }))
    expect(await screen.findByRole('dialog')).toBeDefined()
    expect(site.path()).toBe('/login')
    expect(account().value).toBe('maria88')
  })
})

describe('saved credentials', () => {
  test('the account of the last sign-in stands in the field; the password does not', async () => {
    const site = openLogin()
    await site.logIn()
    await waitFor(() => expect(site.session.token()).toBeDefined())
    expect(JSON.stringify(localStorage)).not.toContain('correct-horse')
    expect(localStorage.getItem('account')).toBe('"maria88"')
  })

  test('a stored account is prefilled', () => {
    localStorage.setItem('account', '"maria88"')
    openLogin()
    expect(account().value).toBe('maria88')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember password' }).checked).toBe(false)
  })

  test('the first visit is logged once', () => {
    const recorded: string[] = []
    onScreenEvents(() => {})()
    openLogin().session.clear()
    const first = localStorage.getItem('firstEnterLoginMenu')
    expect(JSON.parse(first ?? '')).toEqual({ name: 'first_enter_loginmenu', eventTime: expect.any(Number) })
    vi.advanceTimersByTime(60_000)
    openAccount('/login').open()
    expect(localStorage.getItem('firstEnterLoginMenu')).toBe(first)
    onScreenEvents(({ eventName }) => recorded.push(eventName))()
    expect(recorded).toEqual(['first_enter_loginmenu'])
  })
})

describe('LINE', () => {
  const button = () => screen.queryByRole('button', { name: 'Log in with LINE' })
  const back = '/login?code=line-code&state=state-of-this-tab'
  const attempt = { state: 'state-of-this-tab', codeVerifier: 'v'.repeat(43) }

  test('is hidden until it is configured', () => {
    openLogin()
    expect(button()).toBeNull()
  })

  test('is offered when it is configured, and wants the agreement first', async () => {
    const site = openLogin('/login', { configuration: { lineLogin } })
    await site.user.click(await screen.findByRole('button', { name: 'Log in with LINE' }))
    expect(await screen.findByText(accountMessages['verify.accountTips'])).toBeDefined()
    expect(sessionStorage.getItem('lineSignIn')).toBeNull()
  })

  test('the return with the state of this tab signs in, and leaves no code in the address', async () => {
    sessionStorage.setItem('lineSignIn', JSON.stringify(attempt))
    const site = openAccount(back, { configuration: { lineLogin } })
    site.answer(contract.signInByLine, testSignIn())
    site.open()
    await waitFor(() => expect(site.session.token()).toBe('token-of-maria'))
    expect(site.sent(contract.signInByLine)).toMatchObject([{ code: 'line-code', ...attempt }])
    expect(location.search).toBe('')
    expect(sessionStorage.getItem('lineSignIn')).toBeNull()
  })

  test.each([
    ['another state', '/login?code=line-code&state=state-of-somebody', JSON.stringify(attempt)],
    ['no attempt in this tab', back, null],
  ])('the return with %s sends nothing', async (_, address, stored) => {
    if (stored) sessionStorage.setItem('lineSignIn', stored)
    const site = openAccount(address, { configuration: { lineLogin } })
    site.open()
    expect(await screen.findByText(accountMessages['account.lineRefused'])).toBeDefined()
    expect(site.sent(contract.signInByLine)).toHaveLength(0)
  })

  test('a visitor who cancels at LINE learns that nothing has changed', async () => {
    sessionStorage.setItem('lineSignIn', JSON.stringify(attempt))
    const site = openAccount('/login?error=access_denied&state=state-of-this-tab', { configuration: { lineLogin } })
    site.open()
    expect(await screen.findByText(accountMessages['account.lineStopped'])).toBeDefined()
  })

  test('a new visitor is led to the registration, which carries the ticket', async () => {
    sessionStorage.setItem('lineSignIn', JSON.stringify(attempt))
    const site = openAccount(back, { configuration: { lineLogin } })
    site.answer(contract.signInByLine, refused(1055, { ticket: 'ticket-1' }))
    site.open()
    expect(await screen.findByText(accountMessages['account.registrationNeeded'])).toBeDefined()
    expect(site.path()).toBe('/register')
    expect(sessionStorage.getItem('lineTicket')).toBe('"ticket-1"')
  })
})

async function agree(user: ReturnType<typeof openAccount>['user']) {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'I Agree' })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
}
