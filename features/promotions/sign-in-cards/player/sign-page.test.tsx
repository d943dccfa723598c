import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { claimCardDay, readSignInCards } from '../contract.ts'
import { SignPage } from './sign-page.tsx'

afterEach(leaveNothingBehind)

type State = ResponseOf<typeof readSignInCards>

const now = systemClock.now()
const week = (statusOf: (day: number) => 0 | 1 | 2) =>
  [1, 2, 3].map((day) => ({ day, items: [{ id: 2001, count: 200 * day, betRate: 3 }], status: statusOf(day) }))
const forSale = {
  propId: 6_004,
  price: wireCentavos(10_000),
  days: week(() => 0),
  total: wireCentavos(1_200),
  isSoldOut: false,
}
const stateWith = (facts: Partial<State>): State => ({
  ownList: [],
  buyPropIds: [],
  needRecharge: wireCentavos(10_000),
  cards: [forSale],
  signUpItems: [{ id: 2001, count: 2_000, betRate: 5 }],
  lastsDays: 10,
  nextDayAt: addDuration(now, days(1)),
  now,
  ...facts,
})
const owned = {
  id: 6_004,
  propId: 6_004,
  loginPayDataJson: { days: [1] },
  price: wireCentavos(10_000),
  days: week((day) => (day === 1 ? 2 : day === 2 ? 1 : 0)),
  signUp: null,
  isActive: true,
  expireTime: addDuration(now, days(8)),
}

function openPage(state: State) {
  const site = openTestTab({
    address: '/activity/sign',
    token: 'token',
    config: { mode: 'normal' },
    routes: [{ path: '/activity/sign', access: 'player', title: '', screen: readyScreen(SignPage), frame: 'none' }],
  })
  site.answer(readSignInCards, state)
  site.open()
  return site
}

test('a player without a card finds those for sale, and the payment link carries the card', async () => {
  openPage(stateWith({}))
  const buy = await screen.findByRole('link', { name: 'Get it for ₱100.00' })
  expect(buy.getAttribute('href')).toBe('/lobby/wallets/deposit?actType=6&amount=10000')
  expect(screen.getByText('₱12.00 more over 3 days')).toBeDefined()
})

test('a card for which the budget has not enough left cannot be bought, and the next one is the main act', async () => {
  const dearer = { ...forSale, propId: 6_005, price: wireCentavos(30_000) }
  openPage(stateWith({ cards: [{ ...forSale, isSoldOut: true }, dearer] }))
  expect(await screen.findByText('Sold out for now')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Get it for ₱100.00' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Get it for ₱300.00' })).toBeDefined()
})

test('a double tap on the day that is open claims it once', async () => {
  const site = openPage(stateWith({ ownList: [owned], cards: [], buyPropIds: [6_004] }))
  site.answer(claimCardDay, {
    ...stateWith({ ownList: [owned] }),
    items: [{ id: 2001, count: 400, betRate: 3 }],
  })
  await site.user.dblClick(await screen.findByRole('button', { name: /Day 2/ }))
  await waitFor(() => expect(site.sent(claimCardDay)).toMatchObject([{ id: 6_004, day: 2 }]))
  expect(await screen.findByText('You got ₱4.00.')).toBeDefined()
})
