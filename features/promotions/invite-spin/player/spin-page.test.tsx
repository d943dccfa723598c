import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { days, seconds } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { openSpin, spin } from '../contract.ts'
import { SpinPage } from './spin-page.tsx'
import type { ShownRound } from './use-spin.ts'

// Without layout the wheel stops at once, as with reduced motion.
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(leaveNothingBehind)

const now = systemClock.now()
const round: ShownRound = {
  cycleId: 'c1',
  startedAt: now,
  expireAt: addDuration(now, days(3)),
  amount: wireCentavos(0),
  target: wireCentavos(100_000),
  spinsLeft: 1,
  invitesMissing: 2,
  status: 0,
  wheel: [90_000, 91_000, 92_000, 93_000, 94_000, 95_000, 96_000, 97_000].map(wireCentavos),
  nextAt: null,
  now,
}
const turned = { ...round, amount: wireCentavos(95_000), spinsLeft: 0, now: addDuration(now, seconds(1)) }

function openWheel() {
  const site = openTestTab({
    address: '/activity/spin',
    token: 'token',
    config: { mode: 'normal' },
    routes: [{ path: '/activity/spin', access: 'player', title: '', screen: readyScreen(SpinPage), frame: 'none' }],
  })
  site.answer(openSpin, { round, invites: [], inviteCode: 'ABCDEF' })
  site.answer(spin, { index: 5, added: wireCentavos(95_000), round: turned })
  site.open()
  return site
}

test('a double tap turns the wheel once, its result is shown, and the page has the last answer', async () => {
  const { user, sent } = openWheel()
  const [tapped] = await screen.findAllByRole('button', { name: 'Spin' })
  if (tapped === undefined) throw new Error('There is no wheel')
  await user.dblClick(tapped)
  expect(await screen.findByRole('dialog', { name: '+₱950.00' })).toBeDefined()
  // A refetch returns the state before the turn, because its answer was prepared earlier.
  expect(await screen.findByRole('button', { name: 'Invite a friend', hidden: true })).toBeDefined()
  expect(screen.getByText('2 more qualified friends complete it.')).toBeDefined()
  expect(sent(spin)).toHaveLength(1)
})
