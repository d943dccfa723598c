import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { broken, refused } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { awaitPlayStop } from '#features/players/responsible-play/player/index.ts'
import { exitGame, startDemo, startGame } from '#features/play/game-launch/player/index.ts'
import { DemoPage } from './demo-page.tsx'
import { StartPage } from './start-page.tsx'

afterEach(leaveNothingBehind)

const gameUrl = 'https://studio.example/play?game=mayon-fire'
const config = {
  operatorName: 'Bituin',
  appGenericImgList: [],
  firstGameList: [{ id: 17, name: 'Mayon Fire' }],
  gameCount: 1,
  gameListVersion: 1,
}

function openGame(address = '/start?gameId=17') {
  const route = { access: 'public', title: '', frame: 'none' } as const
  const site = openTestTab({
    address,
    token: 'token',
    config,
    routes: [
      { ...route, path: '/start', screen: readyScreen(StartPage) },
      { ...route, path: '/demo/:gameId', screen: readyScreen(DemoPage) },
      { ...route, path: '/register', screen: readyScreen(() => <h1>Create your account</h1>) },
      { ...route, path: '/lobby/home', screen: readyScreen(() => <h1>Lobby</h1>) },
    ],
  })
  site.answer(startGame, ({ mode = 'real' }) => ({ url: gameUrl, mode }))
  site.answer(exitGame, {})
  site.answer(awaitPlayStop, { isStopped: false })
  return site
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('Mayon Fire')

function postFrom(from: HTMLIFrameElement, data: object, origin = 'https://studio.example') {
  act(() => void window.dispatchEvent(new MessageEvent('message', { source: from.contentWindow, origin, data })))
}

test('a game’s frame may only run scripts, and is notified when the player leaves', async () => {
  const site = openGame()
  site.open()
  const game = await frame()
  expect(game.src).toBe(gameUrl)
  expect(game.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin')
  expect(site.sent(startGame)).toMatchObject([{ gameId: 17, mode: 'real' }])
  await site.user.click(screen.getByRole('button', { name: 'Back to the lobby' }))
  expect(await screen.findByRole('heading', { name: 'Lobby' })).toBeDefined()
  await waitFor(() => expect(site.sent(exitGame)).toHaveLength(1))
})

test('the result follows what the game reports, and nobody else', async () => {
  openGame().open()
  const game = await frame()
  postFrom(game, { kind: 'round', state: 'ended', staked: 1000, win: 2500 })
  expect(await screen.findByText('+₱15.00')).toBeDefined()
  postFrom(game, { kind: 'round', state: 'ended', staked: 99_900, win: 0 }, 'https://evil.example')
  postFrom(game, { kind: 'round', state: 'began', staked: 500, win: 0 })
  postFrom(game, { kind: 'round', state: 'ended', staked: 500, win: 0 })
  expect(await screen.findByText('+₱10.00')).toBeDefined()
})

test('a game that asks to be left is left', async () => {
  openGame().open()
  postFrom(await frame(), { kind: 'exit', to: 'home' })
  expect(await screen.findByRole('heading', { name: 'Lobby' })).toBeDefined()
})

test('the menu of a game that has no bar of its own is opened from ours', async () => {
  const site = openGame()
  site.open()
  const game = await frame()
  expect(screen.queryByRole('button', { name: 'Rules, history and settings' })).toBeNull()
  const posted = vi.spyOn(game.contentWindow as Window, 'postMessage').mockReturnValue()
  postFrom(game, { kind: 'ready', game: 'mayon-fire', menu: true })
  await site.user.click(await screen.findByRole('button', { name: 'Rules, history and settings' }))
  expect(posted.mock.calls).toEqual([[{ kind: 'menu' }, 'https://studio.example']])
})

test('a demo is started as one, and leaving it is nobody’s business', async () => {
  const site = openGame('/start?gameId=17&mode=demo')
  site.open()
  await frame()
  expect(site.sent(startGame)).toMatchObject([{ gameId: 17, mode: 'demo' }])
  await site.user.click(screen.getByRole('button', { name: 'Back to the lobby' }))
  await screen.findByRole('heading', { name: 'Lobby' })
  expect(site.sent(exitGame)).toHaveLength(0)
})

test('a guest tries a game without an account, and where that is not offered is shown the way in', async () => {
  const site = openGame('/demo/17')
  site.answer(startDemo, { url: gameUrl })
  site.open()
  await frame()
  expect(site.sent(startDemo)).toMatchObject([{ gameId: 17 }])
  expect(screen.getByText('Demo: play money')).toBeDefined()
  site.answer(startDemo, refused(startDemo.refusals.demoClosed))
  await site.user.click(screen.getByRole('button', { name: 'Reload the game' }))
  expect(await screen.findByRole('heading', { name: 'Log in to try it' })).toBeDefined()
  expect(site.sent(startGame)).toHaveLength(0)
})

test('the round arrow restarts the game', async () => {
  const site = openGame()
  site.open()
  await frame()
  await site.user.click(screen.getByRole('button', { name: 'Reload the game' }))
  await waitFor(() => expect(site.sent(startGame)).toHaveLength(2))
  expect(await frame()).toBeDefined()
})

test('a break that began elsewhere ends the game that is open, with its reason', async () => {
  const site = openGame()
  site.open()
  await frame()
  site.answer(startGame, refused(startGame.refusals.playStopped))
  site.answer(awaitPlayStop, { isStopped: true })
  expect(await screen.findByRole('heading', { name: 'You can’t play right now' })).toBeDefined()
  expect(screen.queryByTitle('Mayon Fire')).toBeNull()
})

test('an obstacle is explained, and the start is retried when it has passed', async () => {
  const site = openGame()
  site.answer(startGame, refused(startGame.refusals.gameInMaintenance))
  site.open()
  expect(await screen.findByText('This game is under maintenance. Please try again later.')).toBeDefined()
  site.answer(startGame, { url: gameUrl, mode: 'real' as const })
  await site.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await frame()).toBeDefined()
})

test('a game that found no server starts by itself once there is one', async () => {
  const site = openGame()
  site.answer(startGame, () => Promise.reject(new TypeError('fetch failed')))
  site.open()
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeDefined()
  site.answer(startGame, { url: gameUrl, mode: 'real' as const })
  // The page subscribes to the network in its effects.
  await act(async () => {})
  act(() => site.connection.answered())
  expect(await frame()).toBeDefined()
})

test.each([
  ['no game at all', '/start', () => broken(500), 'Game not found'],
  ['a server in trouble', '/start?gameId=17', () => broken(503), 'The game didn’t start'],
  ['a stop of play', '/start?gameId=17', () => refused(startGame.refusals.playStopped), 'You can’t play right now'],
] as const)('with %s there is a way back', async (_why, address, answer, title) => {
  const site = openGame(address)
  site.answer(startGame, answer)
  site.open()
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  const [, back] = screen.getAllByRole('button', { name: 'Back to the lobby' })
  if (back) await site.user.click(back)
  expect(await screen.findByRole('heading', { name: 'Lobby' })).toBeDefined()
})

test('a guest in a demo is one tap from an account, and the way back does not lead to the demo again', async () => {
  const site = openGame('/demo/17')
  site.answer(startDemo, { url: gameUrl })
  site.open()
  await frame()
  const pages = history.length
  await site.user.click(screen.getByRole('button', { name: 'Play for real' }))
  expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeDefined()
  expect(history.length).toBe(pages)
})

test('whoever plays for money is not offered what they do already', async () => {
  openGame().open()
  await frame()
  expect(screen.queryByRole('button', { name: 'Play for real' })).toBeNull()
})
