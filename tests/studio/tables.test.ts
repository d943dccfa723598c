import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { milliseconds, seconds } from '#core/clock/duration.ts'
import { durationBetween } from '#core/clock/instant.ts'
import { addDays, dayOf, startOfDay } from '#core/clock/manila.ts'
import { centavosFromNumber, sumCentavos } from '#core/money/centavos.ts'
import { fairDraw } from '#core/draw/fair-draw.ts'
import { seedBefore, seededHmac, seedHash } from '#platform/crypto/fair-seed.ts'
import type { PlacedBet } from '#games/rgs/table-contract.ts'
import { sessionOf } from '#games/rgs/server/player.ts'
import { driveDueRounds } from '#games/rgs/server/studio-worker.ts'
import { placed } from '#games/rgs/server/tables/answer-table.ts'
import { advanceTable, closingTime } from '#games/rgs/server/tables/advance-table.ts'
import { readTable } from '#games/rgs/server/tables/read-table.ts'
import { settleTables } from '#games/rgs/server/tables/settle-table.ts'
import { tables } from '#games/titles.ts'
import { verifyLedger } from '#ledger'
import { openTestStudio, StudioDied, type TestStudio } from './test-studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())
beforeEach(async () => {
  studio.faults.length = 0
  await nextRound()
})

const game = 'color-game'
const table = tables.find(({ code }) => code === game)
if (table === undefined) throw new Error(`there is no ${game}`)
const { clock } = table

let lastRequest = 0
const requestId = (): string => `table-request-${++lastRequest}`
const pass = (ms: number) => studio.wallet.site.clock.advance(milliseconds(ms))
const advance = () => advanceTable(studio.needs, table)
const coin = async (id: bigint): Promise<number> => Number(await studio.wallet.coinOf({ id }))

async function news() {
  const read = await readTable(studio.needs, table ?? raise())
  return read ?? raise()
}
function raise(): never {
  throw new Error('the table has no round')
}

/** Until bets are taken on a round that nobody has bet on. */
async function nextRound(): Promise<void> {
  await advance()
  while ((await news()).phase !== 'betting') {
    pass(clock.runningMs + clock.pauseMs)
    await advance()
  }
  if ((await news()).bettors === 0 && studio.needs.clock.now() === (await news()).openedAt) return
  await finish()
  pass(clock.pauseMs)
  await advance()
}
async function toResult(): Promise<void> {
  pass(clock.bettingMs + closingTime)
  await advance()
}
async function finish(): Promise<void> {
  await toResult()
  pass(clock.runningMs)
  await advance()
  await settleTables(studio.needs)
}

const red5: PlacedBet = { bet: 'red', stake: 500 }
type BetFields = { readonly bets?: readonly object[]; readonly round?: string; readonly id?: string }
async function place(token: string, { bets = [red5], round, id = requestId() }: BetFields = {}) {
  const body = { requestId: id, round: round ?? (await news()).round, bets }
  return studio.ask('place', { token, body })
}
const seat = async (token: string, round: string) => (await studio.ask('seat', { token, body: { round } })).body.seat

const everySpot: readonly PlacedBet[] = ['red', 'yellow', 'green', 'blue', 'pink', 'white'].map((bet) => ({
  bet,
  stake: 1_000,
}))

async function worth(round: string, bets: readonly PlacedBet[]): Promise<number> {
  const [row] = await studio.rows('select opening, result from studio.table_round where id = $1', [round])
  const { opening, result } = row as { opening: null; result: { dice: [number, number, number] } }
  const settle = table?.settle ?? raise()
  return Number(
    sumCentavos(bets.map(({ bet, stake }) => settle({ stake: centavosFromNumber(stake), bet, opening, result }))),
  )
}

describe('a public round', () => {
  test('takes bets, draws one result from the seed whose hash was shown, pays, and shows the seed', async () => {
    const { id, token } = await studio.player(100_000, game)
    const open = await news()
    const taken = await place(token, { bets: everySpot })
    expect(taken.body.seat).toMatchObject({ state: 'placed', staked: 6_000, bets: everySpot })
    expect(taken.body.balance).toBe(94_000)
    expect((await news()).totals).toHaveLength(6)
    await finish()
    const won = await worth(open.round, everySpot)
    expect(await seat(token, open.round)).toMatchObject({ state: 'over', staked: 6_000, win: won })
    expect(await coin(id)).toBe(94_000 + won)

    const { rounds } = (await studio.ask('history', { token })).body
    const { serverSeed, clientSeed, drawn, nonce } = rounds[0]?.proof ?? raise()
    expect(seedHash(serverSeed)).toBe(open.seedHash)
    const fair = fairDraw({ hmac: seededHmac(serverSeed), clientSeed, nonce, offset: 0 })
    expect(drawn.map(({ bound }) => fair.draw(bound))).toEqual(drawn.map(({ value }) => value))
    expect((await news()).traces.at(-1)).toEqual(drawn.map(({ value }) => value + 1))
  })

  test('has a seed whose hash is the seed of the round before, and all of a day lead to its hash', async () => {
    const { token } = await studio.player(100_000, game)
    await place(token)
    await finish()
    pass(clock.pauseMs)
    await advance()
    await place(token)
    const { chain, seed } = (await studio.ask('history', { token })).body
    await finish()
    const [second, first] = (await studio.ask('history', { token })).body.rounds.map(({ proof }) => proof ?? raise())
    expect(seed.hash).toBe(first?.serverSeed)
    expect(second).toMatchObject({
      seedHash: first?.serverSeed,
      chain: { anchor: chain?.anchor, position: chain?.position },
    })
    expect(seedBefore(second?.serverSeed ?? '', (chain?.position ?? 0) + 1)).toBe(chain?.anchor)
  })

  test('begins the chain at midnight that was announced the day before, or when the chain is used up', async () => {
    const { token } = await studio.player(100_000, game)
    const chainNow = async () => (await studio.ask('history', { token })).body.chain ?? raise()
    const today = await chainNow()
    const day = dayOf(studio.needs.clock.now())
    studio.wallet.site.clock.advance(durationBetween(studio.needs.clock.now(), startOfDay(addDays(day, 1))))
    for (let turn = 0; turn < 3; turn++) {
      await advance()
      pass(clock.runningMs)
    }
    const tomorrow = await chainNow()
    expect(tomorrow).toMatchObject({ anchor: today.next, position: 0 })
    await studio.rows('update studio.table_chain set length = 1 where anchor = $1 returning id', [tomorrow.anchor])
    await finish()
    pass(clock.pauseMs)
    await advance()
    expect(await chainNow()).toMatchObject({ anchor: tomorrow.next, position: 0 })
  })

  test('opens once, with one seed of the chain, however many processes advance the table at once', async () => {
    const { token } = await studio.player(100_000, game)
    const position = async () => (await studio.ask('history', { token })).body.chain?.position ?? raise()
    const before = await position()
    await finish()
    pass(clock.pauseMs)
    const done = await Promise.all(Array.from({ length: 10 }, advance))
    expect(done.filter(Boolean)).toHaveLength(1)
    expect(await position()).toBe(before + 1)
  })

  test('tells nothing of its result or seed while bets are taken', async () => {
    const { token } = await studio.player(100_000, game)
    await place(token)
    expect((await news()).result).toBeNull()
    const [round] = (await studio.ask('history', { token })).body.rounds
    expect(round).toMatchObject({ proof: null })
  })

  test('adds what is placed later to what stands', async () => {
    const { id, token } = await studio.player(100_000, game)
    const { round } = await news()
    await place(token)
    const again = await place(token, { bets: [red5, { bet: 'triple', stake: 1_000 }] })
    expect(again.body.seat.bets).toEqual([
      { bet: 'red', stake: 1_000 },
      { bet: 'triple', stake: 1_000 },
    ])
    await finish()
    expect(await coin(id)).toBe(98_000 + (await worth(round, again.body.seat.bets)))
  })

  test('asked for again by the same request, ten times at once, a bet is placed once', async () => {
    const { id, token } = await studio.player(100_000, game)
    await place(token)
    const same = requestId()
    await Promise.all(Array.from({ length: 10 }, () => place(token, { id: same })))
    expect(await coin(id)).toBe(99_000)
  })

  test('comes to one result and one next round however many processes carry it on', async () => {
    const { round } = await news()
    pass(clock.bettingMs + closingTime)
    const brought = await Promise.all(Array.from({ length: 10 }, advance))
    expect(brought.filter(Boolean)).toHaveLength(1)
    expect((await news()).round).toBe(round)
    pass(clock.runningMs)
    await Promise.all(Array.from({ length: 10 }, advance))
    pass(clock.pauseMs)
    await Promise.all(Array.from({ length: 10 }, advance))
    const live = await studio.rows(`select number from studio.table_round where game_code = $1 and id > $2`, [
      game,
      round,
    ])
    expect(live).toHaveLength(1)
  })

  test('with ten players at once is settled to the centavo, by ten processes', async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => studio.player(50_000, game)))
    const { round } = await news()
    const bets = players.map((_player, index) => [
      { bet: 'red', stake: 500 + index * 100 },
      { bet: 'pair', stake: 700 },
    ])
    await Promise.all(players.map(({ token }, index) => place(token, { bets: bets[index] ?? [] })))
    expect(await news()).toMatchObject({ bettors: 10 })
    await toResult()
    pass(clock.runningMs)
    await advance()
    await Promise.all(Array.from({ length: 10 }, () => settleTables(studio.needs)))
    for (const [index, { id }] of players.entries()) {
      const staked = 500 + index * 100 + 700
      expect(await coin(id)).toBe(50_000 - staked + (await worth(round, bets[index] ?? [])))
    }
  })

  test('in a demonstration is the same round, with play money', async () => {
    const demo = await studio.demo(game)
    const { round } = await news()
    await place(demo.token, { bets: everySpot })
    expect(await news()).toMatchObject({ totals: [], bettors: 0 })
    await finish()
    const { balance } = (await studio.ask('balance', { token: demo.token })).body
    expect(balance).toBe(1_000_000 - 6_000 + (await worth(round, everySpot)))
  })
})

describe('refusals, which cost nothing', () => {
  test.each([
    ['a bet that there is not', [{ bet: 'purple', stake: 500 }], 'badChoice'],
    ['less than the smallest', [{ bet: 'red', stake: 400 }], 'badStake'],
    ['more than the largest', [{ bet: 'triple', stake: 50_100 }], 'spotLimit'],
    ['a part of a peso', [{ bet: 'red', stake: 550 }], 'badStake'],
    [
      'the largest in two parts of one go',
      [
        { bet: 'triple', stake: 30_000 },
        { bet: 'triple', stake: 30_000 },
      ],
      'spotLimit',
    ],
    ['no bet', [], 'badRequest'],
    ['a negative stake', [{ bet: 'red', stake: -500 }], 'badRequest'],
  ])('%s', async (_says, bets, refusal) => {
    const { id, token } = await studio.player(1_000_000, game)
    expect((await place(token, { bets })).body.refusal).toBe(refusal)
    expect(await coin(id)).toBe(1_000_000)
  })

  test('more than the limit of a spot or of the round, reached in several goes', async () => {
    const { id, token } = await studio.player(10_000_000, game)
    await place(token, { bets: [{ bet: 'red', stake: 999_500 }] })
    expect((await place(token, { bets: [{ bet: 'red', stake: 1_000 }] })).body.refusal).toBe('spotLimit')
    expect((await place(token, { bets: [{ bet: 'red', stake: 500 }] })).body.seat.staked).toBe(1_000_000)
    for (const bet of ['yellow', 'green', 'blue', 'pink']) await place(token, { bets: [{ bet, stake: 1_000_000 }] })
    expect((await place(token, { bets: [{ bet: 'white', stake: 500 }] })).body.refusal).toBe('roundLimit')
    expect(await coin(id)).toBe(10_000_000 - 5_000_000)
  })

  test('more than the player may bet in a round, in one request or several; and the page is notified', async () => {
    const { id, token } = await studio.player(1_000_000, game)
    await studio.rows('update studio.session set stake_max = 100000 where token_hash is not null', [])
    const opened = await studio.ask('resume', { token })
    expect(opened.body.title.limits).toMatchObject({ round: 100_000, spots: { red: 1_000_000 } })
    await place(token, { bets: [{ bet: 'red', stake: 100_000 }] })
    expect((await place(token, { bets: [{ bet: 'red', stake: 500 }] })).body.refusal).toBe('roundLimit')
    expect(await coin(id)).toBe(900_000)
  })

  test.each([
    ['after the time is up', clock.bettingMs],
    ['while the last bets are answered', clock.bettingMs + 1_000],
  ])('a bet %s', async (_says, ms) => {
    const { id, token } = await studio.player(100_000, game)
    pass(ms)
    expect((await place(token)).body.refusal).toBe('betsClosed')
    expect(await coin(id)).toBe(100_000)
  })

  test('a bet in the last millisecond is taken', async () => {
    const { token } = await studio.player(100_000, game)
    pass(clock.bettingMs - 1)
    expect((await place(token)).body.seat.state).toBe('placed')
  })

  test('a bet when the result is known, and on a round that is over', async () => {
    const { id, token } = await studio.player(100_000, game)
    const { round } = await news()
    await toResult()
    expect((await place(token, { round })).body.refusal).toBe('betsClosed')
    pass(clock.runningMs)
    await advance()
    expect((await place(token, { round })).body.refusal).toBe('betsClosed')
    expect((await place(token, { round: '999999' })).body.refusal).toBe('noRound')
    expect(await coin(id)).toBe(100_000)
  })

  test('more than the balance; and the balance can be bet afterwards', async () => {
    const { id, token } = await studio.player(1_500, game)
    const { round } = await news()
    expect((await place(token, { bets: [{ bet: 'red', stake: 2_000 }] })).body).toMatchObject({
      seat: { state: 'refused', refusal: 'insufficientFunds' },
      balance: 1_500,
    })
    expect((await place(token, { bets: [{ bet: 'red', stake: 1_000 }] })).body.seat.state).toBe('placed')
    const more = await place(token, { bets: [{ bet: 'blue', stake: 1_000 }] })
    expect(more.body.seat).toMatchObject({ state: 'placed', staked: 1_000, refusal: 'insufficientFunds' })
    expect((await place(token)).body.seat).toMatchObject({ state: 'placed', staked: 1_500 })
    await finish()
    expect(await coin(id)).toBe(await worth(round, [{ bet: 'red', stake: 1_500 }]))
  })

  test('without a session, and in the tab that was left for another', async () => {
    const { id, token } = await studio.player(100_000, game)
    expect((await place('')).status).toBe(401)
    const launchToken = await studio.launch(id, game)
    await studio.ask('open', { body: { mode: 'real', game, launchToken } })
    expect((await place(token)).body.refusal).toBe('sessionEnded')
  })

  test('a round of one player at a table', async () => {
    const { token } = await studio.player(100_000, game)
    const body = { requestId: requestId(), stake: 500, choice: 'red' }
    expect((await studio.ask('play', { token, body })).body.refusal).toBe('gameNotFound')
  })
})

describe('when something breaks', () => {
  /** Pending operations are retried once the lease of the process working on them has expired. */
  async function workerLooks(): Promise<void> {
    studio.wallet.site.clock.advance(seconds(31))
    await driveDueRounds(studio.needs)
  }

  test('a bet that nobody knows about is taken back, and costs nothing', async () => {
    const { id, token } = await studio.player(100_000, game)
    const { round } = await news()
    studio.faults.push('lostOnTheWayBack', 'lostOnTheWayBack', 'lostOnTheWayBack', 'lostOnTheWayBack')
    await place(token)
    studio.faults.length = 0
    await workerLooks()
    await finish()
    await workerLooks()
    expect((await seat(token, round)).state).toBe('voided')
    expect(await coin(id)).toBe(100_000)
  })

  test('a bet during which the studio dies is rolled back; earlier bets are played and paid', async () => {
    const { id, token } = await studio.player(100_000, game)
    const { round } = await news()
    await place(token)
    studio.faults.push('studioDies')
    await expect(
      placed(studio.needs, await sessionOf(studio.needs, token), {
        requestId: requestId(),
        seat: 0,
        round,
        bets: [{ bet: 'blue', stake: 700 }],
      }),
    ).rejects.toBeInstanceOf(StudioDied)
    await finish()
    await workerLooks()
    await settleTables(studio.needs)
    expect(await seat(token, round)).toMatchObject({ state: 'over', staked: 500 })
    expect(await coin(id)).toBe(99_500 + (await worth(round, [red5])))
  })

  test('an answer that comes after the result changes nothing: the bet is taken back', async () => {
    const { id, token } = await studio.player(100_000, game)
    const { round } = await news()
    const { wallet } = studio.needs
    // The wallet applies the bet in time, but its answer arrives after the roll.
    const ask: typeof wallet.ask = async (op, request) => {
      const reply = await wallet.ask(op, request)
      if (op === 'bet') await toResult()
      return reply
    }
    const late = { ...studio.needs, wallet: { ask } }
    const answer = await placed(late, await sessionOf(late, token), {
      requestId: requestId(),
      seat: 0,
      round,
      bets: [red5],
    })
    expect(answer.seat.state).toBe('voided')
    pass(clock.runningMs)
    await advance()
    await settleTables(studio.needs)
    expect(await coin(id)).toBe(100_000)
  })

  test.each([
    ['while bets are taken', async () => undefined],
    ['when the result is known', async () => toResult()],
    [
      'before the bets are settled',
      async () => {
        await toResult()
        pass(clock.runningMs)
        await advance()
      },
    ],
  ])(
    'a table that stands still for a day %s ends with the result its seed had decided, and pays',
    async (_when, until) => {
      const { id, token } = await studio.player(100_000, game)
      const { round } = await news()
      await place(token, { bets: everySpot })
      await until()
      studio.wallet.site.clock.advance(seconds(90_000))
      // Memory is lost; the rows remain.
      for (let turn = 0; turn < 3; turn++) {
        await advance()
        pass(clock.runningMs)
      }
      await settleTables(studio.needs)
      await driveDueRounds(studio.needs)
      expect(await coin(id)).toBe(94_000 + (await worth(round, everySpot)))
    },
  )

  test('a studio that dies while it pays pays once', async () => {
    const { id, token } = await studio.player(100_000, game)
    const { round } = await news()
    await place(token, { bets: everySpot })
    await toResult()
    pass(clock.runningMs)
    await advance()
    studio.faults.push('studioDies')
    await expect(settleTables(studio.needs)).rejects.toBeInstanceOf(StudioDied)
    await workerLooks()
    await settleTables(studio.needs)
    await workerLooks()
    expect(await seat(token, round)).toMatchObject({ state: 'over' })
    expect(await coin(id)).toBe(94_000 + (await worth(round, everySpot)))
  })

  test('after all of this no round hangs, and the ledger proves itself', async () => {
    await finish()
    await workerLooks()
    const hanging = await studio.rows(
      `select r.id from studio.round r join studio.table_round t on t.id = r.table_round_id
       where t.state = 'over' and r.state in ('betting', 'open', 'settling')`,
    )
    expect(hanging).toEqual([])
    expect((await verifyLedger(studio.wallet.site.context.db)).isSound).toBe(true)
  })
})
