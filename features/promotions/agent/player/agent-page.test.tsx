import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { systemClock } from '#core/clock/instant.ts'
import { calendarDay } from '#core/clock/manila.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { exchangeCommission, readAgent } from '../contract.ts'
import { AgentPage } from './agent-page.tsx'

afterEach(leaveNothingBehind)

const now = systemClock.now()
const nobody: ResponseOf<typeof readAgent> = {
  today: wireCentavos(0),
  yesterday: wireCentavos(0),
  total: wireCentavos(0),
  available: wireCentavos(0),
  waiting: wireCentavos(0),
  activeFriends: 0,
  team: [{ level: 1, rate: 0.003, players: 0, counted: wireCentavos(0) }],
  days: [],
  payouts: [],
  inviteCode: 'ABCDEF',
  exchangeMin: wireCentavos(1_000),
  reviewAbove: wireCentavos(1_000_000),
  betRate: 1,
  friends: [],
  hasMore: false,
  now,
}
const earner: typeof nobody = {
  ...nobody,
  today: wireCentavos(720),
  yesterday: wireCentavos(3_000),
  total: wireCentavos(5_000),
  available: wireCentavos(4_500),
  team: [{ level: 1, rate: 0.003, players: 1, counted: wireCentavos(240_000) }],
  days: [
    {
      day: calendarDay('2026-11-23'),
      counted: wireCentavos(1_000_000),
      earned: wireCentavos(3_000),
      corrected: wireCentavos(-500),
      friends: 1,
    },
  ],
  friends: [
    { name: '0917•••4567', state: 'valid', time: now, yesterday: wireCentavos(2_500), total: wireCentavos(4_500) },
  ],
}

function open(agent: typeof nobody, path: '/activity/agent' | '/lobby/activity/agent' = '/activity/agent') {
  const site = openTestTab({
    address: path,
    token: 'token',
    config: { mode: 'normal' },
    routes: [{ path, access: 'player', title: '', screen: readyScreen(AgentPage), frame: 'none' }],
  })
  site.answer(readAgent, agent)
  site.open()
  return site
}

test('an agent without friends reads from which sum on, and has a link and a code to share', async () => {
  open(nobody)
  expect(await screen.findByRole('button', { name: 'Available from ₱10.00' })).toHaveProperty('disabled', true)
  expect(screen.getByText('ABCDEF')).toBeDefined()
  expect(screen.getByRole('img', { name: /^QR code of / })).toBeDefined()
})

test('in the desktop’s frame the invitation stands beside the team, which is shown at once', async () => {
  open(earner, '/lobby/activity/agent')
  expect(await screen.findByRole('button', { name: 'Share link' })).toBeDefined()
  expect(screen.getByText('0917•••4567')).toBeDefined()
  expect(screen.queryByRole('tab', { name: 'Invite' })).toBeNull()
})

test('the team shows friends under masked names, the statement each day with its corrections', async () => {
  const { user } = open(earner)
  await user.click(await screen.findByRole('tab', { name: 'Team' }))
  expect(screen.getByText('0917•••4567')).toBeDefined()
  expect(screen.getByText('₱2,400.00 played today · you earn 0.3%')).toBeDefined()
  await user.click(screen.getByRole('tab', { name: 'Statement' }))
  expect(screen.getByText('+₱25.00')).toBeDefined()
  expect(screen.getByText('Includes −₱5.00 for voided rounds or refunded deposits')).toBeDefined()
})

test('a double tap moves all that is available once', async () => {
  const site = open(earner)
  site.answer(exchangeCommission, {
    state: 'paid',
    amount: wireCentavos(4_500),
    items: [{ id: 2001, count: 4_500, betRate: 1 }],
    coin: wireCentavos(4_500),
  })
  await site.user.dblClick(await screen.findByRole('button', { name: 'Move to balance' }))
  expect(await screen.findByText('₱45.00 was added to your balance.')).toBeDefined()
  expect(site.sent(exchangeCommission)).toHaveLength(1)
})
