import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { testGames } from '#features/office/web-configuration/testing/test-games.ts'
import { testWebConfiguration } from '#features/office/web-configuration/testing/test-web-configuration.ts'
import { lobbyTips } from '#features/play/big-win/contract.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { TileFactsOnHover } from './tile-facts-on-hover.tsx'

afterEach(leaveNothingBehind)

const Tiles = () => (
  <>
    <a data-game="1" href="/start?gameId=1">
      In a row
    </a>
    <a data-game="1" href="/start?gameId=1">
      In the grid
    </a>
    <a data-game="2" href="/start?gameId=2">
      Another game
    </a>
    <TileFactsOnHover />
  </>
)

const facts = (name: string) => screen.getByRole('link', { name }).dataset['facts']

test('a game tells its facts on each of its tiles once a mouse reaches one, and other games do not', async () => {
  const site = openTestTab({
    address: '/lobby/home',
    config: testWebConfiguration({ gameCount: testGames.length, firstGameList: [...testGames] }),
    routes: [{ path: '/lobby/home', access: 'public', title: '', frame: 'none', screen: readyScreen(Tiles) }],
  })
  site.answer(lobbyTips, { jackpotList: [], playersNow: { '1': 7 } })
  site.open()
  const tile = await screen.findByRole('link', { name: 'In a row' })
  await site.user.pointer({ target: tile, keys: '[TouchA]' })
  expect(facts('In a row')).toBeUndefined()
  await site.user.hover(tile)
  await waitFor(() => expect(facts('In a row')).toMatch(/^RTP \d[^]*\n7 playing now$/))
  expect(facts('In the grid')).toBe(facts('In a row'))
  expect(facts('Another game')).toBeUndefined()
  await site.user.hover(screen.getByRole('link', { name: 'Another game' }))
  await waitFor(() => expect(facts('Another game')).toMatch(/^RTP \d/))
  expect(facts('Another game')).not.toContain('playing now')
  expect(site.sent(lobbyTips)).toHaveLength(1)
})
