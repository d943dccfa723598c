import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '#core/clock/instant.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { claimAward, readAgentCount, readInvitedFriends, scratchCard, spinLottery } from '../contract.ts'
import { AgentCountPage } from './agent-count-page.tsx'
import type { ShownCount, ShownDraw } from './use-count.ts'

// Without layout the wheel stops at once, as with reduced motion.
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(leaveNothingBehind)

const coins = (count: number) => [{ id: 2001, count, betRate: 3 }]
const now = systemClock.now()
const count: ShownCount = {
  inviteCode: 'ABCDEF',
  validCount: 6,
  scratchLeft: 1,
  lotteryLeft: 1,
  lotteryEvery: 5,
  awards: [
    { id: 3, items: coins(3_000), status: 1 },
    { id: 10, items: coins(12_000), status: 0 },
  ],
  scratchPrizes: [{ weight: 10_000, items: coins(500) }],
  lotteryPrizes: [{ weight: 10_000, items: coins(2_000) }],
  isScratchSoldOut: false,
  isLotterySoldOut: false,
  sealHash: 'a'.repeat(64),
  draws: [],
  lastPrizes: [],
  now,
}
const drawn = (kind: ShownDraw['kind'], items: ShownDraw['items']): ShownDraw => ({
  kind,
  nonce: 1,
  index: 0,
  items,
  seed: 'b'.repeat(64),
  clientSeed: 'tap',
  isRevoked: false,
})

function openPage(shown: ShownCount = count) {
  const tab = openTestTab({
    address: '/activity/agentCount',
    token: 'token',
    config: { mode: 'normal' },
    routes: [
      { path: '/activity/agentCount', access: 'player', title: '', screen: readyScreen(AgentCountPage), frame: 'none' },
    ],
  })
  tab.answer(readAgentCount, shown)
  tab.answer(readInvitedFriends, {
    rows: [{ name: 'Ma***a', state: 'pending', time: now, waitingFor: 'bet' }],
    hasMore: false,
  })
  tab.open()
  return tab
}

test('a double tap scratches one card, and the page says what was under the foil', async () => {
  const tab = openPage()
  const draw = drawn('scratch', coins(500))
  tab.answer(scratchCard, { ...count, scratchLeft: 0, draws: [draw], now: (now + 1) as typeof now, draw })
  await tab.user.dblClick(await screen.findByRole('button', { name: 'Scratch the card' }))
  expect(await screen.findByText('₱5', { selector: 'strong' })).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Invite a friend' })).toBeDefined()
  expect(tab.sent(scratchCard)).toHaveLength(1)
})

test('the wheel stops, and the spin is used', async () => {
  const tab = openPage()
  const draw = drawn('spin', coins(2_000))
  tab.answer(spinLottery, { ...count, lotteryLeft: 0, draws: [draw], now: (now + 1) as typeof now, draw })
  await tab.user.click(await screen.findByRole('button', { name: 'Spin the wheel' }))
  expect(await screen.findByText('4 more qualified friends give you a spin.')).toBeDefined()
})

test('a chest is claimed by its number of friends', async () => {
  const tab = openPage()
  tab.answer(claimAward, { ...count, now: (now + 2) as typeof now, items: coins(3_000) })
  await tab.user.click(await screen.findByRole('button', { name: 'Claim' }))
  await vi.waitFor(() => expect(tab.sent(claimAward)).toMatchObject([{ id: 3 }]), { timeout: 10_000 })
})

test('a friend is shown with the next step, and sold-out prizes offer nothing to tap', async () => {
  openPage({ ...count, isScratchSoldOut: true, isLotterySoldOut: true })
  expect(await screen.findByText('Next: play')).toBeDefined()
  expect(screen.getAllByText('Today’s prizes have run out. Your cards and spins stay here.')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Scratch the card' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Spin the wheel' })).toBeNull()
})
