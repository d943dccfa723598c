import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { days, hours, seconds } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { claimFestivalTask, exchangeStars, readFestival } from '../contract.ts'
import { FestivalPage } from './festival-page.tsx'
import type { ShownFestival } from './use-festival.tsx'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(leaveNothingBehind)

const now = systemClock.now()
const coins = [{ id: 2001, count: 500, betRate: 3 }]
const festival: ShownFestival = {
  name: 'Sinulog',
  theme: 'fiesta',
  startsAt: addDuration(now, days(-2)),
  earnsUntil: addDuration(now, days(3)),
  endsAt: addDuration(now, days(6)),
  nextDayAt: addDuration(now, hours(5)),
  now,
  stars: 140,
  packs: [
    { id: 1, price: wireCentavos(20_000), items: coins, stars: 100, status: 1 },
    { id: 2, price: wireCentavos(50_000), items: coins, stars: 0, status: 2 },
  ],
  arePacksSoldOut: false,
  tasks: [
    { id: 1, kind: 'visit', need: 0, done: 0, stars: 10, status: 1 },
    { id: 2, kind: 'play', need: 20, done: 7, stars: 20, status: 0 },
    { id: 3, kind: 'bet', need: 50_000, done: 12_345, stars: 30, status: 0 },
  ],
  shop: [
    { id: 1, stars: 150, items: coins, left: 2, status: 0, isSoldOut: false },
    { id: 2, stars: 100, items: coins, left: 1, status: 1, isSoldOut: true },
  ],
}
const later = (step: number, changes: Partial<ShownFestival>): ShownFestival => ({
  ...festival,
  now: addDuration(now, seconds(step)),
  ...changes,
})

function openFestival(first: ShownFestival = festival) {
  const site = openTestTab({
    address: '/activity/festival',
    token: 'token',
    config: { mode: 'normal' },
    routes: [
      { path: '/activity/festival', access: 'player', title: '', screen: readyScreen(FestivalPage), frame: 'none' },
    ],
  })
  site.answer(readFestival, first)
  return site
}

test('stars of a task make an item affordable, and a tap exchanges them', async () => {
  const site = openFestival()
  const [item, ...others] = festival.shop
  const shop = item ? [{ ...item, status: 1 as const }, ...others] : []
  site.answer(claimFestivalTask, later(1, { stars: 150, shop }))
  site.answer(exchangeStars, { ...later(2, { stars: 0 }), items: coins })
  site.open()
  expect(await screen.findByRole('heading', { name: 'Sinulog' })).toBeDefined()
  expect(screen.getByText('7 of 20')).toBeDefined()
  expect(screen.getByText('₱123.45 of ₱500.00')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Exchange 150 stars' })).toHaveProperty('disabled', true)
  await site.user.click(screen.getByRole('button', { name: 'Get 10 stars' }))
  expect(await screen.findByText('150 stars')).toBeDefined()
  await site.user.click(screen.getByRole('button', { name: 'Exchange 150 stars' }))
  expect(await screen.findByText('You got ₱5.00.')).toBeDefined()
  expect(site.sent(exchangeStars)).toMatchObject([{ id: 1 }])
})

test('a pack leads to the deposit of its price, and one that was bought says so', async () => {
  openFestival().open()
  const way = await screen.findByRole('link', { name: 'Deposit ₱200.00' })
  expect(way.getAttribute('href')).toBe('/lobby/wallets/deposit?actType=11&amount=20000')
  expect(screen.getByText('Bought')).toBeDefined()
})

test('what the budget does not cover says so, and stays closed', async () => {
  openFestival({ ...festival, packs: [], arePacksSoldOut: true }).open()
  expect(await screen.findByText('Sold out for now')).toBeDefined()
  expect(screen.getByText('Sold out for now. You keep your stars.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Exchange 100 stars' })).toHaveProperty('disabled', true)
})

test('before it begins it counts down, and in the days of the shop only the shop is there', async () => {
  openFestival({ ...festival, startsAt: addDuration(now, hours(3)) }).open()
  expect(await screen.findByText('The fiesta starts soon')).toBeDefined()
  leaveNothingBehind()
  openFestival({ ...festival, earnsUntil: now, packs: [] }).open()
  expect(await screen.findByText('The shop closes in')).toBeDefined()
  expect(screen.queryByText('Today’s tasks')).toBeNull()
})
