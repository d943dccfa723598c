import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { days, seconds } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { openChristmasDoor, readChristmas, stampChristmas } from '../contract.ts'
import { ChristmasPage } from './christmas-page.tsx'
import type { ShownCalendar } from './use-christmas.ts'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(leaveNothingBehind)

const now = systemClock.now()
const coins = [{ id: 2001, count: 500, betRate: 3 }]
const calendar: ShownCalendar = {
  startsAt: addDuration(now, days(-4)),
  day: 5,
  doors: 25,
  opened: [],
  stamps: [],
  canStamp: true,
  canOpen: false,
  deposited: wireCentavos(10_000),
  depositNeed: wireCentavos(10_000),
  staked: wireCentavos(0),
  betNeed: wireCentavos(50_000),
  extrasLeft: 0,
  extraPer: wireCentavos(50_000),
  extraMax: 3,
  keys: 0,
  boxes: [{ id: 1, need: 3, items: coins, status: 0 }],
  boxesAt: addDuration(now, days(20)),
  sealHash: null,
  prizes: [{ weight: 10_000, keys: 0, items: coins }],
  isSoldOut: false,
  nextDayAt: addDuration(now, days(1)),
  endsAt: addDuration(now, days(26)),
  now,
}
const later = (step: number, changes: Partial<ShownCalendar>): ShownCalendar => ({
  ...calendar,
  stamps: [5],
  canStamp: false,
  now: addDuration(now, seconds(step)),
  ...changes,
})
const door = {
  day: 5,
  extra: 0,
  keys: 0,
  items: coins,
  nonce: 1,
  seed: 'ab'.repeat(32),
  clientSeed: 'a-tap-of-the-player',
  isRevoked: false,
}

function openCalendar(first: ShownCalendar = calendar) {
  const site = openTestTab({
    address: '/activity/christmas',
    token: 'token',
    config: { mode: 'normal' },
    routes: [
      { path: '/activity/christmas', access: 'player', title: '', screen: readyScreen(ChristmasPage), frame: 'none' },
    ],
  })
  site.answer(readChristmas, first)
  return site
}

test('a stamp lights today’s window, a tap opens it, and the page keeps what it brought', async () => {
  const site = openCalendar()
  site.answer(stampChristmas, later(1, { canOpen: true }))
  site.answer(openChristmasDoor, { ...later(2, { opened: [door] }), door })
  site.open()
  expect(await screen.findByRole('img', { name: 'Window 5: today, not stamped yet' })).toBeDefined()
  expect(screen.getByRole('img', { name: 'Window 4: its day is over' })).toBeDefined()
  expect(screen.getByRole('img', { name: 'Window 25: opens on its day' })).toBeDefined()
  await site.user.click(screen.getByRole('button', { name: 'Stamp today' }))
  await site.user.click(await screen.findByRole('button', { name: 'Window 5: ready to open' }))
  expect(await screen.findByRole('img', { name: 'Window 5: opened, ₱5.00' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Today’s window is open' })).toBeDefined()
  expect(site.sent(openChristmasDoor)).toMatchObject([{ day: 5 }])
})

test('the last draw is worked out again on the device, from the seeds that the server revealed', async () => {
  const site = openCalendar(later(1, { opened: [door], sealHash: 'c0'.repeat(32) }))
  site.open()
  await site.user.click(await screen.findByRole('button', { name: 'Check my last draw', hidden: true }))
  expect(await screen.findByText('The prize follows from both seeds.')).toBeDefined()
})

test('a prize that the seeds do not lead to is called so', async () => {
  const prizes = [{ weight: 10_000, keys: 1, items: [] }]
  const site = openCalendar(later(1, { opened: [door], prizes }))
  site.open()
  await site.user.click(await screen.findByRole('button', { name: 'Check my last draw', hidden: true }))
  expect(await screen.findByText(/doesn’t follow from the seeds/)).toBeDefined()
})

test('before the first day it counts down, and while the budget is used up it says so', async () => {
  const early = openCalendar({ ...calendar, day: -2, canStamp: false })
  early.open()
  expect(await screen.findByText('Simbang Gabi is coming')).toBeDefined()
  leaveNothingBehind()
  const soldOut = openCalendar({ ...calendar, isSoldOut: true })
  soldOut.open()
  expect(await screen.findByText(/Today’s rewards have run out/)).toBeDefined()
})
