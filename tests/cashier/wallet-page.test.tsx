import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { hours } from '#core/clock/duration.ts'
import { addDuration, instant, systemClock } from '#core/clock/instant.ts'
import { formatLately } from '#core/clock/manila-format.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { checkDeposit, listOpenDeposits } from '#features/cashier/deposit/contract.ts'
import { testDepositOrder } from '#features/cashier/deposit/testing/test-deposit-order.ts'
import { coinDetail } from '#features/cashier/money-record/contract.ts'
import { WalletPage } from '#features/cashier/wallet/player/wallet-page.tsx'
import { awaitTurnover, getWithdrawalTerms } from '#features/cashier/withdrawal/contract.ts'
import type { WithdrawalTerms } from '#features/cashier/withdrawal/player/index.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { broken } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import '#platform/ui/testing/modal-dialogs.ts'

afterEach(leaveNothingBehind)

const pesos = (amount: number) => wireCentavos(amount * 100)
const none = wireCentavos(0)
const now = systemClock.now()

const terms: WithdrawalTerms = {
  min: pesos(100),
  max: pesos(50_000),
  fee: none,
  coin: none,
  wallet: { withdrawable: none, inPlaythrough: none, held: none, safebox: none },
  left: { count: 3, amount: pesos(150_000) },
  accounts: [],
  turnover: { remaining: none, items: [] },
  blockers: [],
  open: null,
  isOnBreak: false,
  mobile: '+63917•••4567',
  canUsePasskey: false,
}

const noDeposits = { page: 1, size: 5, total: 0, list: [] }

function openWallet(known: WithdrawalTerms = terms, prepare = (_site: ReturnType<typeof openTestTab>) => {}) {
  const site = openTestTab({
    address: '/lobby/wallets',
    token: 'token',
    config: {},
    routes: [
      { path: '/lobby/wallets', access: 'player', title: '', screen: readyScreen(WalletPage), frame: 'none' },
      { path: '/lobby/wallets/deposit', access: 'player', title: '', screen: readyScreen(() => null), frame: 'none' },
    ],
  })
  site.answer(getWithdrawalTerms, known)
  site.answer(awaitTurnover, () => new Promise(() => {}))
  site.answer(listOpenDeposits, noDeposits)
  site.answer(coinDetail, { list: [], hasMore: false, listedFrom: null })
  prepare(site)
  site.open()
  return site
}

/** The amount beside each name in the list of parts. */
async function shownParts() {
  await screen.findByText('Withdrawable now')
  return screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
}

test('a new player sees zeros, both ways for money, and that transactions will appear', async () => {
  openWallet()
  expect(await shownParts()).toEqual([
    ['Withdrawable now', '₱0.00'],
    ['Needs playthrough first', '₱0.00'],
    ['Set aside for a withdrawal', '₱0.00'],
  ])
  expect(screen.getByRole('link', { name: 'Deposit' })).toHaveProperty('pathname', '/lobby/wallets/deposit')
  expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveProperty('pathname', '/lobby/wallets/withdraw')
  expect(screen.getByText('No transactions yet')).toBeDefined()
  expect(screen.queryByText('Next steps')).toBeNull()
})

const bonusItem = {
  id: 4,
  source: 'promo',
  title: 'Welcome bonus',
  required: pesos(1_500),
  done: pesos(300),
  remaining: pesos(1_200),
  expiresAt: -1 as const,
  debit: pesos(300),
  excludedTypes: [],
}

test('the balance is what its parts are together, a bonus is a part of it, and the total has what is set aside', async () => {
  openWallet({
    ...terms,
    coin: wireCentavos(1_234_567_890),
    wallet: {
      withdrawable: none,
      inPlaythrough: wireCentavos(1_234_567_890),
      held: pesos(500),
      safebox: pesos(20.5),
    },
    turnover: { remaining: pesos(1_200), items: [bonusItem] },
  })
  expect(await shownParts()).toEqual([
    ['Withdrawable now', '₱0.00'],
    ['Needs playthrough first', '₱12,345,678.90'],
    ['Bonus in it', '₱300.00'],
    ['Set aside for a withdrawal', '₱500.00'],
    ['Safebox', '₱20.50'],
    ['Total', '₱12,346,199.40'],
  ])
  expect(screen.getByText('Balance').parentElement?.nextElementSibling?.textContent).toBe('₱12,345,678.90')
  expect(screen.getByRole('progressbar', { name: 'Welcome bonus' })).toBeDefined()
})

test('an unpaid deposit, a withdrawal in progress and what stands before the next one say what happens next', async () => {
  const by = addDuration(now, hours(20))
  const site = openWallet(
    {
      ...terms,
      wallet: { ...terms.wallet, held: pesos(500) },
      blockers: [
        { kind: 'openWithdrawal', until: null, amount: null },
        { kind: 'kyc', until: null, amount: null },
      ],
      open: {
        orderId: 'W261122AA',
        amount: pesos(500),
        code: 'gcash',
        bankName: 'GCash',
        numberEnd: '4567',
        status: 'MANUAL_REVIEW',
        createTime: now,
        endTime: null,
        reason: null,
        isCancellable: true,
        isLocked: false,
        expectedBy: by,
        steps: [{ state: 'REQUESTED', at: now }],
      },
    },
    (tab) => {
      const order = testDepositOrder()
      tab.answer(listOpenDeposits, { ...noDeposits, total: 1, list: [order] })
      tab.answer(checkDeposit, { isRechargeDone: false, order })
    },
  )
  const order = testDepositOrder()
  const deposit = await screen.findByRole('button', { name: /^Deposit ₱500\.00/ })
  expect(within(deposit).getByText(`First · pay by ${formatLately(order.expireAt)}`)).toBeDefined()
  const withdrawal = screen.getByRole('link', { name: /^Withdrawal ₱500\.00/ })
  expect(withdrawal.textContent).toContain('to GCash ••4567 · We’ll review it by ')
  expect(screen.getByRole('link', { name: /^Next step to withdraw/ }).textContent).toContain('Verify your identity')

  await site.user.click(deposit)
  expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeDefined()
})

test('what fails to load says so in its own place, and is loaded on demand', async () => {
  const movement = {
    id: 3,
    time: instant(Date.parse('2026-11-20T16:01:00Z')),
    kind: 'win',
    reason: 'win',
    reference: 'round-1',
    gameName: 'Jeepney Roll',
    counter: 'game',
    amount: wireCentavos(1_250),
    balance: wireCentavos(100_750),
  } as const
  const site = openWallet(terms, (tab) => {
    tab.answer(listOpenDeposits, broken(500))
    tab.answer(coinDetail, { list: [movement], hasMore: true, listedFrom: null })
  })
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
  expect(screen.getByText('Your unpaid deposits didn’t load.')).toBeDefined()
  expect(screen.getByText('Win · Nov 21, 12:01 AM')).toBeDefined()
  site.answer(listOpenDeposits, noDeposits)
  await site.user.click(again)
  await expect.poll(() => screen.queryByText('Your unpaid deposits didn’t load.')).toBeNull()
})

test('without its figures the page says so and asks again', async () => {
  const site = openWallet(terms, (tab) => tab.answer(getWithdrawalTerms, broken(500)))
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
  site.answer(getWithdrawalTerms, { ...terms, wallet: { ...terms.wallet, withdrawable: pesos(7) } })
  await site.user.click(again)
  expect((await screen.findAllByText('₱7.00')).length).toBe(2)
})
