import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { broken, refused } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind } from '#platform/browser/testing/test-tab.tsx'
import { getGameData, likeGame } from '#features/lobby/games/player/index.ts'
import { testRefresh } from '#features/players/account/testing/players.ts'
import { getPlayer, refreshData } from '#features/players/account/player-contract.ts'
import { testGame, testGames } from '#features/office/web-configuration/testing/test-games.ts'
import type { WebConfiguration } from '#features/office/web-configuration/player/index.ts'
import { luningning, openLobby, type LobbyOptions } from '#tests/lobby/open-lobby.tsx'

afterEach(leaveNothingBehind)

const heart = (name = 'Coral Kingdom') => screen.getByRole('button', { name: `Favorite ${name}` })
const isLiked = () => heart().getAttribute('aria-pressed') === 'true'
const popularRow = () => within(screen.getByRole('list', { name: 'Popular games' }))

function openGuest(options: LobbyOptions = {}) {
  const site = openLobby('/lobby/home', options)
  site.open()
  return site
}

async function openPlayer(options: LobbyOptions = {}) {
  const site = openLobby('/lobby/home', { ...options, token: 'token' })
  site.answer(getPlayer, luningning)
  site.answer(likeGame, {})
  site.answer(getGameData, { gameLikes: {}, gameHistory: [] })
  site.open()
  await screen.findByText('₱1,234.50')
  return site
}

test('a guest finds both doors and the popular games, and is asked nothing', () => {
  const site = openGuest()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  expect(popularRow().getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe(String(testGames.length))
  expect(
    popularRow()
      .getByRole('link', { name: /Coral Kingdom/ })
      .getAttribute('href'),
  ).toBe('/start?gameId=1')
  expect(site.sent(getPlayer)).toHaveLength(0)
})

test('only pages that exist are linked', () => {
  openGuest()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.filter((href) => /deposit|register|service|spin/.test(href ?? ''))).toEqual(['/register'])
})

test('a guest’s tap opens a sheet: the demo at once, or an account and then this game', async () => {
  const site = openGuest({ pages: ['/demo/:gameId'] })
  await site.user.click(screen.getByRole('link', { name: /Coral Kingdom/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Coral Kingdom' }))
  expect(sheet.getByRole('link', { name: 'Play demo' }).getAttribute('href')).toBe('/demo/1')
  expect(sheet.getByText(/register and continue with this game/)).toBeDefined()
  await site.user.click(sheet.getByRole('button', { name: 'Play for real' }))
  expect(site.path()).toBe('/register')
  act(() => site.navigator.finishSignIn('/lobby/home'))
  expect(site.path()).toBe('/start')
})

test('a guest’s search answers over the home', async () => {
  const site = openGuest()
  await site.user.click(screen.getByRole('link', { name: 'Search games' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Search games' }))
  await site.user.type(sheet.getByRole('searchbox', { name: 'Search games' }), 'mayon')
  const found = await sheet.findByRole('list', { name: 'Games found' })
  expect(within(found).getAllByRole('link')[0]?.textContent).toContain('Mayon Fire')
  expect(site.path()).toBe('/lobby/home')
  await site.user.click(sheet.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

const popular: WebConfiguration['popular'] = { by: 'rounds', gameIds: [1] }

test('a row of a kind leads to all games of that kind', async () => {
  const fish = [3, 4, 5, 6].map((id) => testGame(id, { typeId: 2, hot: 0 }))
  const site = openGuest({ configuration: { firstGameList: [testGame(1), ...fish], gameCount: 5, popular } })
  const row = within(screen.getByRole('region', { name: 'Fish' }))
  await site.user.click(row.getByRole('button', { name: 'See all' }))
  expect(screen.getByRole('tab', { name: 'Fish' }).getAttribute('aria-selected')).toBe('true')
})

const likeOf = (id: number) => testGame(id, { hot: 0 })

async function openPlayed(gameHistory: readonly number[]) {
  const games = [testGame(1), ...[2, 3, 4, 5].map(likeOf)]
  const site = openLobby('/lobby/home', {
    token: 'token',
    configuration: { firstGameList: games, gameCount: 5, popular },
  })
  site.answer(getPlayer, { ...luningning, appGameDataUser: { gameLikes: {}, gameHistory: [...gameHistory] } })
  site.open()
  await screen.findByText('₱1,234.50')
  return site
}

const linksOf = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('a player continues where the last play was', async () => {
  await openPlayed([3, 2, 1])
  expect(await linksOf('Continue')).toEqual(['/start?gameId=3', '/start?gameId=2', '/start?gameId=1'])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Continue', 'For you', 'Popular games']),
  )
})

test('one or two games that were played share their row with games like them, with the reason for each', async () => {
  const site = await openPlayed([2, 1])
  const links = await linksOf('Continue, and more for you')
  expect(links.slice(0, 2)).toEqual(['/start?gameId=2', '/start?gameId=1'])
  expect(links.length).toBeGreaterThan(2)
  expect(screen.queryByRole('list', { name: 'For you' })).toBeNull()
  await site.user.click(screen.getByRole('button', { name: 'Why these?' }))
  const why = within(await screen.findByRole('dialog', { name: 'Why these games' }))
  const reasons = why.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(reasons).toHaveLength(3)
  for (const reason of reasons) expect(reason).toMatch(/Like .+, which you played|Picked at random/)
})

test('one switch ends the suggestions, and this browser keeps that', async () => {
  const site = await openPlayed([1])
  await site.user.click(await screen.findByRole('button', { name: 'Why these?' }))
  const box = await screen.findByRole('checkbox', { name: 'Suggest games based on what I play' })
  await site.user.click(box)
  expect(await linksOf('Continue')).toEqual(['/start?gameId=1'])
  expect(screen.queryByRole('list', { name: /for you/i })).toBeNull()
  expect(localStorage.getItem('forYou')).toContain('false')
})

test('somebody who has not played yet has the rows of everybody', async () => {
  await openPlayed([])
  expect(popularRow().getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByRole('list', { name: /^Continue|^For you/ })).toBeNull()
})

test('an empty catalogue says so', async () => {
  openGuest({ configuration: { firstGameList: [], gameCount: 0 } })
  expect(await screen.findByRole('heading', { name: 'No games yet' })).toBeDefined()
})

test('a kind of games has the brands that offer some, and shows one of them alone', async () => {
  const games = [testGame(1), testGame(2, { brandId: 2, brand: 'Dagat Games' }), testGame(3, { typeId: 2 })]
  const site = openGuest({ configuration: { firstGameList: games, gameCount: 3 } })
  await site.user.click(screen.getByRole('tab', { name: 'Slots' }))
  expect(within(await screen.findByRole('list', { name: 'Slots' })).getAllByRole('listitem')).toHaveLength(2)
  await site.user.click(screen.getByRole('button', { name: 'Dagat Games' }))
  const list = await screen.findByRole('list', { name: 'Slots by Dagat Games' })
  expect(within(list).getAllByRole('link')[0]?.textContent).toContain('Perya Dice')
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
})

test('a visitor from a page that names a type and a brand finds them', async () => {
  const games = [testGame(1), testGame(2, { brandId: 2, brand: 'Dagat Games' })]
  const site = openGuest({ configuration: { firstGameList: games, gameCount: 2 } })
  act(() => site.navigator.navigate('/about'))
  await screen.findByRole('heading', { name: 'About us' })
  act(() => site.navigator.navigate('/lobby/home', { data: { typeId: 1, brandId: 2 } }))
  expect(await screen.findByRole('list', { name: 'Slots by Dagat Games' })).toBeDefined()
})

test('a game in maintenance shows its information instead of starting', async () => {
  const games = [testGame(1, { params: { brandMaintain: 1, typeMaintain: 0 } })]
  const site = openGuest({ configuration: { firstGameList: games, gameCount: 1 } })
  await site.user.click(screen.getByRole('link', { name: /Coral Kingdom/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Coral Kingdom' })
  expect(within(sheet).getByText(/All games from this brand are under maintenance/)).toBeDefined()
  expect(within(sheet).queryByRole('link', { name: 'Play' })).toBeNull()
  expect(site.path()).toBe('/lobby/home')
})

test('a guest who likes a game is asked to log in', async () => {
  const site = openGuest()
  await site.user.click(heart())
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeDefined()
})

test('a heart shows at once, and a quick row of taps sends one request', async () => {
  const site = await openPlayer()
  await site.user.click(heart())
  expect(isLiked()).toBe(true)
  await site.user.click(heart())
  await site.user.click(heart())
  expect(isLiked()).toBe(true)
  await waitFor(() => expect(site.sent(likeGame)).toMatchObject([{ id: 1, like: 1 }]))
})

test('a heart that comes back to what the server knows is not sent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const site = await openPlayer()
  await site.user.click(heart())
  await site.user.click(heart())
  await act(async () => vi.advanceTimersByTimeAsync(2000))
  expect([isLiked(), site.sent(likeGame).length]).toEqual([false, 0])
})

test('that it stands so already is no failure', async () => {
  const site = await openPlayer()
  site.answer(likeGame, refused(1004))
  await site.user.click(heart())
  await waitFor(() => expect(site.sent(likeGame)).toHaveLength(1))
  await waitFor(() => expect(isLiked()).toBe(true))
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
})

test('a heart that could not be kept is taken back, with the reason', async () => {
  const site = await openPlayer()
  site.answer(likeGame, broken(503))
  await site.user.click(heart())
  expect(isLiked()).toBe(true)
  expect(await screen.findByText(/Something went wrong \(503\)/)).toBeDefined()
  expect(isLiked()).toBe(false)
})

test('a heart taken away can be given back', async () => {
  const site = await openPlayer()
  await site.user.click(heart())
  await waitFor(() => expect(site.sent(likeGame)).toHaveLength(1))
  await site.user.click(heart())
  expect(isLiked()).toBe(false)
  await site.user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(isLiked()).toBe(true)
})

test('a like that arrives while the favorites are being read is not forgotten for an older answer', async () => {
  const site = await openPlayer()
  let answerFirst = () => {}
  const liked = new Promise<void>((resolve) => {
    answerFirst = resolve
  })
  site.answer(getGameData, async () => {
    const isSecond = site.sent(getGameData).length > 1
    if (!isSecond) await liked
    const gameLikes: Record<string, 1> = isSecond ? { 1: 1 } : {}
    return { gameLikes, gameHistory: [] }
  })
  await site.user.click(heart())
  await site.user.click(screen.getByRole('tab', { name: 'Favorites' }))
  await waitFor(() => expect(site.sent(likeGame)).toHaveLength(1))
  expect(await screen.findByRole('list', { name: 'Liked games' })).toBeDefined()
  answerFirst()
  await waitFor(() => expect(site.sent(getGameData)).toHaveLength(2))
  expect(isLiked()).toBe(true)
})

test('the favorites tab lists liked and last played games, in order', async () => {
  const appGameDataUser = { gameLikes: { 2: 1 as const }, gameHistory: [3, 1] }
  const site = await openPlayer()
  site.answer(getGameData, appGameDataUser)
  await site.user.click(screen.getByRole('tab', { name: 'Favorites' }))
  const liked = await screen.findByRole('list', { name: 'Liked games' })
  expect(
    within(liked)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([expect.stringContaining('Perya Dice')])
  await site.user.click(screen.getByRole('tab', { name: 'Recently played' }))
  const played = await screen.findByRole('list', { name: 'Recently played games' })
  expect(
    within(played)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/start?gameId=3', '/start?gameId=1'])
})

test('the balance is read again at most once in five seconds, and rolls to what it is now', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const site = await openPlayer()
  site.answer(refreshData, testRefresh({ coin: wireCentavos(500) }))
  const refresh = screen.getByRole('button', { name: 'Refresh balance' })
  await site.user.click(refresh)
  expect(await screen.findByText('₱5.00')).toBeDefined()
  await site.user.click(refresh)
  expect(site.sent(refreshData)).toHaveLength(1)
  await act(async () => vi.advanceTimersByTimeAsync(5000))
  await site.user.click(refresh)
  expect(site.sent(refreshData)).toHaveLength(2)
})

test('a session that is over leaves nothing of the player behind', async () => {
  const site = await openPlayer()
  site.answer(refreshData, broken(401))
  site.answer(getPlayer, broken(401))
  await site.user.click(screen.getByRole('button', { name: 'Refresh balance' }))
  await waitFor(() => expect(site.session.token()).toBeUndefined())
  await waitFor(() => expect(screen.queryByText('₱1,234.50')).toBeNull())
})

test('the menu says who it is, and everything in it leads to a page that exists', async () => {
  const site = await openPlayer()
  await site.user.click(screen.getByRole('button', { name: 'My menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'My menu' }))
  expect(menu.getByText('Luningning')).toBeDefined()
  expect(menu.getByRole('link', { name: 'Favorites' }).getAttribute('href')).toBe('/profile/favorites')
  expect(menu.queryByRole('link', { name: 'Deposit' })).toBeNull()
  await site.user.click(menu.getByRole('link', { name: 'Favorites' }))
  expect(await screen.findByRole('heading', { name: 'Favorites', level: 1 })).toBeDefined()
})

test('in green mode the home has no wins, no rewards and no offers over it', () => {
  openGuest({ configuration: { mode: 'green', h5: { downloadType: 2, downloadUrl: '/x.apk' } } })
  expect(screen.getByText('Play for fun, with money you can spare')).toBeDefined()
  expect(screen.queryByRole('complementary')).toBeNull()
})
