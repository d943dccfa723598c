import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minutes } from '#core/clock/duration.ts'
import { getPlayer } from '#features/players/account/contract.ts'
import { startGame } from '#features/play/game-launch/contract.ts'
import { forgetProvider } from '#features/lobby/games/server/index.ts'
import { removeProvider } from '#features/lobby/catalogue/server/index.ts'
import { type RegisteredPlayer, registerPlayer, signInAs } from '#tests/support/registered-player.ts'
import { catalogueProvider, gameAnswer, listGames } from '#tests/support/test-catalogue.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { getGameData, likeGame } from '#features/lobby/games/contract.ts'
import { likesMax } from '#features/lobby/games/rules.ts'

let site: TestSite
let player: RegisteredPlayer
let other: RegisteredPlayer
let ids: Record<string, number>
const games = [gameAnswer('a'), gameAnswer('b', { type: 'fish', brand: 'second-brand' }), gameAnswer('c')]

beforeAll(async () => {
  site = await openTestSite()
  player = await registerPlayer(site, '09171234567')
  other = await registerPlayer(site, '09171234568')
  ids = await listGames(site, games)
})
afterAll(() => site.close())

const idOf = (code: string): number => ids[code] ?? 0
const send = async (code: string, like: 0 | 1, { token } = player) =>
  (await site.send(likeGame, { id: idOf(code), like }, { token })).body.errcode
const dataOf = async ({ token } = player) => (await site.send(getGameData, {}, { token })).body
const start = (code: string) => site.send(startGame, { gameId: idOf(code) }, { token: player.token })

describe('a like', () => {
  test('is set, answered with the session, and taken back', async () => {
    expect(await send('a', 1)).toBe(0)
    expect(await dataOf()).toMatchObject({ gameLikes: { [idOf('a')]: 1 } })
    expect((await site.send(getPlayer, {}, { token: player.token })).body.appGameDataUser).toMatchObject({
      gameLikes: { [idOf('a')]: 1 },
    })
    expect((await dataOf(other)).gameLikes).toEqual({})
    expect(await send('a', 0)).toBe(0)
    expect((await dataOf()).gameLikes).toEqual({})
  })

  test.each([
    { what: 'set twice', code: 'b', before: 1 as const, like: 1 as const, errcode: 1004 },
    { what: 'taken back where there is none', code: 'c', before: undefined, like: 0 as const, errcode: 1004 },
    { what: 'of a game that is not there', code: 'nowhere', before: undefined, like: 1 as const, errcode: 400 },
  ])('$what is answered by $errcode', async ({ code, before, like, errcode }) => {
    if (before !== undefined) await send(code, before)
    expect(await send(code, like)).toBe(errcode)
  })

  test('of an unknown game is refused, set or taken back', async () => {
    for (const like of [0, 1] as const) {
      const { body } = await site.send(likeGame, { id: 999_999, like }, { token: player.token })
      expect(body.errcode).toBe(1101)
    }
  })

  test('set ten times at once is one like, and taken back ten times at once is none', async () => {
    const ten = (like: 0 | 1) => Promise.all(Array.from({ length: 10 }, () => send('a', like)))
    const count = (codes: number[], code: number) => codes.filter((each) => each === code).length
    const set = await ten(1)
    expect([count(set, 0), count(set, 1004)]).toEqual([1, 9])
    const back = await ten(0)
    expect([count(back, 0), count(back, 1004)]).toEqual([1, 9])
  })

  test('beyond the last that there is room for is refused, also when ten come at once', async () => {
    const many = Array.from({ length: likesMax + 9 }, (_, at) => gameAnswer(`many-${at}`))
    ids = await listGames(site, [...games, ...many])
    await site.context.db.pool.query(
      `insert into lobby_like (player_id, game_id, liked_at)
       select $1, g.game_id, now() from lobby_game g where g.code like 'many-%' order by g.game_id limit $2`,
      [other.id, likesMax - 1],
    )
    const last = Array.from({ length: 10 }, (_, at) => `many-${likesMax - 1 + at}`)
    const answers = await Promise.all(last.map((code) => send(code, 1, other)))
    expect(answers.filter((errcode) => errcode === 0)).toHaveLength(1)
    expect(answers.filter((errcode) => errcode === 1107)).toHaveLength(9)
  })

  test('more than 120 taps in a minute are refused until it is over', async () => {
    site.clock.advance(minutes(2))
    const answers = await Promise.all(Array.from({ length: 130 }, () => send('a', 1)))
    expect(answers.filter((errcode) => errcode === 1020)).toHaveLength(10)
    site.clock.advance(minutes(1))
    expect(await send('a', 0)).toBe(0)
  })
})

describe('last played games', () => {
  test('lists the newest first, each game once, and is answered with the session', async () => {
    for (const code of ['a', 'b', 'a', 'c']) {
      site.clock.advance(minutes(1))
      expect((await start(code)).body.errcode).toBe(0)
    }
    expect((await dataOf()).gameHistory).toEqual([idOf('c'), idOf('a'), idOf('b')])
    const signedIn = await signInAs(site, player.mobile)
    expect(signedIn.body.appGameDataUser).toMatchObject({ gameHistory: [idOf('c'), idOf('a'), idOf('b')] })
    player = { ...player, token: String(signedIn.body.token) }
  })

  test('is not changed by a game that could not be started', async () => {
    await site.context.db.pool.query('update game set is_in_maintenance = true where id = $1', [idOf('b')])
    expect((await start('b')).body.errcode).toBe(1103)
    expect((await dataOf()).gameHistory).toEqual([idOf('c'), idOf('a'), idOf('b')])
  })
})

test('a provider that is removed leaves nothing behind, neither likes nor history', async () => {
  await send('a', 1)
  expect(
    await removeProvider(site.context.db, {
      providerId: catalogueProvider.id,
      forget: forgetProvider,
      now: site.clock.now(),
    }),
  ).toBeGreaterThan(3)
  expect(await dataOf()).toMatchObject({ gameLikes: {}, gameHistory: [] })
  expect((await start('a')).body.errcode).toBe(1101)
  expect((await site.context.db.pool.query('select from lobby_brand')).rowCount).toBe(0)
})
