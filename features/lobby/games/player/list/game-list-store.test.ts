import { expect, test } from 'vitest'
import { columnsOfGames } from '#features/office/web-configuration/player/index.ts'
import { gameListPath } from '../../contract.ts'
import { gameListStoreOf } from './game-list-store.ts'
import { type GameListSource, readGameList } from './read-game-list.ts'
import { testGames } from '#features/office/web-configuration/testing/test-games.ts'

function openStore() {
  const { store, load } = gameListStoreOf({ firstGameList: testGames.slice(0, 2), gameCount: testGames.length })
  return { store, load: (from: GameListSource) => load(() => readGameList(from, 7)) }
}

function source(answer: () => Response | Promise<Response>, stored?: unknown) {
  const fetched: string[] = []
  const written: unknown[] = []
  const from: GameListSource = {
    fetch: async (url) => {
      if (typeof url === 'string') fetched.push(url)
      return answer()
    },
    kept: { read: async () => stored, write: async (_key, value) => void written.push(value) },
    newest: async () => ({ version: 8, games: testGames.slice(0, 3) }),
  }
  return { from, fetched, written }
}

const whole = () => Response.json(columnsOfGames(7, testGames))

test('the first games are there at once, all of them once they are fetched', async () => {
  const { store, load } = openStore()
  expect(store.getState()).toEqual({ games: testGames.slice(0, 2), state: 'first' })
  const { from, fetched, written } = source(whole)
  await load(from)
  expect(store.getState()).toEqual({ games: testGames, state: 'whole' })
  expect([fetched, written]).toEqual([[gameListPath(7)], [{ version: 7, games: testGames }]])
})

test('a browser with the current version downloads nothing', async () => {
  const { store, load } = openStore()
  const { from, fetched } = source(whole, { version: 7, games: testGames })
  await load(from)
  expect([store.getState().state, fetched]).toEqual(['whole', []])
})

test('everybody who asks at once causes one download', async () => {
  const { load } = openStore()
  const { from, fetched } = source(whole)
  await Promise.all([load(from), load(from)])
  await load(from)
  expect(fetched).toHaveLength(1)
})

test('a version that is over leads to the one in force', async () => {
  const { store, load } = openStore()
  await load(source(() => new Response('', { status: 404 })).from)
  expect(store.getState()).toEqual({ games: testGames.slice(0, 3), state: 'whole' })
})

test.each([
  ['no network', () => Promise.reject(new TypeError('offline'))],
  ['a server in trouble', () => new Response('', { status: 503 })],
  ['an answer of another form', () => Response.json({ games: 1 })],
])(
  'with %s an older list is shown; without one the first games stay, and it can be tried again',
  async (_why, answer) => {
    const older = openStore()
    await older.load(source(answer, { version: 6, games: testGames.slice(0, 4) }).from)
    expect(older.store.getState()).toEqual({ games: testGames.slice(0, 4), state: 'whole' })

    const { store, load } = openStore()
    await load(source(answer).from)
    expect(store.getState()).toEqual({ games: testGames.slice(0, 2), state: 'failed' })
    await load(source(whole).from)
    expect(store.getState().state).toBe('whole')
  },
)

test('invalid data in the browser is ignored', async () => {
  const { store, load } = openStore()
  await load(source(whole, { version: 7, games: 'none' }).from)
  expect(store.getState().state).toBe('whole')
  expect(store.getState().games).toEqual(testGames)
})
