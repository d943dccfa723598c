import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { calendarDay } from '#core/clock/manila.ts'
import { hours } from '#core/clock/duration.ts'
import { addDuration, instant, systemClock } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import '#platform/ui/testing/modal-dialogs.ts'
import { confirmLimit, getCare, getPlayHistory, setLimit, takeBreak } from '../contract.ts'
import { limitKinds, limitPeriods } from '../limit-words.ts'
import { historyCsv } from './history-csv.ts'
import type { Care } from './care.ts'
import { LimitsPage } from './limits-page.tsx'

afterEach(leaveNothingBehind)

const noon = instant(Date.UTC(2026, 10, 22, 4))
const limits = limitKinds.flatMap((kind) =>
  limitPeriods.map((period) => ({
    kind,
    period,
    amount: null,
    operatorAmount: kind === 'loss' && period === 'day' ? 100_000 : null,
    used: 0,
    resetsAt: noon,
    waiting: null,
  })),
)
const care: Care = { limits, break: null, realityMinutes: 30, mayPrompt: true }
const month = {
  month: calendarDay('2026-11-01'),
  deposited: wireCentavos(1_000_000),
  withdrawn: wireCentavos(0),
  staked: wireCentavos(123_450),
  won: wireCentavos(0),
  net: wireCentavos(-123_450),
  minutes: 95,
}

function openPage(history = async () => ({ months: [month] }), known: Care = care) {
  const route = { access: 'player', title: '', frame: 'none' } as const
  const site = openTestTab({
    address: '/profile/limits',
    token: 'token',
    config: { operatorName: 'Bituin', helpline: { text: 'Talk.', phone: '02-1' }, licence: { regulator: 'PAGCOR' } },
    routes: [{ ...route, path: '/profile/limits', screen: readyScreen(LimitsPage) }],
  })
  site.answer(getCare, known)
  site.answer(getPlayHistory, history)
  site.open()
  return site
}

async function openReadPage() {
  const site = openPage()
  await screen.findByRole('heading', { name: 'Take a break' })
  return site
}

test('a self-exclusion is two taps from the page, and said to be without a way back', async () => {
  const site = await openReadPage()
  site.answer(takeBreak, { ...care, break: { kind: 'selfExclusion' as const, endsAt: noon } })
  await site.user.click(screen.getByRole('button', { name: '6 months' }))
  expect(screen.getByRole('alertdialog', { name: 'Stop playing for 6 months?' })).toBeDefined()
  await site.user.click(screen.getByRole('button', { name: 'Start now' }))
  await waitFor(() => expect(site.sent(takeBreak)).toMatchObject([{ length: '6m' }]))
  // The server has ended the session: the page makes no further calls for it.
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(site.sent(getCare)).toHaveLength(1)
})

test('a limit is entered in pesos, and an invalid one is not sent', async () => {
  const site = await openReadPage()
  site.answer(setLimit, care)
  const losses = within(screen.getByRole('region', { name: 'Losses' }))
  expect(losses.getByText('₱1,000.00')).toBeDefined()
  await site.user.click(losses.getByRole('button', { name: /Per week/ }))
  await site.user.type(screen.getByLabelText('Maximum amount'), 'five')
  await site.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter an amount in pesos.')).toBeDefined()
  await site.user.clear(screen.getByLabelText('Maximum amount'))
  await site.user.type(screen.getByLabelText('Maximum amount'), '2,500.50')
  await site.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(site.sent(setLimit)).toMatchObject([{ kind: 'loss', period: 'week', amount: 250_050 }]))
})

const ownLimit = (waiting: Care['limits'][number]['waiting']): Care => ({
  ...care,
  limits: care.limits.map((limit) =>
    limit.kind === 'deposit' && limit.period === 'day' ? { ...limit, amount: 50_000, waiting } : limit,
  ),
})
const openOwnLimit = async (site: ReturnType<typeof openPage>) =>
  site.user.click(
    within(await screen.findByRole('region', { name: 'Deposits' })).getByRole('button', { name: /Per day/ }),
  )

test.each([
  ['600', 'Your limit stays for now. Come back after 72 hours and confirm the higher one.'],
  ['400', 'Saved.'],
])('a limit of ₱500 that is set to ₱%s says what is in effect', async (typed, said) => {
  const site = openPage(undefined, ownLimit(null))
  site.answer(setLimit, ownLimit(null))
  await openOwnLimit(site)
  const field = screen.getByLabelText('Maximum amount')
  await site.user.clear(field)
  await site.user.type(field, typed)
  await site.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(said)).toBeDefined()
})

test('the fault of an amount goes with the first letter that changes it, and the rule is back', async () => {
  const site = openPage(undefined, ownLimit(null))
  await openOwnLimit(site)
  const field = screen.getByLabelText('Maximum amount')
  await site.user.clear(field)
  await site.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter an amount in pesos.')).toBeDefined()
  await site.user.type(field, '5')
  expect(screen.queryByText('Enter an amount in pesos.')).toBeNull()
  expect(screen.getByText(/^A lower limit applies right away/)).toBeDefined()
})

test('a higher limit that waits can be dropped at once, and confirmed only from its time on', async () => {
  const confirmFrom = addDuration(systemClock.now(), hours(70))
  const site = openPage(undefined, ownLimit({ amount: 60_000, confirmFrom }))
  site.answer(confirmLimit, ownLimit(null))
  await openOwnLimit(site)
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  await site.user.click(screen.getByRole('button', { name: 'Keep my current limit' }))
  expect(await screen.findByText('Your limit stays the same.')).toBeDefined()
  expect(site.sent(confirmLimit)).toMatchObject([{ kind: 'deposit', period: 'day', confirm: false }])
})

test('the year stands in figures, and in a file that every spreadsheet opens', async () => {
  await openReadPage()
  expect(await screen.findByText('−₱1,234.50')).toBeDefined()
  expect(screen.getByText('1 h 35 min')).toBeDefined()
  expect(historyCsv([month])).toBe(
    'month,deposited,withdrawn,staked,won,result,minutes\r\n2026-11,10000.00,0.00,1234.50,0.00,-1234.50,95\r\n',
  )
})

const quietMonth = {
  ...month,
  month: calendarDay('2026-10-01'),
  deposited: wireCentavos(0),
  staked: wireCentavos(0),
  net: wireCentavos(0),
  minutes: 0,
}

test.each([
  ['a month in which nothing happened has no row', [quietMonth, month], ['Nov 2026']],
  ['a year in which nothing happened says so instead of twelve rows of zeros', [quietMonth], []],
])('%s', async (_what, months, rows) => {
  openPage(async () => ({ months: [...months] }))
  await screen.findByRole('button', { name: 'CSV' })
  expect(screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(rows)
  expect(screen.queryAllByText('No deposits, withdrawals or bets yet.')).toHaveLength(rows.length === 0 ? 1 : 0)
})

test('all of it comes together, so that no break is begun by a tap that was meant for something else', async () => {
  const lateMs = 200
  openPage(async () => {
    await new Promise((resolve) => setTimeout(resolve, lateMs))
    return { months: [month] }
  })
  expect(await screen.findByRole('button', { name: '6 months' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'CSV' })).toBeDefined()
})
