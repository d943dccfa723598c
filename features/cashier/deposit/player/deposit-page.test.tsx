import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { getPlayer } from '#features/players/account/player-contract.ts'
import { listItems } from '#features/players/inventory/player/index.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { refused } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind } from '#platform/browser/testing/test-tab.tsx'
import { readChannelStates } from '#features/cashier/channel/player/index.ts'
import { beginDeposit, checkDeposit, listDeposits, listOpenDeposits, reportDeposit } from '../contract.ts'
import { openDeposit, secondIcon } from '../testing/open-deposit.tsx'
import { testDepositOrder, type WireOrder } from '../testing/test-deposit-order.ts'

afterEach(leaveNothingBehind)

const nobody = { page: 1, size: 5, total: 0, list: [] }
const patient = { timeout: 10_000 }

function openPage(order: WireOrder = testDepositOrder(), closed: readonly number[] = []) {
  const site = openDeposit('/lobby/wallets/deposit')
  site.answer(listOpenDeposits, nobody)
  site.answer(listItems, { propList: [] })
  site.answer(beginDeposit, order)
  site.answer(readChannelStates, { closed: [...closed] })
  site.answer(checkDeposit, { isRechargeDone: false, order })
  site.open()
  return site
}

test('the ways to pay stand in the operator’s order, the first is chosen, and a closed one is not offered', async () => {
  openPage()
  const radios = await screen.findAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ checked, labels }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['First', true],
    ['Second', false],
  ])
})

test('the form comes when it is known what stands above its button, so that nothing moves under the finger', async () => {
  const site = openDeposit('/lobby/wallets/deposit')
  const answering = Promise.withResolvers<{ closed: number[] }>()
  site.answer(listOpenDeposits, nobody)
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
  ['', 'Enter an amount in pesos, like 500.'],
  ['99.99', 'The minimum deposit is ₱100.00.'],
  ['50,000.01', 'The maximum deposit is ₱50,000.00.'],
  ['1e9', 'Enter an amount in pesos, like 500.'],
])('"%s" is told at the amount and never sent', async (typed, fault) => {
  const site = openPage()
  const field = await screen.findByLabelText('Amount')
  await site.user.clear(field)
  if (typed !== '') await site.user.type(field, typed)
  await site.user.click(screen.getByRole('button', { name: 'Deposit' }))
  expect(await screen.findByText(fault)).toBeDefined()
  expect(site.sent(beginDeposit)).toEqual([])
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

test('a refusal is told where the button is, and what was typed stays', async () => {
  const site = openPage()
  site.answer(beginDeposit, refused(1207))
  await site.user.click(await screen.findByRole('button', { name: 'Deposit ₱500.00' }))
  expect(await screen.findByText(/1207/)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('500')
})

test('the page of the provider stands in the sheet until the money lands, and then the balance is read again', async () => {
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

test('without a deposit the records say how one gets there', async () => {
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
