import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ComponentType } from 'react'
import type { Call } from '#core/contract/call.ts'
import * as account from '#features/players/account/contract.ts'
import * as bank from '#features/cashier/bank-account/contract.ts'
import { BindBankCardPage } from '#features/cashier/bank-account/player/bind-bank-card-page.tsx'
import { report } from '#features/lobby/support-ticket/contract.ts'
import { ReportForm } from '#features/lobby/support-ticket/player/report-form.tsx'
import * as deposit from '#features/cashier/deposit/contract.ts'
import { PaidReport } from '#features/cashier/deposit/player/paid-report.tsx'
import { DepositPage } from '#features/cashier/deposit/player/deposit-page.tsx'
import { plainOrder } from '#features/cashier/deposit/player/plain-order.ts'
import { testDepositOrder } from '#features/cashier/deposit/testing/test-deposit-order.ts'
import * as identity from '#features/players/identity/contract.ts'
import { KycPage } from '#features/players/identity/player/kyc-page.tsx'
import { KycUploadPage } from '#features/players/identity/player/kyc-upload-page.tsx'
import * as care from '#features/players/responsible-play/contract.ts'
import { LimitsPage } from '#features/players/responsible-play/player/limits-page.tsx'
import * as safebox from '#features/cashier/safebox/contract.ts'
import { SafeboxPage } from '#features/cashier/safebox/player/safebox-page.tsx'
import { WalletsPasswordPage } from '#features/cashier/safebox/player/wallets-password-page.tsx'
import * as withdrawal from '#features/cashier/withdrawal/contract.ts'
import { WithdrawPage } from '#features/cashier/withdrawal/player/withdraw-page.tsx'
import { WithdrawalMethodPage } from '#features/cashier/withdrawal/player/withdrawal-method-page.tsx'
import { BindPage } from '#features/players/account/player/profile/bind-page.tsx'
import { ForgetPage } from '#features/players/account/player/access/forget-page.tsx'
import { LoginPage } from '#features/players/account/player/access/login-page.tsx'
import { ProfileInfoPage } from '#features/players/account/player/profile/profile-info-page.tsx'
import { RegisterPage } from '#features/players/account/player/registration/register-page.tsx'
import { SuperiorPage } from '#features/players/account/player/registration/superior-page.tsx'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { broken } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { answerKnown, knownSite, wholeCode } from './known-answers.ts'

afterEach(leaveNothingBehind)

/** One button that moves money or makes a record: where it stands, what is filled in before, and the call that it makes. */
type Row = {
  readonly what: string
  readonly page: ComponentType
  readonly path?: `/${string}`
  readonly address?: string
  readonly call: Call
  readonly fill?: () => Promise<void> | void
  readonly button: () => Promise<HTMLElement>
  readonly signedOut?: boolean
}

const named = (name: string | RegExp) => screen.findByRole('button', { name })
const type = async (label: string | RegExp, value: string) =>
  void fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const tap = async (name: string | RegExp) => void fireEvent.click(await named(name))
/** In the dialog that asks whether it is meant. */
const inQuestion = async (name: string) => within(await screen.findByRole('alertdialog')).findByRole('button', { name })
const withCode = async () => {
  await tap('Send code')
  await type(/^Code for|^6-digit code/, wholeCode)
}
const Report = () => <PaidReport order={plainOrder(testDepositOrder())} onReported={() => undefined} />
const limitRow = async (kind: string, period: RegExp) =>
  void fireEvent.click(within(await screen.findByRole('region', { name: kind })).getByRole('button', { name: period }))

const rows: readonly Row[] = [
  { what: 'a deposit', page: DepositPage, call: deposit.beginDeposit, button: () => named('Deposit ₱500.00') },
  { what: 'the word that it is paid', page: Report, call: deposit.reportDeposit, button: () => named('I’ve paid') },
  {
    what: 'a withdrawal',
    page: WithdrawalMethodPage,
    path: '/withdrawal/:name',
    address: '/withdrawal/gcash',
    call: withdrawal.requestWithdrawal,
    fill: async () => {
      await type('Amount', '500')
      await type('Withdrawal password', '481516')
      await withCode()
    },
    button: () => named('Withdraw ₱500.00'),
  },
  {
    what: 'the end of a withdrawal',
    page: WithdrawPage,
    call: withdrawal.cancelWithdrawal,
    fill: () => tap('Cancel withdrawal'),
    button: () => inQuestion('Cancel withdrawal'),
  },
  {
    what: 'the lock of a withdrawal',
    page: WithdrawPage,
    call: withdrawal.lockWithdrawal,
    fill: () => tap('Lock withdrawal'),
    button: () => inQuestion('Lock withdrawal'),
  },
  {
    what: 'a bank account',
    page: BindBankCardPage,
    call: bank.addBankAccount,
    fill: async () => {
      await type('E-wallet mobile number', '09171234567')
      await type('Account holder’s name', 'Maria Reyes')
      await withCode()
    },
    button: () => named('Add account'),
  },
  {
    what: 'another bank account',
    page: BindBankCardPage,
    address: '/page?account=7',
    call: bank.modifyBankAccount,
    fill: async () => {
      await type('E-wallet mobile number', '09171234567')
      await type('Account holder’s name', 'Maria Reyes')
      await withCode()
    },
    button: () => named('Change account'),
  },
  {
    what: 'what a player tells of themselves',
    page: KycPage,
    call: identity.submitIdentity,
    fill: () => type('Present address', 'Barangay Poblacion, Makati'),
    button: () => named('Submit'),
  },
  {
    what: 'the pictures',
    page: KycUploadPage,
    path: '/walletsKycUpload',
    call: identity.submitIdentity,
    button: () => named('Submit'),
  },
  {
    what: 'coins into the safebox',
    page: SafeboxPage,
    call: safebox.putIntoSafebox,
    fill: () => type('Amount', '5'),
    button: () => named('Move to safebox'),
  },
  {
    what: 'coins out of the safebox',
    page: SafeboxPage,
    call: safebox.takeOutOfSafebox,
    fill: async () => {
      fireEvent.click(await screen.findByRole('radio', { name: 'To balance' }))
      await type('Amount', '5')
      await type('Withdrawal password', '481516')
    },
    button: () => named('Move to balance'),
  },
  {
    what: 'another withdrawal password',
    page: WalletsPasswordPage,
    call: safebox.modifyPassword,
    fill: async () => {
      await type('Current withdrawal password', '481516')
      await type('New withdrawal password', '162342')
      await type('Confirm withdrawal password', '162342')
      await withCode()
    },
    button: () => named('Change password'),
  },
  {
    what: 'a limit',
    page: LimitsPage,
    call: care.setLimit,
    fill: async () => {
      await limitRow('Losses', /Per week/)
      await type('Maximum amount', '500')
    },
    button: () => named('Save'),
  },
  {
    what: 'the end of a limit',
    page: LimitsPage,
    call: care.setLimit,
    fill: () => limitRow('Bets', /Per day/),
    button: () => named('Remove this limit'),
  },
  {
    what: 'the word that a limit may be higher',
    page: LimitsPage,
    call: care.confirmLimit,
    fill: () => limitRow('Bets', /Per day/),
    button: () => named('Confirm'),
  },
  {
    what: 'a break',
    page: LimitsPage,
    call: care.takeBreak,
    fill: () => tap('24 hours'),
    button: () => inQuestion('Start now'),
  },
  {
    what: 'a self-exclusion',
    page: LimitsPage,
    call: care.takeBreak,
    fill: () => tap('5 years'),
    button: () => inQuestion('Start now'),
  },
  {
    what: 'another reality check',
    page: LimitsPage,
    call: care.setRealityCheck,
    button: () => screen.findByRole('radio', { name: '15 min' }),
  },
  {
    what: 'a mobile number',
    page: BindPage,
    path: '/bind',
    call: account.bindMobile,
    fill: async () => {
      await type('Mobile number', '9171234567')
      await withCode()
    },
    button: () => named('Add this number'),
  },
  {
    what: 'a code',
    page: BindPage,
    path: '/bind',
    call: account.sendCode,
    fill: () => type('Mobile number', '9171234567'),
    button: () => named('Send code'),
  },
  {
    what: 'another password',
    page: ProfileInfoPage,
    call: account.modifyPassword,
    fill: async () => {
      await tap('Change password')
      await type('Current password', 'isang gabing tahimik')
      await type('New password', 'dalawang gabing tahimik')
      await type('Confirm new password', 'dalawang gabing tahimik')
      await withCode()
    },
    button: async () => within(await screen.findByRole('dialog')).findByRole('button', { name: 'Change password' }),
  },
  {
    what: 'another name',
    page: ProfileInfoPage,
    call: account.modifyPlayer,
    fill: async () => {
      await tap('Edit profile')
      await type('Nickname', 'Amihan')
    },
    button: () => named('Save'),
  },
  {
    what: 'the end of a session',
    page: ProfileInfoPage,
    call: account.endSession,
    fill: () => tap('Log out Firefox on Windows'),
    button: () => inQuestion('Log out'),
  },
  {
    what: 'who invited the player',
    page: SuperiorPage,
    call: account.fillSuperior,
    fill: () => type('Your friend’s user ID', '4711'),
    button: () => named('Save'),
  },
  {
    what: 'a report',
    page: ReportForm,
    call: report,
    fill: () => type(/^What happened/, 'The deposit of this morning is missing.'),
    button: () => named('Send'),
  },
  {
    what: 'a sign-in',
    page: LoginPage,
    call: account.signIn,
    signedOut: true,
    fill: async () => {
      await type('Mobile number or username', '9171234567')
      await type('Password', 'isang gabing tahimik')
      fireEvent.click(await screen.findByRole('checkbox', { name: /agree/i }))
    },
    button: () => named('Log in'),
  },
  {
    what: 'a registration',
    page: RegisterPage,
    call: account.register,
    signedOut: true,
    fill: async () => {
      await type('Mobile number', '9171234567')
      await withCode()
      fireEvent.click(await named('Continue'))
      await type('Password', 'isang gabing tahimik')
      // A press right after an answer would count as a double tap.
      await waitFor(async () => expect((await named('Continue')).getAttribute('aria-busy')).toBeNull())
      await type('Confirm password', 'isang gabing tahimik')
      fireEvent.click(await named('Continue'))
      for (const [part, value] of Object.entries({ Year: '1990', Month: '3', Day: '9' })) await type(part, value)
      for (const box of await screen.findAllByRole('checkbox')) fireEvent.click(box)
    },
    button: () => named('Create account'),
  },
  {
    what: 'a password that was forgotten',
    page: ForgetPage,
    call: account.resetPassword,
    signedOut: true,
    fill: async () => {
      await type('Mobile number', '9171234567')
      await withCode()
      await type('New password', 'dalawang gabing tahimik')
      await type('Confirm new password', 'dalawang gabing tahimik')
    },
    button: () => named('Set new password'),
  },
]

test.each(rows)('two taps at once, and one while they wait, are $what once', async (row) => {
  const { page, path = '/page', address = path, call, fill, button, signedOut = false } = row
  const route = { access: 'public', title: '', frame: 'none' } as const
  const tab = openTestTab({
    address,
    ...(signedOut ? {} : { token: 'token' }),
    config: knownSite,
    routes: [
      { ...route, path, screen: readyScreen(page) },
      { ...route, path: '/login', screen: readyScreen(() => null) },
    ],
  })
  answerKnown(tab, path)
  const answered = Promise.withResolvers<ReturnType<typeof broken>>()
  tab.answer(call, () => answered.promise)
  tab.open()
  await fill?.()
  const taken = await button()

  // Nothing is drawn between the two.
  act(() => {
    taken.click()
    taken.click()
  })
  await waitFor(() => expect(tab.sent(call)).toHaveLength(1))
  act(() => taken.click())
  answered.resolve(broken(503))
  // A second call would have kept it busy until it was answered as well.
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  expect(tab.sent(call)).toHaveLength(1)
})
