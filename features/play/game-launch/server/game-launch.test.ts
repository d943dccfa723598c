import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days, minutes, seconds } from '#core/clock/duration.ts'
import { centavos } from '#core/money/centavos.ts'
import { defaultSettings } from '#features/office/web-configuration/server/index.ts'
import { readDemoToken } from '#games/protocol/server/demo-token.ts'
import { post } from '#ledger'
import { gameCode, newId, openTestGameProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { betRecord, exitGame, startDemo, startGame } from '../contract.ts'

let gameProvider: TestGameProvider
let player: RegisteredPlayer
let gameId: number

beforeAll(async () => {
  gameProvider = await openTestGameProvider()
  player = await registerPlayer(gameProvider.site, '09171234567')
  gameId = Number((await gameProvider.rows('select id from game'))[0]?.id)
})
afterAll(() => gameProvider.close())

const start = (request: { gameId: number; mode?: 'real' | 'demo' } = { gameId }, platform: 0 | 1 = 0) =>
  gameProvider.site.send(startGame, request, { token: player.token, platform })
const setGame = (change: string) => gameProvider.rows(`update game set ${change}`)
const setPlayer = (state: string) => gameProvider.rows('update player set state = $2 where id = $1', [player.id, state])

describe('starting a game', () => {
  test('answers the page with every launch parameter, and never the player’s own token', async () => {
    const { body } = await start()
    expect(body).toMatchObject({ errcode: 0, mode: 'real' })
    const url = new URL(String(body.url))
    expect(`${url.origin}${url.pathname}`).toBe('https://games.example.ph/play')
    const { lt, ...parameters } = Object.fromEntries(url.searchParams)
    expect(parameters).toEqual({
      game: gameCode,
      lang: 'en-PH',
      ccy: 'PHP',
      plat: 'mobile',
      rc: '1800',
      bar: 'frame',
      mode: 'real',
      home: 'http://127.0.0.1:8080/lobby/home',
      cashier: 'http://127.0.0.1:8080/lobby/wallets/deposit',
      hist: 'http://127.0.0.1:8080/record/transaction',
    })
    expect(lt).toMatch(/^[\w-]{43}$/)
    expect(String(body.url)).not.toContain(player.token)
    expect(await gameProvider.ask('authenticate', { launchToken: lt, gameCode })).toMatchObject({
      code: 0,
      playerId: String(player.id),
    })
  })

  test('in green mode asks the game to be quiet', async () => {
    await gameProvider.site.set({ ...defaultSettings, mode: 'green' })
    const { body } = await start()
    await gameProvider.site.set(defaultSettings)
    expect(new URL(String(body.url)).searchParams.get('sound')).toBe('quiet')
  })

  test('on a desktop names the desktop’s own pages', async () => {
    const { searchParams } = new URL(String((await start({ gameId }, 1)).body.url))
    expect([searchParams.get('plat'), searchParams.get('hist')]).toEqual([
      'desktop',
      'http://127.0.0.1:8080/lobby/record/transaction',
    ])
  })

  test('names the language that the player’s browser prefers', async () => {
    const visitor = { token: player.token, language: 'fil' } as const
    const { body } = await gameProvider.site.send(startGame, { gameId }, visitor)
    expect(new URL(String(body.url)).searchParams.get('lang')).toBe('fil-PH')
  })

  test('as a demonstration takes no token and leaves the session of the real game alone', async () => {
    const { playerId, session } = await opened()
    const { searchParams } = new URL(String((await start({ gameId, mode: 'demo' })).body.url))
    expect([searchParams.get('mode'), searchParams.get('lt')]).toEqual(['demo', null])
    expect(refusalOf(searchParams)).toEqual({ sellsBonus: true })
    expect(await gameProvider.ask('balance', { playerId, session })).toMatchObject({ code: 0 })
  })

  test('again ends the bets of the one before', async () => {
    const { playerId, session } = await opened()
    await start()
    expect(await gameProvider.ask('balance', { playerId, session })).toMatchObject({ code: 5 })
  })

  test('ten times at once leaves one session', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => start()))
    expect(answers.map(({ body }) => body.errcode)).toEqual(Array.from({ length: 10 }, () => 0))
    expect(
      await gameProvider.rows(
        'select count(*)::int as live from game_session where player_id = $1 and superseded_at is null',
        [player.id],
      ),
    ).toEqual([{ live: 1 }])
  })

  test('that is not there is refused', async () => {
    expect((await start({ gameId: 999_999 })).body.errcode).toBe(1101)
  })

  test.each([
    { what: 'a game that is switched off', change: "state = 'disabled'", back: "state = 'enabled'", errcode: 1102 },
    {
      what: 'a game in maintenance',
      change: 'is_in_maintenance = true',
      back: 'is_in_maintenance = false',
      errcode: 1103,
    },
  ])('of $what is refused with $errcode', async ({ change, back, errcode }) => {
    await setGame(change)
    expect((await start()).body.errcode).toBe(errcode)
    await setGame(back)
  })

  test('of a provider that is switched off is refused', async () => {
    await gameProvider.setProvider({ state: 'disabled' })
    expect((await start()).body.errcode).toBe(1102)
    await gameProvider.setProvider({})
  })

  test('by an excluded player is refused, for money and as a demonstration', async () => {
    await setPlayer('excluded')
    expect((await start()).body.errcode).toBe(1104)
    expect((await start({ gameId, mode: 'demo' })).body.errcode).toBe(1104)
    await setPlayer('active')
  })

  test('by a player whom the staff has locked out of games is refused, for money and as a demonstration', async () => {
    const lock = (locks: readonly string[]) =>
      gameProvider.rows('update player set locks = $2 where id = $1', [player.id, locks])
    await lock(['play'])
    expect((await start()).body.errcode).toBe(1104)
    expect((await start({ gameId, mode: 'demo' })).body.errcode).toBe(1104)
    await lock([])
    expect((await start()).body.errcode).toBe(0)
  })

  test('after half an hour without an action asks for the password first', async () => {
    gameProvider.site.clock.advance(minutes(31))
    expect((await start()).body.errcode).toBe(1050)
    player = await registerPlayer(gameProvider.site, '09171234568')
  })
})

describe('a guest who tries a game', () => {
  const tryIt = (id = gameId) => gameProvider.site.send(startDemo, { gameId: id })

  test('is given its page with play money: no token, and nobody’s name', async () => {
    const { body } = await tryIt()
    expect(body.errcode).toBe(0)
    const { searchParams } = new URL(String(body.url))
    expect([searchParams.get('mode'), searchParams.get('lt'), searchParams.get('rc')]).toEqual(['demo', null, '1800'])
    expect(refusalOf(searchParams)).toEqual({ sellsBonus: true })
  })

  test('is given a token for two minutes and for this game alone', async () => {
    const { searchParams } = new URL(String((await tryIt()).body.url))
    expect(refusalOf(searchParams, 'another-game')).toBe('demoRefused')
    gameProvider.site.clock.advance(minutes(2))
    expect(refusalOf(searchParams)).toBe('demoExpired')
  })

  test('is given none where the provider does not speak GLW/1, or has no key', async () => {
    const tokenOf = async () => new URL(String((await tryIt()).body.url)).searchParams.get('dt')
    await gameProvider.rows('update game_provider_key set revoked_at = now()')
    expect(await tokenOf()).toBeNull()
    await gameProvider.rows('update game_provider_key set revoked_at = null')
    await gameProvider.rows("update game_provider set adapter = 'hub88-style'")
    expect(await tokenOf()).toBeNull()
    await gameProvider.rows('update game_provider set adapter = null')
    expect(await tokenOf()).not.toBeNull()
  })

  test('signs in first where the house is in its quiet mode', async () => {
    await gameProvider.site.set({ ...defaultSettings, mode: 'green' })
    expect((await tryIt()).body.errcode).toBe(1109)
    expect((await start({ gameId, mode: 'demo' })).body.errcode).toBe(0)
    await gameProvider.site.set(defaultSettings)
  })

  test('finds none that is not there, switched off or in maintenance', async () => {
    expect((await tryIt(999_999)).body.errcode).toBe(1101)
    await setGame("state = 'disabled'")
    expect((await tryIt()).body.errcode).toBe(1102)
    await setGame("state = 'enabled', is_in_maintenance = true")
    expect((await tryIt()).body.errcode).toBe(1103)
    await setGame('is_in_maintenance = false')
  })
})

test('leaving a game ends its bets after a minute', async () => {
  const { playerId, session } = await opened()
  expect((await gameProvider.site.send(exitGame, {}, { token: player.token })).body.errcode).toBe(0)
  gameProvider.site.clock.advance(seconds(59))
  expect(await gameProvider.ask('balance', { playerId, session })).toMatchObject({ code: 0 })
  gameProvider.site.clock.advance(seconds(1))
  expect(await gameProvider.ask('balance', { playerId, session })).toMatchObject({ code: 5 })
})

test('the records show rounds, newest first, page by page, and nobody else’s', async () => {
  const { db } = gameProvider.site.context
  const credit = {
    reason: 'manualCredit',
    from: 'adjustment',
    to: 'coin',
    amount: centavos(1_000n),
    reference: 'gift',
  } as const
  const now = gameProvider.site.clock.now()
  await db.transaction((tx) =>
    post(tx, { playerId: BigInt(player.id), source: 'test', key: newId('c'), now, transfers: [credit] }),
  )
  const { playerId, session } = await opened()
  for (const [roundId, amount, won] of [
    ['first', 100, 250],
    ['second', 50, 0],
  ] as const) {
    gameProvider.site.clock.advance(seconds(1))
    const round = { playerId, gameCode, roundId }
    await gameProvider.ask('bet', { ...round, session, txId: newId('bet'), amount })
    await gameProvider.ask('win', { ...round, txId: newId('win'), amount: won, endRound: true })
  }
  const send = async (call: typeof betRecord, request: object) =>
    (await gameProvider.site.sendRaw(call.path, request, { token: player.token })).body

  const names = { gameId, gameName: 'Test Slots', typeId: 1, state: 'closed', isFree: false }
  expect(await send(betRecord, {})).toMatchObject({
    page: 1,
    size: 20,
    total: 2,
    list: [
      {
        roundId: 'second',
        ...names,
        bet: 50,
        win: 0,
        result: -50,
      },
      {
        roundId: 'first',
        ...names,
        bet: 100,
        win: 250,
        result: 150,
      },
    ],
  })
  expect(await send(betRecord, { page: 2, size: 1 })).toMatchObject({ list: [{ roundId: 'first' }] })
  const { list } = await send(betRecord, { size: 1 })
  const [last] = v.parse(v.array(v.object({ time: v.number(), roundId: v.string() })), list)
  const older = await send(betRecord, { before: last })
  expect(older).toMatchObject({ total: null, list: [{ roundId: 'first' }] })
  const to = gameProvider.site.clock.now() - days(1)
  expect(await send(betRecord, { from: 0, to })).toMatchObject({ total: 0, list: [] })
  const stranger = await registerPlayer(gameProvider.site, '09171234569')
  const theirs = await gameProvider.site.send(betRecord, {}, { token: stranger.token })
  expect(theirs.body).toMatchObject({ total: 0, list: [] })
})

/** The provider's answer to the token in the address. */
const refusalOf = (parameters: URLSearchParams, code = gameCode) =>
  readDemoToken(gameProvider.key, parameters.get('dt') ?? '', { gameCode: code, now: gameProvider.site.clock.now() })

async function opened() {
  const launchToken = new URL(String((await start()).body.url)).searchParams.get('lt')
  const { session } = await gameProvider.ask('authenticate', { launchToken, gameCode })
  if (session === undefined) throw new Error('no session')
  return { playerId: String(player.id), session }
}
