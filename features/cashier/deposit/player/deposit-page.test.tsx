import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { getPlayer } from '#features/players/account/player-contract.ts'
import { instant } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { refused } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind } from '#platform/browser/testing/test-tab.tsx'
import { getCare } from '#features/players/responsible-play/player/index.ts'
import { readChannelStates } from '#features/cashier/channel/player/index.ts'
import { beginDeposit, checkDeposit, listDeposits, listOpenDeposits, quoteDeposit, reportDeposit } from '../contract.ts'
import { openDeposit, secondIcon } from '../testing/open-deposit.tsx'
import { testChoice, testQuote } from '../testing/test-quote.ts'
import { testDepositOrder, type WireOrder } from '../testing/test-deposit-order.ts'

afterEach(leaveNothingBehind)

const resetsAt = instant(1_764_518_400_000)
const nobody = { page: 1, size: 5, total: 0, list: [] }
const patient = { timeout: 10_000 }

const line = {
  offer: 'ladder-recharge',
  title: 'Deposit ladder',
  step: 3,
  betRate: 5,
  endsAt: instant(1_764_518_400_000),
}
const ladder = testChoice('offers', 7_500, {
  lines: [{ ...line, bonus: wireCentavos(7_500), playthrough: wireCentavos(37_500) }],
  isBest: true,
})
const couponLine = { ...line, offer: 'coupon', title: '+10% deposit coupon', step: null, endsAt: -1 as const }
const coupon = testChoice('coupon', 5_000, {
  couponId: 8,
  lines: [{ ...couponLine, bonus: wireCentavos(5_000), playthrough: wireCentavos(25_000) }],
})
const noBonus = testChoice('none', 0)

function openPage(order: WireOrder = testDepositOrder(), closed: readonly number[] = [], quote = testQuote()) {
  const site = openDeposit('/lobby/wallets/deposit')
  site.answer(listOpenDeposits, nobody)
  site.answer(listDeposits, nobody)
  site.answer(quoteDeposit, quote)
  site.answer(beginDeposit, order)
  site.answer(readChannelStates, { closed: [...closed] })
  site.answer(checkDeposit, { isRechargeDone: false, order })
  site.open()
  return site
}

const openQuoted = (quote: Parameters<typeof testQuote>[0]) => openPage(undefined, [], testQuote(quote))

test('the ways to pay stand in the operator’s order, the first is chosen, and a closed one is not offered', async () => {
  openPage()
  const radios = await screen.findAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ checked, labels }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['First', true],
    ['Second', false],
  ])
})

test('the form appears when nothing above its button can shift the layout', async () => {
  const site = openDeposit('/lobby/wallets/deposit')
  const answering = Promise.withResolvers<{ closed: number[] }>()
  site.answer(listOpenDeposits, nobody)
  site.answer(quoteDeposit, testQuote())
  site.answer(readChannelStates, () => answering.promise)
  site.open()
  expect(await screen.findByText('Loading payment methods')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Deposit ₱500.00' })).toBeNull()
  answering.resolve({ closed: [] })
  expect(await screen.findByRole('button', { name: 'Deposit ₱500.00' }, patient)).toBeDefined()
})

test('an amount is chosen with one tap, and only what the way to pay takes is offered', async () => {
  const site = openPage()
  await site.user.click(await screen.findByRole('button', { name: '₱200' }))
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('200')
  expect(screen.queryByRole('button', { name: '₱90,000' })).toBeNull()
})

test.each([
  ['', 'Enter an amount in pesos, from ₱100.00 to ₱50,000.00.'],
  ['99.99', 'The minimum deposit is ₱100.00. Enter ₱100.00 to ₱50,000.00.'],
  ['50,000.01', 'The maximum deposit is ₱50,000.00. Enter ₱100.00 to ₱50,000.00.'],
  ['1e9', 'Enter an amount in pesos, from ₱100.00 to ₱50,000.00.'],
])('"%s" is a fault of the amount and never sent', async (typed, fault) => {
  const site = openPage()
  const field = await screen.findByLabelText('Amount')
  await site.user.clear(field)
  if (typed !== '') await site.user.type(field, typed)
  await site.user.click(screen.getByRole('button', { name: 'Deposit' }))
  expect(await screen.findByText(fault)).toBeDefined()
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(fault)
  expect(site.sent(beginDeposit)).toEqual([])
})

test('a sum above the maximum is a fault at once, one below the minimum when the field is left', async () => {
  const site = openPage()
  const field = await screen.findByLabelText('Amount')
  await site.user.clear(field)
  await site.user.type(field, '99')
  expect(screen.queryByText(/minimum deposit/)).toBeNull()
  await site.user.tab()
  expect(await screen.findByText(/^The minimum deposit is/)).toBeDefined()
  await site.user.type(field, '0000')
  expect(await screen.findByText(/^The maximum deposit is/)).toBeDefined()
  await site.user.type(field, '{Backspace}{Backspace}')
  expect(screen.queryByText(/(maximum|minimum) deposit is/)).toBeNull()
})

test('a double tap begins one deposit, with version 4 and the chosen way to pay', async () => {
  const site = openPage()
  const answering = Promise.withResolvers<WireOrder>()
  site.answer(beginDeposit, () => answering.promise)
  await site.user.dblClick(await screen.findByRole('button', { name: 'Deposit ₱500.00' }))
  answering.resolve(testDepositOrder())
  await screen.findByRole('dialog', { name: 'Deposit' }, patient)
  expect(site.sent(beginDeposit)).toMatchObject([{ amount: 50_000, version: 4, actType: 3, rechargeType: 3 }])
})

test('a refusal is shown at the button, and the form keeps what was typed', async () => {
  const site = openPage()
  site.answer(beginDeposit, refused(1207))
  await site.user.click(await screen.findByRole('button', { name: 'Deposit ₱500.00' }))
  expect(await screen.findByText(/1207/)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('500')
})

test('a limit that was reached meanwhile says so, leads to the limits, and keeps amount and bonus', async () => {
  const site = openQuoted({ choices: [ladder, coupon, noBonus] })
  await site.user.selectOptions(await screen.findByLabelText('Bonus', {}, patient), 'coupon 8')
  site.answer(beginDeposit, refused(beginDeposit.refusals.limitReached))
  await site.user.click(screen.getByRole('button', { name: 'Deposit ₱500.00' }))
  expect(await screen.findByText(/1211/, {}, patient)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Your limits' }).getAttribute('href')).toBe('/profile/limits')
  expect(screen.getByLabelText<HTMLSelectElement>('Bonus').value).toBe('coupon 8')
  expect(screen.getByRole('button', { name: 'Deposit ₱500.00' })).toBeDefined()
})

test.each([
  ['day', 'Your daily limit is ₱1,500.00, with ₱300.00 left. Unpaid deposits count.'],
  ['month', 'Your monthly limit is ₱1,500.00, with ₱300.00 left. Unpaid deposits count.'],
] as const)('a limit of a %s that is in the way says how much it leaves', async (period, text) => {
  const site = openPage()
  const wide = { kind: 'deposit', amount: 900_000, operatorAmount: null, used: 0, resetsAt, waiting: null } as const
  const limits = [
    { ...wide, period: 'week' as const },
    { ...wide, period, amount: 150_000, used: 120_000 },
    { ...wide, period: 'day' as const, kind: 'loss' as const, amount: 100 },
  ]
  site.answer(getCare, { limits, break: null, realityMinutes: 30, mayPrompt: true })
  site.answer(beginDeposit, refused(beginDeposit.refusals.limitReached))
  await site.user.click(await screen.findByRole('button', { name: 'Deposit ₱500.00' }))
  expect(await screen.findByText(text, {}, patient)).toBeDefined()
  // The unpaid deposit that fills it may have begun in another tab.
  await waitFor(() => expect(site.sent(listOpenDeposits).length).toBeGreaterThan(1))
})

test('without a connection the form says that no money was taken, until the connection is back', async () => {
  const site = openPage()
  site.answer(beginDeposit, () => Promise.reject(new TypeError('fetch failed')))
  await site.user.click(await screen.findByRole('button', { name: 'Deposit ₱500.00' }))
  expect(await screen.findByText(/no money was taken/)).toBeDefined()
  act(() => site.connection.answered())
  await waitFor(() => expect(screen.queryByText(/no money was taken/)).toBeNull())
})

test('the provider’s page stays in the sheet until the payment is credited, then the balance is refetched', async () => {
  const site = openPage()
  await site.user.click(await screen.findByRole('button', { name: 'Deposit ₱500.00' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Deposit' }, patient))
  expect(sheet.getByTitle('First payment page')).toBeDefined()
  const credited = testDepositOrder({ status: 'credited', credited: wireCentavos(49_900), payUrl: null })
  site.answer(checkDeposit, { isRechargeDone: true, order: credited })
  expect(await sheet.findByRole('heading', { name: '₱499.00 received' }, patient)).toBeDefined()
  expect(sheet.getByText(/Your order was for ₱500\.00/)).toBeDefined()
  await waitFor(() => expect(site.sent(getPlayer).length).toBeGreaterThan(0))
})

test('the sheet to pay in repeats the bonus that the form promised', async () => {
  const site = openPage(testDepositOrder({ promised: wireCentavos(7_500) }))
  await site.user.click(await screen.findByRole('button', { name: 'Deposit ₱500.00' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Deposit' }, patient))
  expect(sheet.getByText('First · plus a bonus of ₱75.00')).toBeDefined()
})

test('who came from a game is led back into it once the money is there', async () => {
  const site = openPage()
  act(() => site.navigator.navigate('/lobby/wallets/deposit', { data: { leftGame: 7 } }))
  await site.user.click(await screen.findByRole('button', { name: 'Deposit ₱500.00' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Deposit' }, patient))
  site.answer(checkDeposit, {
    isRechargeDone: true,
    order: testDepositOrder({ status: 'credited', credited: wireCentavos(50_000), payUrl: null }),
  })
  const way = await sheet.findByRole('link', { name: 'Back to the game' }, patient)
  expect(way.getAttribute('href')).toBe('/start?gameId=7')
})

test.each([
  ['failed', 'Payment failed'],
  ['expired', 'Time to pay is up'],
] as const)('an order that has %s says so, and leads back to another try', async (status, heading) => {
  const site = openPage()
  await site.user.click(await screen.findByRole('button', { name: 'Deposit ₱500.00' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Deposit' }, patient))
  site.answer(checkDeposit, { isRechargeDone: false, order: testDepositOrder({ status, payUrl: null }) })
  expect(await sheet.findByRole('heading', { name: heading }, patient)).toBeDefined()
  await site.user.click(sheet.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Deposit ₱500.00' })).toBeDefined()
})

test('a code is drawn, with its order, its hints made from the time that it is valid, and a clock', async () => {
  const site = openPage(testDepositOrder({ qrCodeText: '000201010212' }))
  await site.user.click(await screen.findByRole('button', { name: 'Deposit ₱500.00' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Deposit' }, patient))
  expect(sheet.getByTitle('Payment QR code')).toBeDefined()
  expect(sheet.getByText('D261121AB')).toBeDefined()
  expect(sheet.getByText(/Pay within 10 minutes/)).toBeDefined()
  expect(sheet.getByRole('timer').textContent).toMatch(/^\d+:\d\d$/)
})

test('the records say what became of each deposit, and one that is open leads back to its payment', async () => {
  const site = openDeposit('/lobby/wallets/records')
  const list = [
    testDepositOrder(),
    testDepositOrder({
      orderId: 'D261121AC',
      status: 'credited',
      credited: wireCentavos(49_900),
      payUrl: null,
    }),
  ]
  site.answer(listDeposits, { page: 1, size: 20, total: 2, list })
  site.answer(checkDeposit, { isRechargeDone: false, order: testDepositOrder() })
  site.open()
  expect(await screen.findByText('Received')).toBeDefined()
  expect(screen.getByText('₱499.00')).toBeDefined()
  await site.user.click(screen.getByRole('button', { name: /Unpaid/ }))
  expect(await screen.findByRole('dialog', { name: 'Deposit' }, patient)).toBeDefined()
})

test('without a deposit the records lead to the deposit page', async () => {
  const site = openDeposit('/lobby/wallets/records')
  site.answer(listDeposits, { ...nobody, size: 20 })
  site.open()
  expect(await screen.findByRole('heading', { name: 'No deposits yet' })).toBeDefined()
})

test('a way to pay that does not work says so before an amount is typed, and the next one is chosen', async () => {
  openPage(testDepositOrder(), [3])
  expect(await screen.findByText('Not available right now', {}, patient)).toBeDefined()
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, true],
  ])
})

test('a way to pay shows the operator’s icon where there is one, and a sign that fits elsewhere', async () => {
  openPage()
  const second = await screen.findByRole('radio', { name: 'Second' }, patient)
  expect(second.parentElement?.querySelector('img')?.getAttribute('src')).toBe(secondIcon)
  const first = screen.getByRole('radio', { name: 'First' })
  expect(first.parentElement?.querySelector('img')).toBeNull()
  expect(first.parentElement?.querySelector('svg')).not.toBeNull()
})

test('a bank transfer shows where it goes, part by part, and is reported with one tap', async () => {
  const bank = { bankName: 'Sandbox Bank', shortBankName: 'SB', accountName: 'Bituin', cardNum: '0000 1234' }
  const order = testDepositOrder({ payUrl: null, appRechargeBankOwn: { ...bank, amount: wireCentavos(50_000) } })
  const site = openPage(order)
  site.answer(reportDeposit, { ...order, isReported: true })
  await site.user.click(await screen.findByRole('button', { name: 'Deposit ₱500.00' }))
  const sheet = await screen.findByRole('dialog', { name: 'Deposit' }, patient)
  expect(await within(sheet).findByText('0000 1234', {}, patient)).toBeDefined()
  expect(within(sheet).getByText('Bank code').parentElement?.textContent).toContain('SB')
  expect(
    within(sheet).getByText(/Check the account before every transfer, even if you’ve used it before/),
  ).toBeDefined()
  expect(within(sheet).getByText(/we are not liable for money sent to an old account/)).toBeDefined()
  expect(within(sheet).getByText(/from an account in your own name/)).toBeDefined()
  await site.user.click(within(sheet).getByRole('button', { name: 'I’ve paid' }))
  await waitFor(() => expect(site.sent(reportDeposit)).toMatchObject([{ orderId: order.orderId }]), patient)
})

test('the form says what is paid and what comes of it, with the best bonus chosen, and sends what it promised', async () => {
  const site = openQuoted({ choices: [ladder, coupon, noBonus] })
  const box = within(await screen.findByRole('region', { name: 'You get' }, patient))
  expect(await box.findByText(/You pay/, {}, patient)).toBeDefined()
  await waitFor(() => expect(box.getByText(/You pay/).textContent).toBe('You pay ₱500.00, you get ₱575.00'), patient)
  expect(box.getByText('Deposit ladder, step 3: 5× playthrough on ₱75.00.')).toBeDefined()
  await site.user.click(screen.getByRole('button', { name: 'Deposit ₱500.00' }))
  await waitFor(() => expect(site.sent(beginDeposit)).toMatchObject([{ promised: 7_500, takesBonus: true }]), patient)
})

test('the place of what is credited asks for an amount while the one entered cannot be deposited', async () => {
  const site = openQuoted({ choices: [noBonus] })
  const field = await screen.findByLabelText('Amount', {}, patient)
  await site.user.clear(field)
  await site.user.type(field, '5')
  const box = within(screen.getByRole('region', { name: 'You get' }))
  expect(box.getByText('Enter an amount within the limits to see what you get.')).toBeDefined()
  await site.user.type(field, '00')
  await waitFor(() => expect(box.getByText(/You pay/).textContent).toContain('You pay ₱500.00'), patient)
})

test.each([
  ['coupon 8', { couponId: 8, promised: 5_000, takesBonus: true }, 'You pay ₱500.00, you get ₱550.00'],
  ['none', { promised: 0, takesBonus: false }, 'You pay ₱500.00, you get ₱500.00'],
] as const)('instead of the best, %s can be chosen: what is left open is said first', async (key, sent, sum) => {
  const site = openQuoted({ choices: [ladder, coupon, noBonus] })
  await site.user.selectOptions(await screen.findByLabelText('Bonus', {}, patient), key)
  const box = within(screen.getByRole('region', { name: 'You get' }))
  expect(box.getByText(/You pay/).textContent).toBe(sum)
  expect(box.getByText(/Deposit ladder, step 3 stays open until/)).toBeDefined()
  await site.user.click(screen.getByRole('button', { name: 'Deposit ₱500.00' }))
  await waitFor(() => expect(site.sent(beginDeposit)).toMatchObject([sent]), patient)
})

test('a chosen bonus that is gone says so, and a refused one fetches a new quote', async () => {
  const site = openQuoted({ choices: [ladder, coupon, noBonus] })
  await site.user.selectOptions(await screen.findByLabelText('Bonus', {}, patient), 'coupon 8')
  site.answer(quoteDeposit, testQuote({ choices: [ladder, noBonus] }))
  site.answer(beginDeposit, refused(1215))
  await site.user.click(screen.getByRole('button', { name: 'Deposit ₱500.00' }))
  expect(await screen.findByText(/isn’t available any more/, {}, patient)).toBeDefined()
  expect(screen.getByText(/You pay/).textContent).toBe('You pay ₱500.00, you get ₱575.00')
})

test('an amount that would end the first deposit offer is warned of above the button, and one tap mends it', async () => {
  const items = [{ id: 2001, count: 30_000, betRate: 5 }]
  const lost = { offer: 'first-charge', title: 'First deposit', step: null, items, endsAt: -1 as const }
  const site = openQuoted({ missed: [{ ...lost, need: wireCentavos(100_000), isLost: true }] })
  const warning = await screen.findByText(/If your first deposit is smaller, this offer ends/, {}, patient)
  const button = screen.getByRole('button', { name: 'Deposit ₱500.00' })
  expect(warning.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  site.answer(quoteDeposit, testQuote())
  await site.user.click(screen.getByRole('button', { name: 'Deposit ₱1,000.00' }))
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('1,000')
})

test('where the identity comes first, the way there stands in the place of the button', async () => {
  openQuoted({ identityNeeded: true })
  const way = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Verify your identity' }, patient)
  expect(way.pathname).toBe('/walletsKyc')
  expect(screen.getByText('You can deposit once your identity is verified.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Deposit/ })).toBeNull()
})

test('the method of the last deposit stands first', async () => {
  const site = openDeposit('/lobby/wallets/deposit')
  site.answer(listOpenDeposits, nobody)
  site.answer(readChannelStates, { closed: [] })
  site.answer(quoteDeposit, testQuote())
  site.answer(listDeposits, { ...nobody, list: [testDepositOrder({ channel: 'Second' })] })
  site.open()
  const radios = await screen.findAllByRole<HTMLInputElement>('radio', {}, patient)
  expect(radios.map(({ checked, labels }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['Second', true],
    ['First', false],
  ])
})

test('“I’ve paid” queries the provider at once, and says if nothing has arrived', async () => {
  const site = openPage(testDepositOrder({ qrCodeText: '000201010212' }))
  await site.user.click(await screen.findByRole('button', { name: 'Deposit ₱500.00' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Deposit' }, patient))
  await site.user.click(sheet.getByRole('button', { name: 'I’ve paid' }))
  expect(await sheet.findByText(/hasn’t arrived yet/, {}, patient)).toBeDefined()
  expect(site.sent(checkDeposit)).toContainEqual(expect.objectContaining({ hasPaid: true }))
})

test.each([
  [7_500, 7_500, /with a bonus of ₱75\.00/],
  [7_500, 0, /The bonus of ₱75\.00 wasn’t added/],
  [0, 0, /^It’s now in your balance\.$/],
])('of a promised bonus of %i and a credited one of %i the end says the truth', async (promised, bonus, text) => {
  const site = openPage()
  await site.user.click(await screen.findByRole('button', { name: 'Deposit ₱500.00' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Deposit' }, patient))
  const more = { status: 'credited', credited: wireCentavos(50_000), payUrl: null } as const
  const order = testDepositOrder({ ...more, promised: wireCentavos(promised), bonus: wireCentavos(bonus) })
  site.answer(checkDeposit, { isRechargeDone: true, order })
  expect(await sheet.findByText(text, {}, patient)).toBeDefined()
})
