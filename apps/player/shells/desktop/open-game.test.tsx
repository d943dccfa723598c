import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DesktopDemoPage } from '#features/lobby/games/player/start/desktop-demo-page.tsx'
import { DesktopStartPage } from '#features/lobby/games/player/start/desktop-start-page.tsx'
import { awaitPlayStop } from '#features/players/responsible-play/player/index.ts'
import { betRecord } from '#features/play/game-launch/contract.ts'
import { exitGame, startDemo, startGame } from '#features/play/game-launch/player/index.ts'
import { instant } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { FrameProps } from '#platform/browser/router/router.tsx'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { OpenGame } from './open-game.tsx'

afterEach(leaveNothingBehind)

const urlOf = (gameId: number) => `https://studio.example/play?game=${gameId}`
const config = {
  operatorName: 'Bituin',
  appGenericImgList: [],
  firstGameList: [],
  gameCount: 0,
  gameListVersion: 1,
}

const Frame = ({ children }: FrameProps) => (
  <>
    <main>{children}</main>
    <OpenGame />
  </>
)

function openGame(address = '/start?gameId=17') {
  const route = { access: 'public', title: '', frame: 'none' } as const
  const site = openTestTab({
    address,
    token: 'token',
    config,
    frame: Frame,
    routes: [
      { ...route, path: '/start', screen: readyScreen(DesktopStartPage) },
      { ...route, path: '/demo/:gameId', screen: readyScreen(DesktopDemoPage) },
      { ...route, path: '/lobby/home', screen: readyScreen(() => <h1>Lobby</h1>) },
      { ...route, path: '/service', screen: readyScreen(() => <h1>Support</h1>) },
    ],
  })
  site.answer(startGame, ({ gameId, mode = 'real' }) => ({ url: urlOf(gameId), mode }))
  site.answer(startDemo, ({ gameId }) => ({ url: urlOf(gameId) }))
  site.answer(exitGame, {})
  site.answer(awaitPlayStop, { isStopped: false })
  site.answer(betRecord, { page: 1, size: 30, total: 0, listedFrom: null, list: [] })
  site.open()
  return site
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('Game')
const press = (site: ReturnType<typeof openGame>, name: string) => site.user.click(screen.getByRole('button', { name }))

test('a game that is kept in the corner is the same frame on the next page and back in the theatre', async () => {
  const site = openGame()
  const game = await frame()
  await press(site, 'Keep playing in a corner')
  expect(await screen.findByRole('heading', { name: 'Lobby' })).toBeDefined()
  const corner = screen.getByRole('region', { name: 'Game' })
  expect(within(corner).getByRole('timer')).toBeDefined()
  expect(await frame()).toBe(game)
  await press(site, 'Back to the game')
  await waitFor(() => expect(site.path()).toBe('/start'))
  expect(await frame()).toBe(game)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Game', level: 1 }))
  expect(site.sent(startGame)).toHaveLength(1)
  expect(site.sent(exitGame)).toHaveLength(0)
})

test('a game that is left the usual way ends', async () => {
  const site = openGame()
  await frame()
  await press(site, 'Back to the lobby')
  await waitFor(() => expect(site.sent(exitGame)).toHaveLength(1))
  expect(screen.queryByTitle('Game')).toBeNull()
})

test('closing the corner ends the game', async () => {
  const site = openGame()
  await frame()
  await press(site, 'Keep playing in a corner')
  await screen.findByRole('heading', { name: 'Lobby' })
  await press(site, 'Close the game')
  await waitFor(() => expect(site.sent(exitGame)).toHaveLength(1))
  expect(screen.queryByTitle('Game')).toBeNull()
})

test('another game takes the place of the one in the corner', async () => {
  const site = openGame()
  await frame()
  await press(site, 'Keep playing in a corner')
  await screen.findByRole('heading', { name: 'Lobby' })
  act(() => site.navigator.navigate('/start?gameId=18'))
  await waitFor(() => expect(screen.getByTitle<HTMLIFrameElement>('Game').src).toBe(urlOf(18)))
  expect(site.sent(exitGame)).toHaveLength(1)
})

test('a game in the corner ends with the session', async () => {
  const site = openGame()
  await frame()
  await press(site, 'Keep playing in a corner')
  await screen.findByRole('heading', { name: 'Lobby' })
  act(() => site.session.clear())
  await waitFor(() => expect(screen.queryByTitle('Game')).toBeNull())
})

test('the panel beside a game lists the rounds of this game alone', async () => {
  const site = openGame()
  const round = {
    roundId: 'a',
    gameId: 17,
    gameName: 'Mayon Fire',
    typeId: 1,
    state: 'closed',
    isFree: false,
    isReplayed: false,
  } as const
  const sums = { bet: wireCentavos(1_000), win: wireCentavos(2_500), result: wireCentavos(1_500), time: instant(1_000) }
  const other = { ...round, ...sums, roundId: 'b', gameId: 18, gameName: 'Color Game' }
  site.answer(betRecord, { page: 1, size: 30, total: 2, listedFrom: null, list: [{ ...round, ...sums }, other] })
  await frame()
  await press(site, 'Game details')
  await site.user.click(await screen.findByRole('tab', { name: 'Your rounds' }))
  expect(await screen.findByText('+₱15.00')).toBeDefined()
  expect(screen.getByText('Mayon Fire')).toBeDefined()
  expect(screen.queryByText('Color Game')).toBeNull()
})

test('support opens while the game stays in the corner', async () => {
  const site = openGame()
  const game = await frame()
  await press(site, 'Game details')
  await site.user.click(await screen.findByRole('button', { name: 'Contact customer service' }))
  expect(await screen.findByRole('heading', { name: 'Support' })).toBeDefined()
  expect(await frame()).toBe(game)
})

test('a demo has no rounds of the player', async () => {
  const site = openGame('/demo/17')
  await frame()
  await press(site, 'Game details')
  expect(await screen.findByRole('tab', { name: 'About' })).toBeDefined()
  expect(screen.queryByRole('tab', { name: 'Your rounds' })).toBeNull()
})
