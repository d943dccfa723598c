import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { eligibilityDeclarations } from '#features/players/legal/player/index.ts'
import * as contract from '../../contract.ts'
import { invitationLink } from '../../invitation.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { openedPassword, testConfiguration } from '../../testing/account-configuration.ts'
import { testSignIn } from '../../testing/players.ts'
import { faulty, refused } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openAccount, type AccountOptions } from '../../testing/open-account.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T07:00:00Z') })
})
afterEach(leaveNothingBehind)

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create account' })
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' })
const statement = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /every statement on this list/ })
const step = (number: number) => screen.getByText(`Step ${number} of 3`)
const agreement = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /agree to the/ })
const mobile = () => screen.getByLabelText<HTMLInputElement>('Mobile number')
const code = () => screen.getByLabelText<HTMLInputElement>('6-digit code')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const confirmation = () => screen.getByLabelText<HTMLInputElement>('Confirm password')
const codeButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Send|Resend)/ })
const fault = (text: string) => screen.queryByText(text)

function openRegistration(options: AccountOptions & { readonly address?: string } = {}) {
  const site = openAccount(options.address ?? '/register', options)
  site.answer(contract.register, testSignIn())
  site.answer(contract.checkCode, {})
  site.answer(contract.sendCode, {
    requestId: 'request-1',
    resendSeconds: 60,
    expireAt: instant(Date.now() + 300_000),
    mobile: '+63917•••4567',
  })
  site.open()
  const { user } = site
  const chooseBirthDate = async (month: string, day: string, year: string) => {
    await user.selectOptions(screen.getByLabelText('Month'), month)
    await user.selectOptions(screen.getByLabelText('Day'), day)
    await user.selectOptions(screen.getByLabelText('Year'), year)
  }
  const declareAll = () => user.click(statement())
  const passContact = async () => {
    await user.type(mobile(), '9171234567')
    await user.click(codeButton())
    await user.type(code(), '123456')
    await screen.findByText('Step 2 of 3')
    // Presses right after an answer count as a double tap.
    await waitFor(() => expect(next().getAttribute('aria-busy')).toBeNull())
  }
  const passPassword = async () => {
    await user.type(password(), 'correct-horse')
    await user.type(confirmation(), 'correct-horse')
    await user.click(next())
  }
  const fillIn = async () => {
    await passContact()
    await passPassword()
    await chooseBirthDate('March', '9', '1990')
    await declareAll()
    await user.click(agreement())
  }
  return { ...site, chooseBirthDate, declareAll, passContact, passPassword, fillIn }
}

describe('an account is opened', () => {
  test('with everything that was answered, and leads to the lobby', async () => {
    const site = openRegistration()
    await site.fillIn()
    await site.user.click(submit())
    expect(await screen.findByText('Success.')).toBeDefined()
    const [sent] = site.sent(contract.register)
    expect(sent).toMatchObject({
      account: '9171234567',
      countryCode: '63',
      type: 0,
      code: '123456',
      requestId: 'request-1',
      birthDate: '1990-03-09',
      declarations: eligibilityDeclarations.map(({ id }) => id),
      agreements: {
        termsOfUse: testConfiguration.legal.termsOfUse,
        privacyPolicy: testConfiguration.legal.privacyPolicy,
      },
    })
    expect(await openedPassword(sent?.password ?? '')).toBe('correct-horse')
    expect(site.session.token()).toBe('token-of-maria')
    vi.advanceTimersByTime(500)
    await waitFor(() => expect(site.path()).toBe('/lobby/home'))
  })

  test('with who is to be thanked for the visit, which is then forgotten', async () => {
    localStorage.setItem('adParameters', JSON.stringify({ afuid: 'from-link' }))
    const site = openRegistration()
    await site.fillIn()
    await site.user.click(submit())
    await waitFor(() => expect(site.session.token()).toBeDefined())
    expect(site.sent(contract.register)).toMatchObject([
      { phoneinfoJsonModel: { isBrowser: 1, deviceIdJsonModel: { afuid: 'from-link' } } },
    ])
    expect(localStorage.getItem('adParameters')).toBeNull()
  })

  test('a double tap sends once', async () => {
    const site = openRegistration()
    await site.fillIn()
    await site.user.dblClick(submit())
    await waitFor(() => expect(site.session.token()).toBeDefined())
    expect(site.sent(contract.register)).toHaveLength(1)
  })

  test('by username without a code, where the operator wants it so', async () => {
    const site = openRegistration({ configuration: { registerType: 'username' } })
    await site.user.type(screen.getByLabelText('Username'), 'maria88')
    await site.user.click(next())
    await site.passPassword()
    await site.chooseBirthDate('March', '9', '1990')
    await site.declareAll()
    await site.user.click(agreement())
    await site.user.click(submit())
    await waitFor(() => expect(site.sent(contract.register)).toHaveLength(1))
    expect(site.sent(contract.register)[0]).not.toHaveProperty('code')
  })

  test.each([
    ['as the lobby shares it', invitationLink('', 'ABCD2345')],
    ['as it was shared earlier', '/register?invite=ABCD2345'],
  ])('with the invitation of the address %s, kept for a later visit', async (_how, address) => {
    openRegistration({ address })
    await waitFor(() => expect(localStorage.getItem('inviteCode')).toBe('"ABCD2345"'))
    screen.getByRole('button', { name: 'Back' })
  })

  test('with the stored invite and the LINE ticket, which are used up by it', async () => {
    localStorage.setItem('inviteCode', '"ABCD2345"')
    sessionStorage.setItem('lineTicket', '"ticket-1"')
    const site = openRegistration()
    await site.fillIn()
    await site.user.click(submit())
    await waitFor(() => expect(site.session.token()).toBeDefined())
    expect(site.sent(contract.register)).toMatchObject([{ inviteCode: 'ABCD2345', lineTicket: 'ticket-1' }])
    expect([localStorage.getItem('inviteCode'), sessionStorage.getItem('lineTicket')]).toEqual([null, null])
  })
})

describe('three steps', () => {
  test('follow each other, and what was typed is there on the way back', async () => {
    const site = openRegistration()
    step(1)
    expect(screen.queryByRole('button', { name: 'Previous step' })).toBeNull()
    await site.passContact()
    step(2)
    expect(document.activeElement).toBe(password())
    await site.passPassword()
    step(3)
    await site.user.click(screen.getByRole('button', { name: 'Previous step' }))
    expect(password().value).toBe('correct-horse')
    await site.user.click(screen.getByRole('button', { name: 'Previous step' }))
    expect([mobile().value, code().value]).toEqual(['9171234567', '123456'])
  })

  test('the list of the law can be read below the one statement', async () => {
    await openAtEligibility()
    const list = parentOf(screen.getByText('Who may play under the law'))
    for (const { text } of eligibilityDeclarations) expect(within(list).getByText(text)).toBeDefined()
    expect(statement().checked).toBe(false)
  })
})

async function openAtEligibility(options: AccountOptions = {}) {
  const site = openRegistration(options)
  await site.passContact()
  await site.passPassword()
  return site
}

describe('the agreement', () => {
  test('is asked for when the form is sent without it, at its box, and states no age a second time', async () => {
    const site = await openAtEligibility()
    await site.chooseBirthDate('March', '9', '1990')
    await site.declareAll()
    expect(submit().disabled).toBe(false)
    await site.user.click(submit())
    expect(fault(accountMessages['verify.accountTips'])).not.toBeNull()
    expect(document.activeElement).toBe(agreement())
    expect(site.sent(contract.register)).toHaveLength(0)
    await site.user.click(agreement())
    expect(fault(accountMessages['verify.accountTips'])).toBeNull()
    expect(screen.queryByRole('checkbox', { name: /21 or older and agree/ })).toBeNull()
  })

  test('in green mode is given in the sheet', async () => {
    const site = await openAtEligibility({ configuration: { mode: 'green' } })
    await site.user.click(agreement())
    const sheet = within(await screen.findByRole('dialog'))
    expect(agreement().checked).toBe(false)
    const agree = await sheet.findByRole<HTMLButtonElement>('button', { name: 'I Agree' })
    await waitFor(() => expect(agree.disabled).toBe(false))
    await site.user.click(agree)
    await waitFor(() => expect(agreement().checked).toBe(true))
  })
})

describe('faults appear at their fields', () => {
  test('all of a step when it is left, with the focus on the first, and the step stays', async () => {
    const site = openRegistration()
    await site.user.click(next())
    for (const text of ['Enter a mobile number with 10 to 11 digits.', accountMessages['login.loginOtpTip']]) {
      expect(fault(text), text).not.toBeNull()
    }
    expect(document.activeElement).toBe(mobile())
    step(1)
    await site.passContact()
    await site.user.click(next())
    expect(fault('Use 8 to 64 characters.')).not.toBeNull()
    step(2)
    await site.passPassword()
    await site.user.click(submit())
    for (const key of ['login.birthDateTip', 'login.declarationTip', 'verify.accountTips'] as const) {
      expect(fault(accountMessages[key]), key).not.toBeNull()
    }
    expect(site.sent(contract.register)).toHaveLength(0)
  })

  test('a number is looked at when it is left, not while it is typed', async () => {
    const site = openRegistration()
    const text = 'Enter a mobile number with 10 to 11 digits.'
    await site.user.type(mobile(), '917')
    expect(fault(text)).toBeNull()
    await site.user.tab()
    expect(fault(text)).not.toBeNull()
    await site.user.type(mobile(), '1234567')
    expect(fault(text)).toBeNull()
  })

  test('a field that was only passed by is left alone', async () => {
    const site = openRegistration()
    await site.user.click(mobile())
    await site.user.tab()
    expect(screen.queryByText('Enter a mobile number with 10 to 11 digits.')).toBeNull()
  })

  test('a number with another beginning gets the required one named', async () => {
    const site = openRegistration({ configuration: { accountRule: { mobileStartsWith: '9' } } })
    await site.user.type(mobile(), '8171234567')
    await site.user.tab()
    expect(fault('The mobile number must start with 9.')).not.toBeNull()
  })

  test('a username outside the rules', async () => {
    const site = openRegistration({ configuration: { registerType: 'username' } })
    await site.user.type(screen.getByLabelText('Username'), 'ma_ria')
    await site.user.tab()
    expect(fault('Use 6 to 16 letters and numbers.')).not.toBeNull()
  })

  test('a password that everybody has', async () => {
    const site = openRegistration()
    await site.passContact()
    await site.user.type(password(), 'password123')
    await site.user.tab()
    expect(fault(accountMessages['login.passwordCommonTip'])).not.toBeNull()
  })

  test('two passwords that differ', async () => {
    const site = openRegistration()
    await site.passContact()
    await site.user.type(password(), 'correct-horse')
    await site.user.type(confirmation(), 'correct-house')
    await site.user.tab()
    expect(fault(accountMessages['login.loginConfirmationTip'])).not.toBeNull()
  })

  test('the years begin with that of the youngest players', async () => {
    await openAtEligibility()
    const years = within(screen.getByLabelText('Year')).getAllByRole('option')
    expect(years.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['2005', '2004', '2003'])
  })

  test('twenty years and 364 days are too young, a day more is not', async () => {
    const site = await openAtEligibility()
    await site.chooseBirthDate('November', '22', '2005')
    await site.user.click(submit())
    expect(fault(accountMessages['login.ageTip'])).not.toBeNull()
    await site.chooseBirthDate('November', '21', '2005')
    expect(fault(accountMessages['login.ageTip'])).toBeNull()
  })

  test('a fault that the server finds appears at its field and disappears when the field changes', async () => {
    const site = openRegistration()
    const msg = accountMessages['login.agreementOutdatedTip']
    site.answer(contract.register, () =>
      faulty(
        { field: 'account', key: 'login.loginPhoneTip', msg: 'Not this number.' },
        { field: 'agreements', key: 'login.agreementOutdatedTip', msg },
      ),
    )
    await site.fillIn()
    await site.user.click(submit())
    expect(await screen.findByText('Not this number.')).toBeDefined()
    expect(document.activeElement).toBe(mobile())
    step(1)
    await site.user.type(mobile(), '{Backspace}8')
    expect(fault('Not this number.')).toBeNull()
    // Presses right after an answer count as a double tap.
    await waitFor(() => expect(next().getAttribute('aria-busy')).toBeNull())
    await site.user.click(next())
    await screen.findByText('Step 2 of 3')
    await waitFor(() => expect(next().getAttribute('aria-busy')).toBeNull())
    await site.user.click(next())
    step(3)
    expect(fault(msg)).not.toBeNull()
  })

  test('a wrong code is reported in the first step, and the right one leads on', async () => {
    const site = openRegistration()
    site.answer(contract.checkCode, refused(1045))
    await site.user.type(mobile(), '9171234567')
    await site.user.click(codeButton())
    await site.user.type(code(), '111111')
    expect(await screen.findByText(accountMessages['login.loginFailed1045'])).toBeDefined()
    expect(document.activeElement).toBe(code())
    expect([code().selectionStart, code().selectionEnd]).toEqual([0, 6])
    step(1)
    site.answer(contract.checkCode, {})
    await site.user.keyboard('123456')
    expect(await screen.findByText('Step 2 of 3')).toBeDefined()
    expect(site.sent(contract.checkCode)).toMatchObject([
      { code: '111111' },
      { code: '123456', requestId: 'request-1' },
    ])
  })

  test('too many checks are explained in the first step', async () => {
    const site = openRegistration()
    site.answer(contract.checkCode, refused(1020))
    await site.user.type(mobile(), '9171234567')
    await site.user.type(code(), '123456')
    expect(await screen.findByText(accountMessages['login.loginFailed1020'])).toBeDefined()
    step(1)
  })

  test('a code is checked once, pasted or filled from the message, and not again until it has changed', async () => {
    const site = openRegistration()
    site.answer(contract.checkCode, refused(1045))
    await site.user.type(mobile(), '9171234567')
    await site.user.click(code())
    await site.user.paste('Your code: 111 111')
    expect(await screen.findByText(accountMessages['login.loginFailed1045'])).toBeDefined()
    await site.user.keyboard('111111')
    await waitFor(() => expect(next().getAttribute('aria-busy')).toBeNull())
    expect(site.sent(contract.checkCode)).toHaveLength(1)
    await site.user.click(next())
    expect(await screen.findByText(accountMessages['login.loginFailed1045'])).toBeDefined()
    expect(site.sent(contract.checkCode)).toHaveLength(2)
  })

  test('a code beside a faulty number waits for the button', async () => {
    const site = openRegistration()
    await site.user.type(mobile(), '12345')
    await site.user.type(code(), '123456')
    await site.user.type(mobile(), '{Control>}a{/Control}9171234567')
    step(1)
    expect(site.sent(contract.checkCode)).toHaveLength(0)
    await site.user.click(next())
    expect(await screen.findByText('Step 2 of 3')).toBeDefined()
  })

  test('a step that is shown again waits with its code', async () => {
    const site = openRegistration()
    await site.passContact()
    await site.user.click(screen.getByRole('button', { name: 'Previous step' }))
    await waitFor(() => expect(code().value).toBe('123456'))
    step(1)
    expect(site.sent(contract.checkCode)).toHaveLength(1)
  })

  test('a code that is used up by the end is reported at the code', async () => {
    const site = openRegistration()
    site.answer(contract.register, refused(1045))
    await site.fillIn()
    await site.user.click(submit())
    expect(await screen.findByText(accountMessages['login.loginFailed1045'])).toBeDefined()
    expect(document.activeElement).toBe(code())
  })
})

describe('refusals', () => {
  test.each([1020, 1043, 1047, 1049] as const)('errcode %i says its own message', async (errcode) => {
    const site = openRegistration()
    site.answer(contract.register, refused(errcode))
    await site.fillIn()
    await site.user.click(submit())
    expect(await screen.findByText(accountMessages[`login.loginFailed${errcode}`])).toBeDefined()
  })

  test('a player with an account is led to the sign-in with the number filled in', async () => {
    const site = openRegistration()
    site.answer(contract.register, refused(1043))
    await site.fillIn()
    await site.user.click(submit())
    const notice = within(await screen.findByText(accountMessages['login.loginFailed1043']).then(parentOf))
    await site.user.click(notice.getByRole('link', { name: 'Log in' }))
    await waitFor(() => expect(site.path()).toBe('/login'))
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number or username').value).toBe('9171234567')
  })
})

describe('the code', () => {
  test('is sent for registering, with a countdown of a minute in the button', async () => {
    const site = openRegistration()
    await site.user.type(mobile(), '9171234567')
    await site.user.click(codeButton())
    expect(await screen.findByText(accountMessages['login.loginSendSucc'])).toBeDefined()
    expect(site.sent(contract.sendCode)).toMatchObject([{ type: 0, mobile: '9171234567', countryCode: '63' }])
    expect(codeButton().disabled).toBe(true)
    expect(codeButton().textContent).toMatch(/^Resend in (60|59)s$/)
    await vi.advanceTimersByTimeAsync(30_000)
    await waitFor(() => expect(codeButton().textContent).toMatch(/^Resend in (30|29|28)s$/))
    await vi.advanceTimersByTimeAsync(31_000)
    await waitFor(() => expect(codeButton().disabled).toBe(false))
    expect(codeButton().textContent).toBe('Resend code')
  })

  test('a double tap asks for one code', async () => {
    const site = openRegistration()
    await site.user.type(mobile(), '9171234567')
    await site.user.dblClick(codeButton())
    await screen.findByText(accountMessages['login.loginSendSucc'])
    expect(site.sent(contract.sendCode)).toHaveLength(1)
  })

  test('is not asked for with a number that cannot be one', async () => {
    const site = openRegistration()
    await site.user.type(mobile(), '917')
    await site.user.click(codeButton())
    expect(fault('Enter a mobile number with 10 to 11 digits.')).not.toBeNull()
    expect(site.sent(contract.sendCode)).toHaveLength(0)
  })

  test('that could not be sent says so with its errcode', async () => {
    const site = openRegistration()
    site.answer(contract.sendCode, refused(1020, { retryAfterSeconds: 3_000 }))
    await site.user.type(mobile(), '9171234567')
    await site.user.click(codeButton())
    const notice = await screen.findByText(accountMessages['login.loginSendFail'])
    expect(notice.textContent).toContain('(1020)')
  })

  test('that comes too soon after another says how long to wait, and waits as long', async () => {
    const site = openRegistration()
    site.answer(contract.sendCode, refused(1020, { retryAfterSeconds: 42 }))
    await site.user.type(mobile(), '9171234567')
    await site.user.click(codeButton())
    await screen.findByText('You can request another code in 42s.')
    await waitFor(() => expect(codeButton().textContent).toMatch(/^Resend in 4[12]s$/))
  })
})

describe('modes', () => {
  test('without an SMS service a form that needs a code is not offered, and says why', () => {
    openRegistration({ configuration: { codesSent: false } })
    expect(screen.getByText(/You can’t create an account right now\..* can’t send codes yet/)).toBeDefined()
    expect(screen.queryByLabelText('Mobile number')).toBeNull()
    expect(screen.getByRole('link', { name: 'Contact customer service' }).getAttribute('href')).toMatch('/service')
  })

  test('without an SMS service players register where no code is needed', () => {
    openRegistration({ configuration: { codesSent: false, registerType: 'username' } })
    expect(screen.getByLabelText('Username')).toBeDefined()
  })

  test('without codes the number is asked for with its reason', () => {
    openRegistration({ configuration: { registerType: 'phoneNoOtp' } })
    expect(screen.getByText(accountMessages['login.phoneNoOtpTip'])).toBeDefined()
    expect(screen.queryByLabelText('6-digit code')).toBeNull()
  })

  test('green mode wants a number, a code and names the site, which cannot be changed', () => {
    openRegistration({ configuration: { mode: 'green', registerType: 'username' } })
    expect(screen.getByLabelText<HTMLInputElement>('Site')).toMatchObject({ value: 'localhost', readOnly: true })
    expect([mobile(), code()]).toHaveLength(2)
  })

  test('green mode offers the sites of the operator', async () => {
    const site = openRegistration({ configuration: { mode: 'green', siteList: ['bituin.example', 'tala.example'] } })
    await site.user.selectOptions(screen.getByLabelText('Site'), 'tala.example')
    expect(screen.getByLabelText<HTMLSelectElement>('Site').value).toBe('tala.example')
  })
})

const parentOf = (element: HTMLElement): HTMLElement => element.parentElement ?? element
