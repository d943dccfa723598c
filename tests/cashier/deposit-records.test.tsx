import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { checkDeposit, listDeposits } from '#features/cashier/deposit/contract.ts'
import { openDeposit } from '#features/cashier/deposit/testing/open-deposit.tsx'
import { testDepositOrder, type WireOrder } from '#features/cashier/deposit/testing/test-deposit-order.ts'
import { leaveNothingBehind } from '#platform/browser/testing/test-tab.tsx'
import '#platform/ui/testing/modal-dialogs.ts'

afterEach(leaveNothingBehind)

const patient = { timeout: 10_000 }

function openRecords(order: WireOrder) {
  const site = openDeposit('/lobby/wallets/records')
  site.answer(listDeposits, { page: 1, size: 20, total: 1, list: [order] })
  site.answer(checkDeposit, { isRechargeDone: false, order })
  site.open()
  return site
}

async function openRow(order: WireOrder, state: string) {
  const site = openRecords(order)
  await site.user.click(await screen.findByRole('button', { name: new RegExp(state) }, patient))
  return within(await screen.findByRole('dialog', { name: 'Deposit details' }, patient))
}

const ended = { payUrl: null, orderId: 'D261121AC' }
const credited = { ...ended, status: 'credited', credited: wireCentavos(50_000) } as const
const customerService = { name: 'Contact customer service' }

test.each<[string, Partial<WireOrder>, RegExp]>([
  ['Received', { ...credited, bonus: wireCentavos(0) }, /^It was added to your balance\.$/],
  [
    'Received',
    { ...credited, promised: wireCentavos(7_500), bonus: wireCentavos(7_500) },
    /^It was added to your balance, with a bonus of ₱75\.00\.$/,
  ],
  ['Received', { ...credited, promised: wireCentavos(7_500), bonus: wireCentavos(0) }, /bonus of ₱75\.00 wasn’t added/],
  ['Received', { ...credited, credited: wireCentavos(49_900) }, /^Your order was for ₱500\.00\./],
  ['Refunding', { ...ended, status: 'refunding' }, /^We’re returning this deposit/],
])('a deposit that is %s tells what became of it, with its number', async (state, order, text) => {
  const sheet = await openRow(testDepositOrder(order), state)
  expect(sheet.getByText(text)).toBeDefined()
  expect(sheet.getByText('D261121AC')).toBeDefined()
  expect(sheet.queryByRole('link', customerService)).toBeNull()
})

test.each([
  ['Failed', 'failed', /^Nothing was added to your balance/],
  ['Expired', 'expired', /^You can no longer pay this order/],
  ['Refunded', 'refunded', /^We returned this deposit/],
  ['Reversed', 'chargedBack', /^Your bank or e-wallet took this payment back/],
] as const)(
  'a deposit that is %s leads to customer service, which asks for its number',
  async (state, status, text) => {
    const sheet = await openRow(testDepositOrder({ ...ended, status }), state)
    expect(sheet.getByText(text)).toBeDefined()
    expect(sheet.getByText('D261121AC')).toBeDefined()
    expect(sheet.getByRole('link', customerService).getAttribute('href')).toBe('/service')
  },
)

test('an unpaid deposit that expires over the records leads to another try on the deposit page', async () => {
  const site = openRecords(testDepositOrder())
  await site.user.click(await screen.findByRole('button', { name: /Unpaid/ }, patient))
  const sheet = within(await screen.findByRole('dialog', { name: 'Deposit' }, patient))
  site.answer(checkDeposit, { isRechargeDone: false, order: testDepositOrder({ status: 'expired', payUrl: null }) })
  const again = await sheet.findByRole('link', { name: 'Try again' }, patient)
  expect(again.getAttribute('href')).toBe('/lobby/wallets/deposit')
  expect(sheet.getByText('D261121AB')).toBeDefined()
})
