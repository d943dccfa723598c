import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { calendarDay } from '#core/clock/manila.ts'
import { instant } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import '#platform/ui/testing/modal-dialogs.ts'
import { getCare, getPlayHistory, setLimit, takeBreak } from '../contract.ts'
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

function openPage(history = async () => ({ months: [month] })) {
  const route = { access: 'player', title: '', frame: 'none' } as const
  const site = openTestTab({
    address: '/profile/limits',
    token: 'token',
    config: { operatorName: 'Bituin', helpline: { text: 'Talk.', phone: '02-1' }, licence: { regulator: 'PAGCOR' } },
    routes: [{ ...route, path: '/profile/limits', screen: readyScreen(LimitsPage) }],
  })
  site.answer(getCare, care)
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

test('the year stands in figures, and in a file that every spreadsheet opens', async () => {
  await openReadPage()
  expect(await screen.findByText('−₱1,234.50')).toBeDefined()
  expect(screen.getByText('1 h 35 min')).toBeDefined()
  expect(historyCsv([month])).toBe(
    'month,deposited,withdrawn,staked,won,result,minutes\r\n2026-11,10000.00,0.00,1234.50,0.00,-1234.50,95\r\n',
  )
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
