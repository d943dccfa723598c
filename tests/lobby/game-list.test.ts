import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { milliseconds } from '#core/clock/duration.ts'
import { addDuration, durationBetween } from '#core/clock/instant.ts'
import { addDays, dayOf, endOfDay } from '#core/clock/manila.ts'
import { type GameColumns, gamesOfColumns } from '#features/office/web-configuration/game-columns.ts'
import { getConfiguration } from '#features/office/web-configuration/contract.ts'
import { gameAnswer, listGames } from '#tests/support/test-catalogue.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { gameListPath } from '#features/lobby/games/contract.ts'
import { contentInsert } from '#features/lobby/content/server/store/content.store.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const configuration = async (gameListVersion?: number | string) =>
  (await site.send(getConfiguration, gameListVersion === undefined ? {} : { gameListVersion })).body as unknown as {
    data: Record<string, never> & { gameListVersion: number; lobbyVersion: string }
    gameConfig: { version: number; gameList?: { id: number; name: string; maintain: number; params: object }[] }
  }
const get = (version: number, headers: Record<string, string> = {}) =>
  site.server.inject({ method: 'GET', url: gameListPath(version), headers })

describe('the game list', () => {
  test('is empty, and says so, while there are no games', async () => {
    const { data, gameConfig } = await configuration()
    expect(gameConfig).toEqual({ version: 0, gameList: [] })
    expect(data).toMatchObject({ gameCount: 0, firstGameList: [], appGameBrandList: [] })
    expect(data.appGameTypeList).toHaveLength(6)
  })

  test('is sent to who has no version or an old one, and not to who has this one', async () => {
    await listGames(site, [gameAnswer('a'), gameAnswer('b', { type: 'live', brand: 'second-brand' })])
    const { data, gameConfig } = await configuration()
    expect(gameConfig.gameList?.map(({ name }) => name)).toEqual(['Game a', 'Game b'])
    expect(data.gameListVersion).toBe(gameConfig.version)
    expect((await configuration(gameConfig.version)).gameConfig).toEqual({ version: gameConfig.version })
    for (const old of [0, gameConfig.version - 1, String(gameConfig.version), 'unknown']) {
      expect((await configuration(old)).gameConfig.gameList).toHaveLength(2)
    }
  })

  test('has everything of a game that the specification names', async () => {
    const [game] = (await configuration()).gameConfig.gameList ?? []
    expect(game).toMatchObject({
      name: 'Game a',
      brand: 'First Brand',
      typeId: 1,
      sort: 1,
      hot: 1,
      hotSort: 1,
      showType: 0,
      status: 1,
      version: '1.0.0',
      maintain: 0,
      params: { brandMaintain: 0, typeMaintain: 0 },
      recent: 0,
      icon: 'art:tile/a',
      rtp: 9_650,
      volatility: 'medium',
      maxWin: 500_000,
      stakeMin: 100,
      stakeMax: 100_000,
      demo: 1,
      virtual: 0,
      turnoverWeight: 10_000,
    })
  })

  test('counts live games for less of a bonus', async () => {
    const list = (await configuration()).gameConfig.gameList ?? []
    expect(list.find(({ name }) => name === 'Game b')).toMatchObject({ typeId: 5, turnoverWeight: 3_000 })
  })

  test('keeps its version while nothing changes, and gets a higher one when something does', async () => {
    const { version } = (await configuration()).gameConfig
    await listGames(site, [gameAnswer('a'), gameAnswer('b', { type: 'live', brand: 'second-brand' })])
    expect((await configuration()).gameConfig.version).toBe(version)
    await listGames(site, [gameAnswer('a'), gameAnswer('c')])
    const { gameConfig } = await configuration()
    expect(gameConfig.version).toBeGreaterThan(version)
    expect(gameConfig.gameList?.map(({ name }) => name)).toEqual(['Game a', 'Game c'])
    expect(gameConfig.gameList?.[1]).toMatchObject({ recent: 1, hot: 0 })
  })

  test('under its version is kept for ever, compressed, and not sent to who has it', async () => {
    const { gameConfig } = await configuration()
    const answer = await get(gameConfig.version, { 'accept-encoding': 'br' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/json; charset=utf-8',
    })
    const columns: GameColumns = JSON.parse(brotliDecompressSync(answer.rawPayload).toString())
    expect({ version: columns.version, gameList: gamesOfColumns(columns) }).toEqual(gameConfig)
    const again = await get(gameConfig.version, { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each([-1, 1, 1_000])('under another version, %i away, is not there and not kept', async (away) => {
    const { version } = (await configuration()).gameConfig
    const answer = await get(version + away)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  test('is the same for ten who ask at once for a version that nobody has written yet', async () => {
    await listGames(site, [gameAnswer('a'), gameAnswer('d')])
    const answers = await Promise.all(Array.from({ length: 10 }, () => configuration()))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })
})

describe('timed content', () => {
  const ad = (id: number, changes: object = {}) => ({
    id,
    place: 'banner',
    title: `Ad ${id}`,
    text: '',
    body: [],
    imgUrl2: 'art:banner/welcome',
    clickType: 'none',
    clickAction: '',
    sort: id,
    modes: ['normal', 'green'],
    from: null,
    until: null,
    ...changes,
  })
  let version = 0
  const show = async (ads: readonly object[]) => {
    const change = { section: 'ads', version: ++version, content: ads, changedBy: 'test', reason: 'test' }
    expect(await contentInsert(site.context.db, { ...change, now: site.clock.now() })).toBe(true)
  }
  const shown = async () => {
    const { data } = await configuration()
    const list: { id: number }[] = data.appLobbyAdConfigList ?? []
    return { ids: list.map(({ id }) => id), lobbyVersion: data.lobbyVersion }
  }

  test('begins and ends at midnight in Manila, without anybody touching it', async () => {
    const midnight = endOfDay(dayOf(site.clock.now()))
    const nextMidnight = endOfDay(addDays(dayOf(site.clock.now()), 1))
    await show([ad(2, { from: midnight, until: nextMidnight }), ad(1)])
    const moveTo = (moment: number) => site.clock.advance(milliseconds(moment - site.clock.now()))

    moveTo(addDuration(midnight, milliseconds(-1)))
    const before = await shown()
    moveTo(midnight)
    const during = await shown()
    moveTo(addDuration(nextMidnight, milliseconds(-1)))
    const last = await shown()
    moveTo(nextMidnight)
    const after = await shown()

    expect([before.ids, during.ids, last.ids, after.ids]).toEqual([[1], [1, 2], [1, 2], [1]])
    expect(last.lobbyVersion).toBe(during.lobbyVersion)
    expect(new Set([before, during, after].map(({ lobbyVersion }) => lobbyVersion)).size).toBe(3)
    expect(durationBetween(midnight, nextMidnight)).toBe(86_400_000)
  })

  test('is shown in the modes it is meant for; green has no featured entries', async () => {
    await show([ad(3, { modes: ['green'] }), ad(4, { modes: ['normal'] }), ad(5, { place: 'featured' })])
    expect((await shown()).ids).toEqual([4, 5])
    await site.set({ mode: 'green' })
    expect((await shown()).ids).toEqual([3])
    await site.set({})
  })
})
