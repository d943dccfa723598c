import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours, milliseconds, minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { dayOf, endOfDay } from '#core/clock/manila.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { setSwitch } from '#features/office/feature-switch/contract.ts'
import { viewWork } from '#features/office/dashboard/contract.ts'
import { firstSyntheticId } from '#ledger'
import { correctingRounds } from '#tests/play/correcting-rounds.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { catalogueProvider, gameAnswer, listGames } from '#tests/support/test-catalogue.ts'
import { readGameReturns } from '../contract.ts'
import { closeReturnCase, listGameReturns, viewGameReturn } from '../staff-contract.ts'
import { watchReturns } from './watch-returns.ts'

const coin = {
  highestBasisPoints: 9_600,
  deviationThousandths: 1_000,
  capHundredths: 200,
  ways: 1,
  needsBestPlay: false,
  stakeGrows: false,
  sharedSeconds: 0,
}
const reason = 'the provider found the fault'

let office: TestBackOffice
let manager: SignedInStaff
let ids: Record<string, number>
let rounds = 0

beforeAll(async () => {
  office = await openTestBackOffice()
})
afterAll(() => office.close())
beforeEach(async () => {
  manager = await office.newStaff('opsManager')
})

type Rounds = {
  readonly game: string
  readonly count: number
  /** How many of them win, and how much. */
  readonly wins: number
  readonly win?: number
  readonly stake?: number
  readonly at?: Instant
  readonly player?: bigint
  readonly isFree?: boolean
  readonly tips?: number
  readonly state?: 'CLOSED' | 'OPEN'
}

const now = () => office.site.clock.now()

async function play({ game, count, wins, win = 200, stake = 100, at = now(), tips = 0, ...rest }: Rounds) {
  const { player = 5n, isFree = false, state = 'CLOSED' } = rest
  await office.site.context.db.pool.query(
    `insert into game_round (player_id, provider_id, round_id, game_code, game_type, state, stake, tips, win, bets, cancelled,
       wins, unnamed_wins, is_free, revision, opened_at, ended_at)
     select $1, $2, 'r' || ($3 + n), $4, 'slots', $5, $6, $7, case when n <= $8 then $9 else 0 end, 1, 0, 1, 0, $10, 0, $11::timestamptz,
       case when $5 = 'OPEN' then null else $11::timestamptz end from generate_series(1, $12) as n`,
    [player, catalogueProvider.id, rounds, game, state, stake, tips, wins, win, isFree, new Date(at), count],
  )
  rounds += count
  return { first: rounds - count + 1 }
}

const watch = () =>
  watchReturns({ ...office.site.context, audit: office.needs.audit }, { now: office.site.clock.now() })
/** Rounds that were played are old enough to be counted. */
async function watchLater() {
  office.site.clock.advance(minutes(11))
  return watch()
}

type Listed = ResponseOf<typeof listGameReturns>['rows'][number]
async function listed(code: string): Promise<Listed> {
  const { body } = await office.send(listGameReturns, { text: code }, manager.token)
  const row = (body.rows as Listed[]).find((each) => each.code === code)
  if (row === undefined) throw new Error(`${code} is not listed`)
  return row
}

const stored = async (game: string) =>
  (
    await office.site.context.db.pool.query(
      `select d.day::text, d.stake::int, d.rounds::int, d.staked::int, d.won::int, d.weight, d.returned, d.weight_squares, d.products,
         d.returned_squares, d.weight_most
       from game_return_day d join game_return_series s on s.id = d.series_id
       where s.game_code = $1 and s.ended_at is null order by d.day, d.stake`,
      [game],
    )
  ).rows

describe('counting', () => {
  beforeAll(async () => {
    ids = await listGames(office.site, [
      gameAnswer('counted', { returns: coin }),
      gameAnswer('shared', { returns: { ...coin, ways: 3, sharedSeconds: 16 } }),
      gameAnswer('grows', { returns: { ...coin, stakeGrows: true, needsBestPlay: true } }),
      gameAnswer('silent'),
    ])
    await watch()
    office.site.clock.advance(minutes(1))
  })

  test('ten jobs at once count each round once: by stake and over all, without what is no bet of its own', async () => {
    await play({ game: 'counted', count: 6, wins: 3 })
    await play({ game: 'counted', count: 4, wins: 1, stake: 700, win: 1_400 })
    await play({ game: 'counted', count: 1, wins: 1, stake: 150, tips: 50 })
    await play({ game: 'counted', count: 5, wins: 5, isFree: true, stake: 0 })
    await play({ game: 'counted', count: 5, wins: 5, player: BigInt(firstSyntheticId) })
    await play({ game: 'counted', count: 5, wins: 0, state: 'OPEN' })
    await play({ game: 'nobody-knows-it', count: 5, wins: 5 })
    office.site.clock.advance(minutes(11))
    await Promise.all(Array.from({ length: 10 }, watch))
    expect(await stored('counted')).toMatchObject([
      {
        stake: 0,
        rounds: 11,
        staked: 3_500,
        won: 2_200,
        weight: 11,
        returned: 10,
        weight_squares: 11,
        returned_squares: 20,
      },
      { stake: 100, rounds: 7, staked: 700, won: 800, returned: 8 },
      { stake: 500, rounds: 4, staked: 2_800, won: 1_400, returned: 2 },
    ])
    await watch()
    expect((await listed('counted')).rounds).toBe(11)
  })

  test('a round is counted ten minutes after it ended, and on the day of its end in Manila', async () => {
    const midnight = endOfDay(dayOf(now()))
    office.site.clock.set(addDuration(midnight, milliseconds(-1)))
    await play({ game: 'counted', count: 1, wins: 0 })
    office.site.clock.set(midnight)
    await play({ game: 'counted', count: 2, wins: 0 })
    office.site.clock.advance(minutes(9))
    await watch()
    expect((await stored('counted')).filter(({ stake }) => stake === 0)).toHaveLength(1)
    office.site.clock.advance(minutes(2))
    await watch()
    const days = (await stored('counted')).filter(({ stake }) => stake === 0)
    expect(days.map(({ day, rounds: count }) => [day, count])).toEqual([
      [dayOf(addDuration(midnight, milliseconds(-1))), 12],
      [dayOf(midnight), 2],
    ])
  })

  test('a corrected and a voided round leave the counts that a fresh count would have', async () => {
    const { first } = await play({ game: 'counted', count: 3, wins: 1 })
    await watchLater()
    const before = await listed('counted')
    const correct = (change: string, round: number) =>
      office.site.context.db.pool.query(correctingRounds(change, `round_id = 'r${round}'`))
    await correct(`state = 'VOIDED', stake = 0, win = 0, bets = 0, wins = 0, cancelled = 1`, first)
    await correct('win = 500', first + 1)
    await watch()
    const after = await listed('counted')
    expect(after.rounds).toBe(before.rounds - 1)
    expect(after.staked).toBe(before.staked - 100)
    expect(after.won).toBe(before.won - 200 + 500)
    const corrected = await stored('counted')
    await office.site.context.db.pool.query('update game_return_counted set revisions = 0')
    await watch()
    expect(await stored('counted')).toEqual(corrected)
  })

  test('bets on one public result are one block, and rounds whose stake grows count by it', async () => {
    await play({ game: 'shared', count: 20, wins: 20 })
    await play({ game: 'shared', count: 10, wins: 0, at: subtractDuration(now(), minutes(1)) })
    await play({ game: 'grows', count: 2, wins: 1, stake: 300, win: 600 })
    await watchLater()
    expect((await stored('shared')).find(({ stake }) => stake === 0)).toMatchObject({
      rounds: 30,
      weight: 30,
      returned: 40,
      weight_squares: 500,
      products: 800,
      returned_squares: 1_600,
      weight_most: 20,
    })
    expect((await stored('grows')).find(({ stake }) => stake === 0)).toMatchObject({
      rounds: 2,
      weight: 600,
      returned: 600,
      weight_squares: 180_000,
      weight_most: 300,
    })
    expect((await listed('grows')).measured).toBe(1_000_000)
  })

  test('a game that declares nothing is counted and not judged', async () => {
    await play({ game: 'silent', count: 50, wins: 50 })
    await watchLater()
    expect(await listed('silent')).toMatchObject({
      state: 'counted',
      rounds: 50,
      measured: 2_000_000,
      usual: null,
      certain: null,
    })
  })

  test('the page for everybody has the staff’s numbers, and no sum of money', async () => {
    office.site.clock.advance(minutes(2))
    const { body } = await office.site.send(readGameReturns, {})
    const games = body.games as ResponseOf<typeof readGameReturns>['games']
    expect(games.map(({ name }) => name)).toEqual(['Game counted', 'Game grows', 'Game shared'])
    for (const game of games) {
      const {
        lowest,
        highest,
        rounds: count,
        measured,
        certain,
        state,
        isPaused,
        since,
      } = await listed(game.name.slice('Game '.length))
      const expected = {
        lowest,
        highest,
        rounds: count,
        measured,
        state,
        isPaused,
        since,
        low: certain?.low,
        high: certain?.high,
      }
      expect(game).toMatchObject(expected)
    }
    expect(JSON.stringify(body)).not.toMatch(/staked|won/)
  })

  test('the list is filtered by status, text and days', async () => {
    const rows = async (filter: object) =>
      ((await office.send(listGameReturns, filter, manager.token)).body.rows as Listed[]).map(({ code }) => code)
    expect(await rows({ state: 'counted' })).toEqual(['silent'])
    expect(await rows({ text: 'GROWS' })).toEqual(['grows'])
    expect(await rows({ type: 'live' })).toEqual([])
    const { body } = await office.send(
      listGameReturns,
      { until: endOfDay(dayOf(addDuration(now(), hours(-24)))) },
      manager.token,
    )
    expect((body.rows as Listed[]).find(({ code }) => code === 'counted')?.rounds).toBe(12)
  })
})

describe('pausing', () => {
  const isInMaintenance = async (gameId: number) =>
    (
      await office.site.context.db.pool.query<{ is_in_maintenance: boolean }>(
        'select is_in_maintenance from lobby_game where game_id = $1',
        [gameId],
      )
    ).rows[0]?.is_in_maintenance
  const audited = async () =>
    (
      await office.site.context.db.pool.query(
        `select actor, action, reason, after from staff_audit where action like 'gameReturns.%' or action = 'switch.set' order by seq desc limit 1`,
      )
    ).rows[0]
  const countOf = async (query: string) =>
    Number((await office.site.context.db.pool.query<{ count: string }>(query)).rows[0]?.count)
  const pauses = () => countOf(`select count(*) from staff_audit where action = 'gameReturns.pause'`)
  const catalogueChanges = () => countOf('select count(*) from lobby_catalogue_version')
  const turn = async (isOpen: boolean) =>
    (await office.send(setSwitch, { name: 'gamePause', isOpen, reason }, manager.token)).body.errcode

  beforeAll(async () => {
    ids = await listGames(office.site, [
      gameAnswer('counted', { returns: coin }),
      gameAnswer('shared', { returns: { ...coin, ways: 3, sharedSeconds: 16 } }),
      gameAnswer('grows', { returns: { ...coin, stakeGrows: true, needsBestPlay: true } }),
      gameAnswer('silent'),
      gameAnswer('generous', { returns: coin }),
      gameAnswer('mean', { returns: coin }),
      gameAnswer('one-bet', { returns: coin }),
      gameAnswer('switched', { returns: coin }),
    ])
    await watch()
    office.site.clock.advance(minutes(1))
  })

  test('a game that pays too much is paused by ten jobs at once with one case, which names the figures', async () => {
    await play({ game: 'generous', count: 10_000, wins: 5_600 })
    await play({ game: 'mean', count: 10_000, wins: 4_790 })
    office.site.clock.advance(minutes(11))
    const before = await catalogueChanges()
    expect(await Promise.all(Array.from({ length: 10 }, watch))).toEqual(Array<number>(10).fill(1))
    expect(await catalogueChanges()).toBe(before + 1)
    expect(await pauses()).toBe(1)
    expect(await listed('mean')).toMatchObject({ state: 'within', isPaused: false, openCase: null })
    const row = await listed('generous')
    expect(row).toMatchObject({ state: 'paysTooMuch', isPaused: true, measured: 1_120_000 })
    expect(row.certain && row.certain.high < 1_120_000).toBe(true)
    expect(await isInMaintenance(ids.generous ?? 0)).toBe(true)
    const { reason: why, ...line } = await audited()
    expect(line).toMatchObject({
      actor: 'house',
      action: 'gameReturns.pause',
      after: { isInMaintenance: true, rounds: 10_000 },
    })
    expect(why).toMatch(/^It returned 112\.00% over 10,000 rounds, outside 9\d\.\d\d% to 10\d\.\d\d%\.$/)
    expect(office.site.logLines.some((text) => text.includes('a game left its band'))).toBe(true)
    const { body } = await office.send(viewGameReturn, { id: row.id }, manager.token)
    expect(body.cases).toMatchObject([{ side: 'paysTooMuch', stake: 0, rounds: 10_000, closedAt: null }])
    const work = await office.send(viewWork, {}, manager.token)
    expect(JSON.stringify(work.body)).toContain('"name":"gameReturns"')
    const open = await office.send(listGameReturns, { cases: 'open' }, manager.token)
    expect((open.body.rows as Listed[]).map(({ code }) => code)).toEqual(['generous'])
    // Further runs find the same case.
    expect(await watch()).toBe(1)
  })

  test('who may not close a case is refused, and of ten who close it at once one does', async () => {
    const { openCase } = await listed('generous')
    if (openCase === null) throw new Error('there is a case')
    const close = async (token: string) =>
      (await office.send(closeReturnCase, { caseId: openCase, reason }, token)).body.errcode
    const analyst = await office.newStaff('riskAnalyst')
    expect(await close(analyst.token)).toBe(1070)
    expect((await office.send(closeReturnCase, { caseId: 999_999, reason }, manager.token)).body.errcode).toBe(1074)
    expect((await office.send(viewGameReturn, { id: 999_999 }, manager.token)).body.errcode).toBe(1074)
    const answers = await Promise.all(Array.from({ length: 10 }, () => close(manager.token)))
    expect(answers.toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1004)])
    expect(await isInMaintenance(ids.generous ?? 0)).toBe(false)
    expect(await audited()).toMatchObject({ actor: manager.email, action: 'gameReturns.close', reason })
    expect(await listed('generous')).toMatchObject({ rounds: 0, state: 'few', openCase: null })
    expect(await watchLater()).toBe(0)
    const { body } = await office.send(viewGameReturn, { id: (await listed('generous')).id }, manager.token)
    expect(body.cases).toMatchObject([{ closedBy: manager.email, reason }])
  })

  test('a game that pays too little is paused as well', async () => {
    await play({ game: 'mean', count: 10_000, wins: 3_500 })
    await watchLater()
    expect(await listed('mean')).toMatchObject({ state: 'paysTooLittle', isPaused: true })
  })

  test('one size of bet that pays too much is enough, though all bets together do not', async () => {
    await play({ game: 'one-bet', count: 60_000, wins: 28_800 })
    await play({ game: 'one-bet', count: 3_000, wins: 1_750, stake: 50_000, win: 100_000 })
    await watchLater()
    const row = await listed('one-bet')
    expect(row).toMatchObject({ state: 'paysTooMuch', isPaused: true })
    expect(row.measured !== null && row.certain !== null && row.measured <= row.certain.high).toBe(true)
    const { body } = await office.send(viewGameReturn, { id: row.id }, manager.token)
    expect(body.cases).toMatchObject([{ stake: 50_000, rounds: 3_000 }])
    const stakes = body.stakes as ResponseOf<typeof viewGameReturn>['stakes']
    expect(stakes.map(({ stake, state }) => [stake, state])).toEqual([
      [0, 'high'],
      [100, 'within'],
      [50_000, 'paysTooMuch'],
    ])
  })

  test('while automatic pause is off the case is opened and the game plays, and it is paused when it is on again', async () => {
    expect(await turn(false)).toBe(0)
    await play({ game: 'switched', count: 10_000, wins: 5_600 })
    await watchLater()
    expect(await listed('switched')).toMatchObject({ state: 'paysTooMuch', isPaused: false })
    expect((await listed('switched')).openCase).not.toBeNull()
    expect(await turn(true)).toBe(0)
    await watch()
    expect(await listed('switched')).toMatchObject({ isPaused: true })
  })

  test('another version of a game, or another declaration, begins its counts from 0 and leaves its case open', async () => {
    const { id, openCase } = await listed('switched')
    await listGames(office.site, [gameAnswer('switched', { returns: coin, version: '1.1.0' })])
    await watch()
    const changed = await listed('switched')
    expect(changed).toMatchObject({ version: '1.1.0', rounds: 0, openCase, isPaused: true })
    expect(changed.id).not.toBe(id)
  })
})
