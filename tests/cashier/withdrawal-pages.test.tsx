import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { getIdentity } from '#features/players/identity/contract.ts'
import { sendCode } from '#features/players/account/contract.ts'
import { testConfiguration } from '#features/players/account/testing/account-configuration.ts'
import { instant } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { broken, refused } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import '#platform/ui/testing/modal-dialogs.ts'
import {
  awaitTurnover,
  checkWithdrawal,
  getWithdrawalTerms,
  giveUpBonus,
  listWithdrawals,
  requestWithdrawal,
} from '#features/cashier/withdrawal/contract.ts'
import { messages as withdrawalMessages } from '#features/cashier/withdrawal/messages/en.ts'
import { WithdrawPage } from '#features/cashier/withdrawal/player/withdraw-page.tsx'
import { WithdrawalMethodPage } from '#features/cashier/withdrawal/player/withdrawal-method-page.tsx'
import type { ShownWithdrawal, WithdrawalTerms } from '#features/cashier/withdrawal/player/withdrawal-words.ts'

afterEach(leaveNothingBehind)

const now = instant(Date.UTC(2026, 10, 22, 4))
const gcash = {
  id: 7,
  bankId: 1,
  code: 'gcash',
  bankName: 'GCash',
  kind: 'ewallet',
  numberEnd: '4567',
  name: 'Maria Reyes',
  nameMatch: 'passes',
  isVerified: true,
  restsUntil: null,
} as const
const terms: WithdrawalTerms = {
  min: wireCentavos(10_000),
  max: wireCentavos(5_000_000),
  fee: wireCentavos(0),
  coin: wireCentavos(123_450),
  wallet: {
    withdrawable: wireCentavos(123_450),
    inPlaythrough: wireCentavos(0),
    held: wireCentavos(0),
    safebox: wireCentavos(0),
  },
  left: { count: 3, amount: wireCentavos(15_000_000) },
  accounts: [gcash],
  turnover: { remaining: wireCentavos(0), items: [] },
  blockers: [],
  open: null,
  isOnBreak: false,
  mobile: '+63917•••4567',
  canUsePasskey: false,
}
const noDetails = {
  firstName: '',
  middleName: '',
  lastName: '',
  birthDate: null,
  birthplace: '',
  nationality: '',
  presentAddress: '',
  permanentAddress: '',
  natureOfWork: '',
  sourceOfFunds: null,
  idType: null,
  idNumber: '',
} as const
const requested: ShownWithdrawal = {
  orderId: 'W261122AA',
  amount: wireCentavos(50_000),
  code: 'gcash',
  bankName: 'GCash',
  numberEnd: '4567',
  status: 'REQUESTED',
  createTime: now,
  endTime: null,
  reason: null,
  isCancellable: true,
  isLocked: false,
  expectedBy: now,
  steps: [{ state: 'REQUESTED', at: now }],
}

function openPages(address: string, known: WithdrawalTerms = terms) {
  const route = { access: 'player', title: '', frame: 'none' } as const
  const site = openTestTab({
    address,
    token: 'token',
    config: testConfiguration,
    routes: [
      { ...route, path: '/lobby/wallets/withdraw', screen: readyScreen(WithdrawPage) },
      { ...route, path: '/withdrawal/:name', screen: readyScreen(WithdrawalMethodPage) },
      { ...route, path: '/walletsKyc', screen: readyScreen(() => null) },
      { ...route, path: '/bindBankCard', screen: readyScreen(() => null) },
    ],
  })
  site.answer(getWithdrawalTerms, known)
  site.answer(listWithdrawals, { page: 1, size: 20, total: 0, list: [] })
  site.answer(checkWithdrawal, { order: requested })
  site.answer(sendCode, { requestId: 'r1', resendSeconds: 60, expireAt: now, mobile: terms.mobile })
  site.open()
  return site
}

/** Its last digit sends the form. */
/** The code's last digit sends it. */
async function fillForm(site: ReturnType<typeof openPages>) {
  await site.user.type(await screen.findByLabelText('Amount'), '500')
  await site.user.type(screen.getByLabelText('Withdrawal password'), '481516')
  await site.user.click(screen.getByRole('button', { name: 'Send code' }))
  const button = screen.getByRole('button', { name: 'Withdraw ₱500.00' })
  await site.user.type(screen.getByLabelText(/^Code for/), '123456')
  return button
}

test('once nothing stands before a withdrawal, the methods stand before the steps', async () => {
  openPages('/lobby/wallets/withdraw')
  const methods = await screen.findByText('Withdraw to')
  const steps = screen.getByText('Steps to withdraw')
  expect(methods.compareDocumentPosition(steps) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a form without its code says to have one sent, not that one was sent', async () => {
  const site = openPages('/withdrawal/gcash')
  await site.user.type(await screen.findByLabelText('Amount'), '500')
  await site.user.click(screen.getByRole('button', { name: 'Withdraw ₱500.00' }))
  expect(await screen.findByText('Tap “Send code”, then enter the 6 digits.')).toBeDefined()
  expect(screen.queryByText(/we sent/)).toBeNull()
})

test('every blocker is listed at once, each with its remedy', async () => {
  const blocker = { until: null, amount: null }
  openPages('/lobby/wallets/withdraw', {
    ...terms,
    blockers: [
      { ...blocker, kind: 'kyc' },
      { ...blocker, kind: 'turnover', amount: wireCentavos(30_000) },
      { ...blocker, kind: 'noAccount' },
    ],
  })
  expect(await screen.findByRole('link', { name: 'Verify your identity' })).toHaveProperty('pathname', '/walletsKyc')
  expect(screen.getByText('You have ₱300.00 of playthrough left before you can withdraw.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Add an account' })).toHaveProperty('search', '?back=1')
  expect(screen.queryByText('Withdraw to')).toBeNull()
})

const bonus = {
  id: 7,
  source: 'promo',
  title: 'Welcome',
  required: wireCentavos(4_500),
  done: wireCentavos(0),
  remaining: wireCentavos(4_500),
  expiresAt: now,
  debit: wireCentavos(1_500),
  excludedTypes: [],
}

test('a bonus that keeps the balance says what giving it up frees, and a deposit in the way says nothing', async () => {
  const blockers = [{ kind: 'turnover', until: null, amount: wireCentavos(4_500) }] as const
  const known = { ...terms, blockers: [...blockers], turnover: { remaining: wireCentavos(4_500), items: [bonus] } }
  openPages('/lobby/wallets/withdraw', known)
  expect(await screen.findByText('Or give up the bonus below and withdraw up to ₱1,219.50 now.')).toBeDefined()
  cleanup()
  const deposit = { ...bonus, id: 8, debit: null }
  openPages('/lobby/wallets/withdraw', { ...known, turnover: { ...known.turnover, items: [bonus, deposit] } })
  await screen.findByText('You have ₱45.00 of playthrough left before you can withdraw.')
  expect(screen.queryByText(/Or give up/)).toBeNull()
})

test('on a break the page offers neither play nor a deposit, only to give up the bonus', async () => {
  openPages('/lobby/wallets/withdraw', {
    ...terms,
    isOnBreak: true,
    blockers: [{ kind: 'bonusOnBreak', until: null, amount: null }],
    turnover: { remaining: wireCentavos(4_500), items: [bonus] },
  })
  expect(await screen.findByText(/You’re on a break, so a bonus can’t be played through/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Give up ₱15.00 bonus' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Play' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull()
})

test.each(['notEnough', 'neverDeposited', 'turnover', 'openRound'] as const)(
  'on a break nobody whose withdrawal waits for %s is led to a deposit or a game, on either page',
  async (kind) => {
    const known = { ...terms, isOnBreak: true, blockers: [{ kind, until: null, amount: null }] }
    for (const address of ['/lobby/wallets/withdraw', '/withdrawal/gcash']) {
      openPages(address, known)
      await screen.findByText(withdrawalMessages[`withdrawal.${kind}`])
      for (const link of screen.queryAllByRole('link')) {
        expect(link.getAttribute('href')).not.toMatch(/deposit|home/)
      }
      cleanup()
    }
  },
)

test('an identity in review says since when, and the next act is another one', async () => {
  const blocker = { until: null, amount: null }
  const site = openPages('/lobby/wallets/withdraw', {
    ...terms,
    blockers: [
      { ...blocker, kind: 'kyc' },
      { ...blocker, kind: 'noAccount' },
    ],
  })
  site.answer(getIdentity, {
    status: 'SUBMITTED',
    asked: [],
    faults: [],
    documents: [],
    details: noDetails,
    submittedAt: now,
    answerBy: null,
    dueAt: null,
    depositWaits: false,
  })
  expect(await screen.findByText('In review since Nov 22, 2026, 12:00 PM.')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Verify your identity' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Add an account' }).closest('[aria-current="step"]')).not.toBeNull()
})

const maya = { ...gcash, id: 8, bankId: 2, code: 'maya', bankName: 'Maya', numberEnd: '8901' } as const
const newMaya = { ...maya, restsUntil: instant(Date.UTC(2026, 10, 23, 4)) }
const foreignMaya = { ...maya, nameMatch: 'differs' } as const

test.each([
  [
    'is new',
    newMaya,
    /You can withdraw from Nov 23, 2026, 12:00 PM\./,
    'Available from Nov 23, 2026, 12:00 PM · ••8901',
  ],
  ['has another name', foreignMaya, /must be in the name on your ID/, 'Different name · ••8901'],
])(
  'a method whose only account %s says so before and behind its row, and leads to the others',
  async (_why, account, text, row) => {
    const known = { ...terms, accounts: [gcash, account] }
    openPages('/lobby/wallets/withdraw', known)
    expect(await screen.findByText(row)).toBeDefined()
    expect(screen.getByText('Usually within a minute · ••4567')).toBeDefined()
    cleanup()
    openPages('/withdrawal/maya', known)
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.queryByLabelText('Amount')).toBeNull()
    expect(screen.getByRole('link', { name: 'Withdraw to another account' })).toHaveProperty(
      'pathname',
      '/lobby/wallets/withdraw',
    )
  },
)

test('of two accounts of a method the one that can be paid to is chosen, and the other says why it cannot', async () => {
  openPages('/withdrawal/maya', { ...terms, accounts: [foreignMaya, { ...maya, id: 9, numberEnd: '2345' }] })
  const options = within(await screen.findByLabelText('Withdraw to')).getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ label, disabled, selected }) => [label, disabled, selected])).toEqual([
    ['Maya ••8901 · Different name', true, false],
    ['Maya ••2345 · Maria Reyes', false, true],
  ])
})

test.each([
  [0, 'No fee. We set the amount aside right away and pay it out once approved.'],
  [1_500, 'Fee ₱15.00. We set the amount aside right away and pay it out once approved.'],
])('under the form stands the fee that is configured: %i', async (fee, text) => {
  openPages('/withdrawal/gcash', { ...terms, fee: wireCentavos(fee) })
  expect(await screen.findByText(text)).toBeDefined()
})

test('the wallet says where every peso stands', async () => {
  openPages('/lobby/wallets/withdraw', {
    ...terms,
    wallet: {
      withdrawable: wireCentavos(0),
      inPlaythrough: wireCentavos(123_450),
      held: wireCentavos(50_000),
      safebox: wireCentavos(10_000),
    },
  })
  const parts = Array.from(
    (await screen.findByText('Total')).closest('dl')?.children ?? [],
    ({ textContent }) => textContent,
  )
  expect(parts).toEqual([
    'Needs playthrough first₱1,234.50',
    'Set aside for a withdrawal₱500.00',
    'Safebox₱100.00',
    'Total₱1,834.50',
  ])
})

test('the meter of what is left to be staked follows a round that was counted, without being asked again', async () => {
  const meter = (done: number): WithdrawalTerms['turnover'] => ({
    remaining: wireCentavos(100_000 - done),
    items: [
      {
        id: 5,
        source: 'promo:welcome',
        title: 'Welcome',
        required: wireCentavos(100_000),
        done: wireCentavos(done),
        remaining: wireCentavos(100_000 - done),
        expiresAt: -1,
        excludedTypes: [],
        debit: null,
      },
    ],
  })
  let done = 0
  const counted = Promise.withResolvers<void>()
  const site = openPages('/lobby/wallets/withdraw')
  site.answer(getWithdrawalTerms, () => ({ ...terms, turnover: meter(done) }))
  site.answer(awaitTurnover, async ({ remaining }) => {
    if (remaining === 100_000) await counted.promise
    else await new Promise(() => undefined)
    return { isChanged: true }
  })
  expect(await screen.findByText('₱0.00 of ₱1,000.00')).toBeDefined()
  done = 25_000
  counted.resolve()
  expect(await screen.findByText('₱250.00 of ₱1,000.00')).toBeDefined()
})

describe('a bonus', () => {
  const playthrough = { required: wireCentavos(100_000), done: wireCentavos(0), remaining: wireCentavos(100_000) }
  const each = { ...playthrough, expiresAt: -1 as const, excludedTypes: [] }
  const withBonus: WithdrawalTerms = {
    ...terms,
    turnover: {
      remaining: wireCentavos(200_000),
      items: [
        { id: 4, source: 'deposit', title: 'Deposit', debit: null, ...each },
        { id: 5, source: 'promo:welcome', title: 'Welcome', debit: wireCentavos(7_500), ...each },
      ],
    },
  }
  const ask = async (site: ReturnType<typeof openPages>) => {
    await site.user.click(await screen.findByRole('button', { name: 'Give up ₱75.00 bonus' }))
    return within(await screen.findByRole('alertdialog', { name: 'Give up this bonus?' }))
  }

  test('is given up for the amount that the question names, and a deposit cannot be', async () => {
    const site = openPages('/lobby/wallets/withdraw', withBonus)
    site.answer(giveUpBonus, { debit: wireCentavos(7_500) })
    const question = await ask(site)
    const text = '₱75.00 will be deducted from your balance, and the playthrough of “Welcome” ends. You keep ₱1,159.50.'
    expect(question.getByText(text)).toBeDefined()
    site.answer(getWithdrawalTerms, terms)
    await site.user.click(question.getByRole('button', { name: 'Give up bonus' }))
    expect(await screen.findByText('The bonus has ended.')).toBeDefined()
    expect(site.sent(giveUpBonus)).toMatchObject([{ id: 5, debit: 7_500 }])
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Give up/ })).toBeNull())
  })

  test('is kept by the other button, and a refusal is told and changes nothing', async () => {
    const site = openPages('/lobby/wallets/withdraw', withBonus)
    await site.user.click((await ask(site)).getByRole('button', { name: 'Keep bonus' }))
    expect(site.sent(giveUpBonus)).toEqual([])
    site.answer(giveUpBonus, refused(giveUpBonus.refusals.bonusInRound))
    await site.user.click((await ask(site)).getByRole('button', { name: 'Give up bonus' }))
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(screen.getByText('Welcome')).toBeDefined()
  })
})

test('a double tap asks for one withdrawal, whose steps stand in its place', async () => {
  const site = openPages('/withdrawal/gcash')
  site.answer(requestWithdrawal, { order: requested })
  await site.user.dblClick(await fillForm(site))
  expect(await screen.findByText('You requested this withdrawal. The amount is set aside.')).toBeDefined()
  expect(site.sent(requestWithdrawal)).toMatchObject([{ amount: 50_000, bankAccountId: 7, code: '123456' }])
})

test('a wish whose answer was lost is sent again under its id, and after a refusal under another', async () => {
  const site = openPages('/withdrawal/gcash')
  site.answer(requestWithdrawal, broken(503))
  const button = await fillForm(site)
  const sent = () => site.sent(requestWithdrawal).map(({ reqId }) => reqId)
  // A tap within a moment would be the same tap.
  const isReady = () => waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  await waitFor(() => expect(sent()).toHaveLength(1))
  await isReady()
  site.answer(requestWithdrawal, refused(requestWithdrawal.refusals.wrongPassword))
  await site.user.click(button)
  expect(await screen.findByText(withdrawalMessages['withdrawal.wrongPassword'])).toBeDefined()
  await isReady()
  site.answer(requestWithdrawal, { order: requested })
  await site.user.click(button)
  await waitFor(() => expect(sent()).toHaveLength(3))
  const [first, second, third] = sent()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a balance that another tab has spent is said at the amount, which stays, with what is left', async () => {
  const site = openPages('/withdrawal/gcash')
  await screen.findByLabelText('Amount')
  site.answer(requestWithdrawal, refused(requestWithdrawal.refusals.notEnough))
  site.answer(getWithdrawalTerms, { ...terms, coin: wireCentavos(40_000) })
  await fillForm(site)
  expect(await screen.findByText(withdrawalMessages['withdrawal.notEnough'])).toBeDefined()
  const field = screen.getByLabelText<HTMLInputElement>('Amount')
  await site.user.clear(field)
  await site.user.type(field, '500')
  expect(await screen.findByText(/₱400\.00/)).toBeDefined()
  expect(field.value).toBe('500')
})

test('a withdrawal that another tab requested meanwhile stands in the place of the form', async () => {
  const site = openPages('/withdrawal/gcash')
  await screen.findByLabelText('Amount')
  site.answer(requestWithdrawal, refused(requestWithdrawal.refusals.openWithdrawal))
  site.answer(getWithdrawalTerms, { ...terms, open: requested })
  await fillForm(site)
  expect(await screen.findByText('You requested this withdrawal. The amount is set aside.')).toBeDefined()
})

test.each([
  ['', 'Enter an amount in pesos, like 500.'],
  ['-5', 'Enter an amount in pesos, like 500.'],
  ['1e9', 'Enter an amount in pesos, like 500.'],
  ['99.99', 'The minimum withdrawal is ₱100.00.'],
  ['1,234.51', 'You only have ₱1,234.50 in your balance.'],
  ['90,071,992,547,409.93', 'The maximum withdrawal is ₱50,000.00.'],
])('"%s" is no amount that is sent', async (typed, fault) => {
  const site = openPages('/withdrawal/gcash')
  const field = await screen.findByLabelText('Amount')
  if (typed !== '') await site.user.type(field, typed)
  await site.user.click(screen.getByRole('button', { name: /^Withdraw/ }))
  expect(await screen.findByText(fault)).toBeDefined()
  expect(site.sent(requestWithdrawal)).toEqual([])
})

test('a withdrawal requested in another tab is shown here, too, with its end', async () => {
  const site = openPages('/lobby/wallets/withdraw', { ...terms, open: requested })
  expect(await screen.findByText('In progress')).toBeDefined()
  const steps: ShownWithdrawal['steps'] = [...requested.steps, { state: 'SUCCEEDED', at: now }]
  const end = { ...requested, status: 'SUCCEEDED', endTime: now, isCancellable: false, steps } as const
  site.answer(checkWithdrawal, { order: end })
  expect(await screen.findByText('Arrived in your account.')).toBeDefined()
})
