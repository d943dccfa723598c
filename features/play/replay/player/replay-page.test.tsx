import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { refused } from '#platform/browser/testing/test-server.ts'
import { sharedRound, shareRound, unshareRound, watchRound } from '../contract.ts'
import { ReplayPage } from './replay-page.tsx'
import { SharedPage } from './shared-page.tsx'

afterEach(leaveNothingBehind)

const seen = {
  url: 'https://games.example.ph/play?game=mayon-fire&rt=key',
  gameId: 1,
  gameName: 'Mayon Fire',
  isFree: false,
  isVoided: false,
  bet: wireCentavos(1_000),
  win: wireCentavos(2_555),
  multiple: 2.555,
}
const shareToken = 'a-link-of-its-player-1'

function openTab(address: string) {
  const route = { title: '', frame: 'none' } as const
  return openTestTab({
    address,
    token: 'token',
    config: {},
    routes: [
      { ...route, path: '/replay/round/:roundId', access: 'player', screen: readyScreen(ReplayPage) },
      { ...route, path: '/replay/shared/:token', access: 'public', screen: readyScreen(SharedPage) },
    ],
  })
}

test('a round is shown by its game, with bet, win and multiple; it is shared and unshared by a button', async () => {
  const site = openTab('/replay/round/round-1')
  let shared: string | null = null
  site.answer(watchRound, () => ({ ...seen, time: instant(Date.UTC(2026, 10, 27, 4)), shareToken: shared }))
  site.answer(shareRound, () => {
    shared = shareToken
    return { shareToken }
  })
  site.answer(unshareRound, () => {
    shared = null
    return {}
  })
  site.open()
  const frame = await screen.findByTitle('Replay of Mayon Fire')
  expect(frame.getAttribute('src')).toBe(seen.url)
  expect(screen.getByText('₱25.55')).toBeDefined()
  expect(screen.getByText('2.55×')).toBeDefined()
  await site.user.click(screen.getByRole('button', { name: 'Share this round' }))
  expect(await screen.findByText(new RegExp(`/replay/shared/${shareToken}$`))).toBeDefined()
  await site.user.click(screen.getByRole('button', { name: 'Stop sharing' }))
  expect(await screen.findByText('The link no longer works.')).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Share this round' })).toBeDefined()
})

test('a shared round is shown to everybody without a way to share it', async () => {
  const site = openTab(`/replay/shared/${shareToken}`)
  site.answer(sharedRound, () => seen)
  site.open()
  expect(await screen.findByTitle('Replay of Mayon Fire')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Share this round' })).toBeNull()
})

test('a link that opens nothing says so, and leads to the games', async () => {
  const site = openTab(`/replay/shared/${shareToken}`)
  site.answer(sharedRound, () => refused(1116, { msg: 'Its player may have stopped sharing it.' }))
  site.open()
  expect(await screen.findByText('Its player may have stopped sharing it.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'See the games' })).toBeDefined()
})

test('a round that is not the player’s says so, and leads to their own', async () => {
  const site = openTab('/replay/round/round-1')
  site.answer(watchRound, () => refused(1113, { msg: 'We couldn’t find this round.' }))
  site.open()
  expect(await screen.findByText('We couldn’t find this round.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Bet history' }).getAttribute('href')).toBe('/record/bets')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
