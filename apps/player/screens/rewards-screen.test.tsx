import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { activityType } from '#core/enumerations/activity-type.ts'
import { milliseconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { addDays, calendarDay, endOfDay } from '#core/clock/manila.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { testWebConfiguration } from '#features/office/web-configuration/testing/test-web-configuration.ts'
import { getPlayer } from '#features/players/account/contract.ts'
import { testPlayer } from '#features/players/account/testing/players.ts'
import { claimDailyLogin, readDailyLogin } from '#features/promotions/daily-login/contract.ts'
import { readCatalogue } from '#features/promotions/kit/contract.ts'
import { PromotionsContext } from '#features/promotions/kit/player/index.ts'
import { claimChest, readMonthlyChests } from '#features/promotions/monthly-chests/contract.ts'
import { claimWelcomeCalendar, readWelcomeCalendar } from '#features/promotions/welcome-calendar/contract.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { broken, refused } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { promotions } from '../promotions.ts'
import { RewardsScreen } from './rewards-screen.tsx'

afterEach(leaveNothingBehind)

const coins = (count: number) => [{ id: 2001, count, betRate: 5 }]
const today = calendarDay('2026-11-24')
// The last millisecond of the day in Manila, 4:00 PM in London.
const now = addDuration(endOfDay(today), milliseconds(-1))
const days = [
  { day: 1, items: coins(500), status: 1, date: today },
  { day: 2, items: coins(900), status: 0, date: addDays(today, 1) },
] as const
const login = { days: [...days], isResting: false, nextDayAt: endOfDay(today), now }
const calendar = {
  days: [{ ...days[0], items: coins(125) }],
  needRecharge: wireCentavos(0),
  expireTime: endOfDay(addDays(today, 5)),
  now,
}
const chest = { id: 1, need: wireCentavos(100_000), items: coins(4_000), isSoldOut: false } as const
const chests = {
  sum: wireCentavos(120_000),
  waiting: wireCentavos(0),
  tiers: [
    { ...chest, status: 1 as const },
    { ...chest, id: 2, need: wireCentavos(500_000), status: 0 as const },
  ],
  expireTime: now,
  now,
}

let site: ReturnType<typeof openRewards>
beforeEach(() => {
  site = openRewards()
})

describe('a player’s rewards', () => {
  test('show claimable gifts with their sum and conditions, then those under way, then other promotions', async () => {
    expect(await screen.findByText('₱46.25')).toBeDefined()
    expect(screen.getByText('3 rewards')).toBeDefined()
    expect(screen.getAllByText('5× playthrough')).toHaveLength(3)
    // Today's reward lapses with the day in Manila; the calendar has an end of its own.
    expect(screen.getByText('Claim before Nov 25, 2026, 12:00 AM')).toBeDefined()
    expect(screen.getByText('Claim before Nov 30, 2026, 12:00 AM')).toBeDefined()
    const underWay = screen.getByRole('link', { name: /Chests/ })
    expect(within(underWay).getByText('₱1,200.00 of ₱5,000.00')).toBeDefined()
    expect(screen.getByRole('link', { name: /Level club/ })).toBeDefined()
  })

  test('of days stand on one calendar, each under its date in Manila with its playthrough', async () => {
    const dates = (await screen.findAllByText(/^\d\d$/)).map(({ textContent }) => textContent)
    expect(dates).toEqual(['22', '23', '24', '25', '26', '27', '28'])
    const login = within(screen.getByRole('link', { name: 'Daily gift' }).closest('section') as HTMLElement)
    expect(login.getByText('Ready: ₱5.00 (5× playthrough)')).toBeDefined()
    expect(login.getAllByRole('listitem').map((cell) => cell.getAttribute('aria-label'))).toEqual([
      'Nov 24, 2026: ₱5.00 (5× playthrough). Ready to claim',
      'Nov 25, 2026: ₱9.00 (5× playthrough). Locked',
    ])
    const welcome = within(screen.getByRole('link', { name: 'Welcome' }).closest('section') as HTMLElement)
    expect(welcome.getByText('Ready: ₱1.25 (5× playthrough)')).toBeDefined()
  })

  test('are claimed by one tap, each by its own call, and the list has every grant and every refusal with its reason', async () => {
    site.answer(claimDailyLogin, { ...login, items: coins(500) })
    site.answer(claimWelcomeCalendar, { ...refused(1003), body: { code: 200, errcode: 1003, msg: 'Claimed before.' } })
    site.answer(claimChest, { ...chests, items: coins(3_000) })
    await site.user.click(await screen.findByRole('button', { name: 'Claim all' }))
    const results = within(await screen.findByRole('dialog', { name: 'Rewards claimed' }))
    expect(results.getByText('₱5.00')).toBeDefined()
    // The sum that came, not the one that was shown before.
    expect(results.getByText('₱30.00')).toBeDefined()
    expect(results.getByText('₱35.00')).toBeDefined()
    expect(results.getByText('2 rewards')).toBeDefined()
    expect(results.getByText('Not claimed. Claimed before.')).toBeDefined()
  })

  test('what a claim opens, also in another promotion, is claimed by the same tap', async () => {
    let [claimed, opened] = [0, 0]
    const statusOf = (id: number): 0 | 1 | 2 => (id <= claimed ? 2 : id <= opened ? 1 : 0)
    site.answer(readMonthlyChests, () => ({
      ...chests,
      tiers: chests.tiers.map((tier) => ({ ...tier, status: statusOf(tier.id) })),
    }))
    site.answer(claimDailyLogin, () => {
      opened = 1
      return { ...login, items: coins(500) }
    })
    site.answer(claimWelcomeCalendar, { ...calendar, items: coins(125) })
    site.answer(claimChest, () => {
      claimed += 1
      opened = claimed + 1
      return { ...chests, items: coins(1_000 * claimed) }
    })
    await site.user.click(await screen.findByRole('button', { name: 'Claim all' }))
    const results = within(await screen.findByRole('dialog', { name: 'Rewards claimed' }))
    expect(results.getByText('₱10.00')).toBeDefined()
    expect(results.getByText('₱20.00')).toBeDefined()
    expect(site.sent(claimChest)).toHaveLength(2)
    expect(site.sent(claimDailyLogin)).toHaveLength(1)
  })

  test('a second tap while the first runs claims nothing twice', async () => {
    site.answer(claimDailyLogin, { ...login, items: coins(500) })
    const claimAll = await screen.findByRole('button', { name: 'Claim all' })
    await site.user.dblClick(claimAll)
    await screen.findByRole('dialog')
    expect(site.sent(claimDailyLogin)).toHaveLength(1)
  })

  test('a claim whose answer was lost is repeated under its own key', async () => {
    site.answer(claimDailyLogin, broken(503))
    await site.user.click(await screen.findByRole('button', { name: 'Claim all' }))
    const results = within(await screen.findByRole('dialog', { name: 'Nothing was claimed' }))
    await site.user.click(results.getByRole('button', { name: 'Done' }))
    site.answer(claimDailyLogin, { ...login, items: coins(500) })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Claim all' }).getAttribute('aria-busy')).toBeNull())
    await site.user.click(screen.getByRole('button', { name: 'Claim all' }))
    await screen.findByRole('dialog', { name: 'Rewards claimed' })
    const keys = site.sent(claimDailyLogin).map(({ reqId }) => reqId)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})

function openRewards() {
  const page = (path: `/${string}`, Screen: () => React.ReactNode) =>
    ({ path, access: 'player', title: path, screen: readyScreen(Screen), frame: 'none' }) as const
  const tab = openTestTab({
    address: '/lobby/rewards',
    token: 'token',
    config: testWebConfiguration(),
    routes: [
      page('/lobby/rewards', () => (
        <PromotionsContext value={promotions}>
          <RewardsScreen />
        </PromotionsContext>
      )),
      ...promotions
        .filter(({ activity }) => activity !== undefined && shown.has(activity.id))
        .map(({ pages: [{ path }] }) => page(path, () => null)),
    ],
  })
  tab.answer(getPlayer, testPlayer())
  tab.answer(readCatalogue, () => catalogue)
  tab.answer(readDailyLogin, login)
  tab.answer(readWelcomeCalendar, calendar)
  tab.answer(readMonthlyChests, chests)
  tab.open()
  return tab
}

const shown = new Map<number, string>([
  [activityType.dailyLogin, 'Daily gift'],
  [activityType.welcomeCalendar, 'Welcome'],
  [activityType.monthlyChests, 'Chests'],
  [activityType.vip, 'Level club'],
])

const catalogue: ResponseOf<typeof readCatalogue> = {
  activityIds: [...shown.keys()],
  activityMap: Object.fromEntries(
    Array.from(shown, ([id, title]) => [id, { sort: id, title, key: String(id), endAt: -1 as const }]),
  ),
  isBankrupt: false,
  hasTurntable: false,
  totalRecharge: wireCentavos(0),
  loginPaying: false,
  redDots: { hasTask: false, hasSignUpBonus: false, hasFund: false, hasAgent: false, hasFreeBonus: false },
  now,
}
