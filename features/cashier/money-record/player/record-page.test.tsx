import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Instant, instant } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { coinDetail, movementDetail } from '../contract.ts'
import { RecordPage } from './record-page.tsx'
import type { Movement } from './use-record.ts'

afterEach(leaveNothingBehind)

const patient = { timeout: 10_000 }
const at = (text: string): Instant => instant(Date.parse(text))

const win: Movement = {
  id: 3,
  time: at('2026-11-20T16:01:00Z'),
  kind: 'win',
  reason: 'win',
  reference: 'round-1',
  gameName: 'Jeepney Roll',
  counter: 'game',
  amount: wireCentavos(1_250),
  balance: wireCentavos(100_750),
}
const deposit: Movement = {
  ...win,
  id: 1,
  time: at('2026-11-20T15:59:00Z'),
  kind: 'deposit',
  reason: 'deposit',
  gameName: null,
  counter: 'psp',
  amount: wireCentavos(100_000),
  balance: wireCentavos(100_000),
}

function openPage({ listedFrom = null }: { listedFrom?: Instant | null } = {}) {
  const site = openTestTab({
    address: '/record/transaction',
    token: 'token',
    config: {},
    routes: [
      {
        path: '/record/transaction',
        access: 'player',
        title: 'Records',
        screen: readyScreen(RecordPage),
        frame: 'none',
      },
    ],
  })
  site.answer(coinDetail, ({ before }) =>
    before === undefined
      ? { list: [win], hasMore: true, listedFrom: null }
      : { list: [deposit], hasMore: false, listedFrom },
  )
  const { counter: _counter, balance, ...moved } = win
  site.answer(movementDetail, {
    ...moved,
    isPoints: false,
    from: { place: 'game' as const, balance: null },
    to: { place: 'coin' as const, balance },
    closes: null,
    closedBy: null,
    hash: 'ab'.repeat(32),
  })
  site.open()
  return site
}

test('movements are grouped by day in Manila, older ones load on demand, and no page is fetched twice', async () => {
  const site = openPage()
  await site.user.click(await screen.findByRole('button', { name: 'Show older' }, patient))
  const older = await screen.findByRole('heading', { name: 'Nov 20, 2026' }, patient)
  expect(screen.getByRole('heading', { name: 'Nov 21, 2026' })).toBeDefined()
  const section = older.closest('section')
  if (section === null) throw new Error('a day has a section')
  expect(within(section).getByText('+₱1,000.00')).toBeDefined()
  expect(screen.getByText('No more transactions.')).toBeDefined()
  expect(site.sent(coinDetail)).toMatchObject([{ account: 'coin' }, { account: 'coin', before: 3 }])
})

test('a kind is filtered by its name', async () => {
  const site = openPage()
  await site.user.click(await screen.findByRole('tab', { name: 'Withdrawals' }, patient))
  expect(site.sent(coinDetail).at(-1)).toMatchObject({ kinds: ['withdrawal'] })
})

test('a movement tells in plain words what moved, from where, and why', async () => {
  const site = openPage()
  await site.user.click(await screen.findByRole('button', { name: /Jeepney Roll/ }, patient))
  const sheet = await screen.findByRole('dialog', { name: 'Win' }, patient)
  expect(await within(sheet).findByText('The game', {}, patient)).toBeDefined()
  expect(within(sheet).getByText('You won this in a game.')).toBeDefined()
})

test('where older transactions are in the archive, the end of the list says so', async () => {
  const site = openPage({ listedFrom: at('2026-11-30T16:00:00Z') })
  await site.user.click(await screen.findByRole('button', { name: 'Show older' }, patient))
  const end = 'Transactions before Dec 1, 2026 are kept in our archive. Contact customer service to get them.'
  expect(await screen.findByText(end, {}, patient)).toBeDefined()
  expect(screen.queryByText('No more transactions.')).toBeNull()
})
