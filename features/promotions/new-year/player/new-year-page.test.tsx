import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { days, hours, seconds } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { getPlayer } from '#features/players/account/contract.ts'
import { testPlayer } from '#features/players/account/testing/players.ts'
import { lobbyTips } from '#features/play/big-win/contract.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { claimNewYearTask, openGrandBox, openNewYearBox, readNewYear, shareNewYear, takeExtraBox } from '../contract.ts'
import { pieceIds } from '../rules.ts'
import { NewYearPage } from './new-year-page.tsx'
import type { ShownNewYear } from './use-new-year.ts'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(leaveNothingBehind)

const now = systemClock.now()
const item = (id: number, count = 1) => ({ id, count, betRate: 0 })
const newYear: ShownNewYear = {
  startsAt: addDuration(now, days(-2)),
  midnightAt: addDuration(now, days(15)),
  endsAt: addDuration(now, days(29)),
  nextDayAt: addDuration(now, hours(6)),
  now,
  boxes: 0,
  canOpenBox: false,
  guaranteedIn: 20,
  pieces: pieceIds.map((id) => ({ id, count: 0, points: 5 })),
  canOpenGrand: false,
  isGrandDone: false,
  isSoldOut: false,
  tasks: [
    { id: 1, kind: 'login', need: wireCentavos(0), done: wireCentavos(0), boxes: 1, status: 1 },
    { id: 2, kind: 'share', need: wireCentavos(0), done: wireCentavos(0), boxes: 1, status: 0 },
    { id: 3, kind: 'deposit', need: wireCentavos(10_000), done: wireCentavos(2_500), boxes: 1, status: 0 },
  ],
  deposited: wireCentavos(2_500),
  extraPer: wireCentavos(50_000),
  extraMax: 5,
  extrasUsed: 0,
  extrasLeft: 0,
  prizes: pieceIds.map((id) => ({ weight: 2_500, items: [item(id)] })),
  grandPrizes: [
    { weight: 9_000, items: [item(2001, 2_800)] },
    { weight: 1_000, items: [item(2001, 28_800)] },
  ],
  last: null,
  sealHash: null,
  inviteCode: 'BTN123',
}
const later = (step: number, changes: Partial<ShownNewYear>): ShownNewYear => ({
  ...newYear,
  now: addDuration(now, seconds(step)),
  ...changes,
})
const opening = (of: 'box' | 'grand', id: number, count = 1) => ({
  of,
  nonce: 1,
  items: [item(id, count)],
  isGuaranteed: false,
  seed: 'ab'.repeat(32),
  clientSeed: 'a-tap-of-the-player',
  isRevoked: false,
})
const holding = (...counts: readonly number[]) => pieceIds.map((id, at) => ({ id, count: counts[at] ?? 0, points: 5 }))

function openPage(first: ShownNewYear = newYear) {
  const site = openTestTab({
    address: '/activity/newYear',
    token: 'token',
    config: { mode: 'normal' },
    routes: [
      { path: '/activity/newYear', access: 'player', title: '', screen: readyScreen(NewYearPage), frame: 'none' },
    ],
  })
  site.answer(readNewYear, first)
  site.answer(lobbyTips, {
    jackpotList: [],
    playersNow: {},
    newYearList: [{ phone: '+639•••••••17', timestamp: now, amount: wireCentavos(28_800) }],
  })
  return site
}

test('a task brings a box, the box a piece, and the clock keeps it', async () => {
  const site = openPage()
  site.answer(claimNewYearTask, later(1, { boxes: 1, canOpenBox: true, sealHash: 'c0'.repeat(32) }))
  const drawn = opening('box', 40_003)
  site.answer(openNewYearBox, { ...later(2, { pieces: holding(0, 0, 1), last: drawn }), opening: drawn })
  site.open()
  expect(await screen.findByText('Lusis: 0')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Open a box' })).toHaveProperty('disabled', true)
  expect(screen.getByText('Midnight bell for sure within 20 boxes')).toBeDefined()
  await site.user.click(screen.getByRole('button', { name: 'Get 1 box' }))
  expect(await screen.findByText('1 box to open')).toBeDefined()
  expect(screen.getByText('The grand box holds ₱28.00 to ₱288.00.')).toBeDefined()
  await site.user.click(screen.getByRole('button', { name: 'Open a box' }))
  expect(await screen.findByText('Lusis: 1')).toBeDefined()
  expect(await screen.findByText('You got a piece: Lusis.')).toBeDefined()
  expect(site.sent(claimNewYearTask)).toMatchObject([{ id: 1 }])
})

test('a browser that cannot share shows the invitation to share, and the task counts', async () => {
  const site = openPage()
  site.answer(getPlayer, testPlayer())
  site.answer(shareNewYear, later(1, { boxes: 1 }))
  site.open()
  await site.user.click(await screen.findByRole('button', { name: 'Share' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Share link' }))
  expect(sheet.getByText(/inviteCode=BTN123/, { selector: 'span' })).toBeDefined()
  expect(site.sent(shareNewYear)).toHaveLength(1)
})

test('four pieces open the grand box, and the page says when the next one is ready', async () => {
  const site = openPage({ ...newYear, pieces: holding(2, 1, 1, 1), canOpenGrand: true })
  const drawn = opening('grand', 2001, 28_800)
  site.answer(openGrandBox, {
    ...later(1, { pieces: holding(1), isGrandDone: true, last: drawn }),
    opening: drawn,
  })
  site.open()
  expect(await screen.findByRole('heading', { name: 'Your pieces are complete!' })).toBeDefined()
  await site.user.click(screen.getByRole('button', { name: 'Open the grand box' }))
  expect(await screen.findByText(/You opened today’s grand box/)).toBeDefined()
  expect(await screen.findByText('You got ₱288.00.')).toBeDefined()
})

test('deposits of the day show what they bring, and an extra box is taken', async () => {
  const site = openPage({ ...newYear, extrasLeft: 1, extrasUsed: 1 })
  site.answer(takeExtraBox, later(1, { extrasUsed: 2, boxes: 1, canOpenBox: true }))
  site.open()
  expect(await screen.findByText('₱25.00 of ₱100.00')).toBeDefined()
  expect(screen.getByText('One box for every ₱500.00 today')).toBeDefined()
  const buttons = screen.getAllByRole('button', { name: 'Get 1 box' })
  await site.user.click(buttons.at(-1) as HTMLElement)
  expect(await screen.findByText('2 of 5 today')).toBeDefined()
})

test('the last draw is worked out again on the device, by the table that it was drawn from', async () => {
  const prizes = [{ weight: 10_000, items: [item(40_001)] }]
  const wrong = openPage({ ...newYear, prizes, last: opening('box', 40_002) })
  wrong.open()
  await wrong.user.click(await screen.findByRole('button', { name: 'Check my last draw', hidden: true }))
  expect(await screen.findByText(/doesn’t follow from the seeds/)).toBeDefined()
  leaveNothingBehind()
  const certain = openPage({ ...newYear, last: { ...opening('box', 40_004), isGuaranteed: true } })
  certain.open()
  await certain.user.click(await screen.findByRole('button', { name: 'Check my last draw', hidden: true }))
  expect(await screen.findByText('The prize follows from both seeds.')).toBeDefined()
})

test('before the season it says when it starts, after midnight it greets, and while the budget is used up boxes wait', async () => {
  const early = openPage({ ...newYear, startsAt: addDuration(now, days(3)) })
  early.open()
  expect(await screen.findByText('The countdown starts soon')).toBeDefined()
  expect(screen.queryByText('Today’s tasks')).toBeNull()
  leaveNothingBehind()
  const after = openPage({ ...newYear, midnightAt: addDuration(now, days(-1)), boxes: 2, isSoldOut: true })
  after.open()
  expect(await screen.findByText('Happy New Year!')).toBeDefined()
  expect(screen.getByText(/The prizes have run out for now/)).toBeDefined()
  expect(await screen.findByText('+639•••••••17')).toBeDefined()
})
