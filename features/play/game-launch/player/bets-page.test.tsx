import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { betRecord } from '../contract.ts'
import { BetsPage } from './bets-page.tsx'
import type { Bet } from './use-bets.ts'

afterEach(leaveNothingBehind)

const round = (number: number, more: Partial<Bet> = {}): Bet => ({
  roundId: `round-${number}`,
  gameId: 1,
  gameName: `Game ${number}`,
  typeId: 1,
  state: 'closed',
  isFree: false,
  isReplayed: true,
  bet: wireCentavos(1_000),
  win: wireCentavos(2_500),
  result: wireCentavos(1_500),
  time: instant(1_790_000_000_000 - number),
  ...more,
})

function openBets(list: readonly Bet[]) {
  const site = openTestTab({
    address: '/record/bets',
    token: 'token',
    config: {},
    routes: [{ path: '/record/bets', access: 'player', title: '', screen: readyScreen(BetsPage), frame: 'none' }],
  })
  site.answer(betRecord, ({ before, size = 20 }) => {
    const from = before === undefined ? 0 : list.findIndex(({ roundId }) => roundId === before.roundId) + 1
    const total = before === undefined ? list.length : null
    return { page: 1, size, total, listedFrom: null, list: list.slice(from, from + size) }
  })
  site.open()
  return site
}

test('each round is shown with its bet and what it brought, and what is open or given back says so', async () => {
  openBets([round(1), round(2, { state: 'open' }), round(3, { state: 'voided' }), round(4, { isFree: true })])
  expect(await screen.findByText('Game 1')).toBeDefined()
  expect(screen.getAllByText('+₱15.00')).toHaveLength(2)
  expect(screen.getByText('In progress')).toBeDefined()
  expect(screen.getByText('Refunded')).toBeDefined()
  expect(screen.getByText(/^Free round/)).toBeDefined()
})

test('older rounds load after the last known one, down to the first', async () => {
  const { user } = openBets(Array.from({ length: 35 }, (_, at) => round(at + 1)))
  await user.click(await screen.findByRole('button', { name: 'Show older bets' }))
  expect(await screen.findByText('Game 35')).toBeDefined()
  expect(screen.getAllByText(/^Game \d+$/)).toHaveLength(35)
  expect(screen.queryByRole('button', { name: 'Show older bets' })).toBeNull()
})
