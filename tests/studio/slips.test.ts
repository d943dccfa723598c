import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { milliseconds, seconds } from '#core/clock/duration.ts'
import { centavosFromNumber } from '#core/money/centavos.ts'
import type { SlipView } from '#games/rgs/table-contract.ts'
import { sessionOf } from '#games/rgs/server/player.ts'
import { driveDueRounds } from '#games/rgs/server/studio-worker.ts'
import { advanceTable, closingTime } from '#games/rgs/server/tables/advance-table.ts'
import { placed } from '#games/rgs/server/tables/answer-table.ts'
import { readTable } from '#games/rgs/server/tables/read-table.ts'
import { settleTables } from '#games/rgs/server/tables/settle-table.ts'
import type { Matchday } from '#games/sports/math/define-league.ts'
import type { Json } from '#games/title/json.ts'
import { bituinFootball as league } from '#games/sports/math/bituin-football.ts'
import { verifyLedger } from '#ledger'
import { openTestStudio, StudioDied, type TestStudio } from './test-studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
  await advance()
})
afterAll(() => studio.close())
beforeEach(async () => {
  studio.faults.length = 0
  await finish()
  pass(league.clock.pauseMs)
  await advance()
})

let lastRequest = 0
const requestId = (): string => `slip-request-${++lastRequest}`
const pass = (ms: number) => studio.wallet.site.clock.advance(milliseconds(ms))
const advance = () => advanceTable(studio.needs, league)
const coin = async (id: bigint): Promise<number> => Number(await studio.wallet.coinOf({ id }))
const player = (pesos: number) => studio.player(pesos * 100, league.code)

async function news() {
  const matchday = await readTable(studio.needs, league)
  if (matchday === undefined) throw new Error('the league has no matchday')
  return matchday
}
async function finish(): Promise<void> {
  pass(league.clock.bettingMs + closingTime)
  await advance()
  pass(league.clock.runningMs)
  await advance()
  await settleTables(studio.needs)
}
/** Pending operations are retried once the lease of the process working on them has expired. */
async function workerLooks(): Promise<void> {
  studio.wallet.site.clock.advance(seconds(31))
  await driveDueRounds(studio.needs)
}

const slip = (...bet: string[]) => [{ bet, stake: 1_000 }]
type BetFields = { readonly bets?: readonly object[]; readonly round?: string; readonly id?: string }
async function place(token: string, { bets = slip('0.home'), round, id = requestId() }: BetFields = {}) {
  return studio.ask('place', { token, body: { requestId: id, round: round ?? (await news()).round, bets } })
}
const slips = async (token: string): Promise<readonly SlipView[]> => (await studio.ask('slips', { token })).body.slips

/** What a slip of ten pesos came to, by the league's own rule and the stored result. */
async function worth(round: string, bet: readonly string[]): Promise<number> {
  const [row] = await studio.rows('select opening, result from studio.table_round where id = $1', [round])
  const { opening, result } = row as { opening: Json; result: Json }
  return Number(league.settle({ stake: centavosFromNumber(1_000), opening, bet, result }))
}

test('every slip is a round of the wallet’s of its own, and each is paid by itself', async () => {
  const { id, token } = await player(1_000)
  const { round } = await news()
  const bets = [['0.home'], ['0.home'], ['1.over'], ['1.draw', '2.under']]
  for (const bet of bets) expect((await place(token, { bets: slip(...bet) })).body.seat.state).toBe('placed')
  const rounds = await studio.rows(
    'select distinct round_id from studio.wallet_op o join studio.round r on r.id = o.round_id where r.table_round_id = $1',
    [round],
  )
  expect(rounds).toHaveLength(4)
  expect(await news()).toMatchObject({ bettors: 1, totals: [] })
  await finish()
  const wins = await Promise.all(bets.map((bet) => worth(round, bet)))
  expect((await slips(token)).map(({ state, win }) => [state, win])).toEqual(
    wins.map((win) => ['over', win]).toReversed(),
  )
  expect(await coin(id)).toBe(100_000 - 4_000 + wins.reduce((sum, win) => sum + win, 0))
})

test('a slip is described leg by leg with the odds of its placement, and no result before there is one', async () => {
  const { token } = await player(1_000)
  const opening = (await news()).opening as unknown as Matchday
  await place(token, { bets: slip('0.home', '1.under') })
  const [placedSlip] = await slips(token)
  expect(placedSlip?.told).toMatchObject([
    { odds: opening.fixtures[0]?.odds.home, score: null, isWon: null },
    { odds: opening.fixtures[1]?.odds.under, score: null, isWon: null },
  ])
  await finish()
  const [over] = await slips(token)
  expect(over?.told).toMatchObject([{ score: expect.any(Array) }, { isWon: expect.any(Boolean) }])
})

test('ten slips at once with money for four: four stand, and each is settled exactly once by ten at once', async () => {
  const { id, token } = await player(45)
  const { round } = await news()
  await Promise.all(Array.from({ length: 10 }, () => place(token)))
  expect(await coin(id)).toBe(500)
  pass(league.clock.bettingMs + closingTime)
  await advance()
  pass(league.clock.runningMs)
  await advance()
  await Promise.all(Array.from({ length: 10 }, () => settleTables(studio.needs)))
  expect(await coin(id)).toBe(500 + 4 * (await worth(round, ['0.home'])))
})

test('one request ten times at once is one slip', async () => {
  const { id, token } = await player(1_000)
  const same = requestId()
  await Promise.all(Array.from({ length: 10 }, () => place(token, { id: same })))
  expect(await coin(id)).toBe(99_000)
  expect(await slips(token)).toHaveLength(1)
})

test('a season goes on from matchday to matchday', async () => {
  const before = (await news()).opening as unknown as Matchday
  await finish()
  pass(league.clock.pauseMs)
  await advance()
  const after = (await news()).opening as unknown as Matchday
  expect(after.matchday).toBe((before.matchday % before.matchdays) + 1)
  expect(after.standings[0]?.played).toBe(after.matchday - 1)
})

describe('refused, and nothing is taken', () => {
  test.each([
    ['two bets in one slip', [...slip('0.home'), ...slip('1.home')], 'badRequest'],
    ['one match twice', slip('0.home', '0.over'), 'badChoice'],
    ['four matches', slip('0.home', '1.home', '2.home', '3.home'), 'badChoice'],
    ['odds of the player’s own', [{ bet: { legs: ['0.home'], odds: 9_000 }, stake: 1_000 }], 'badChoice'],
    ['a selection that is not offered', slip('0.score-9-9'), 'badChoice'],
    ['less than the smallest stake', [{ bet: ['0.home'], stake: 400 }], 'badStake'],
    ['more than the largest', [{ bet: ['0.home'], stake: 1_000_100 }], 'spotLimit'],
    ['a part of a peso', [{ bet: ['0.home'], stake: 1_050 }], 'badStake'],
  ])('%s', async (_what, bets, refusal) => {
    const { id, token } = await player(20_000)
    expect((await place(token, { bets })).body.refusal).toBe(refusal)
    expect(await coin(id)).toBe(2_000_000)
  })

  test('a slip after the close, and one for a matchday that is over', async () => {
    const { id, token } = await player(1_000)
    const { round } = await news()
    pass(league.clock.bettingMs)
    expect((await place(token)).body.refusal).toBe('betsClosed')
    await finish()
    pass(league.clock.pauseMs)
    await advance()
    expect((await place(token, { round })).body.refusal).toBe('betsClosed')
    expect(await coin(id)).toBe(100_000)
  })

  test('the twenty-first slip of a matchday', async () => {
    const { token } = await player(1_000)
    for (let count = 0; count < 20; count++) await place(token)
    expect((await place(token)).body.refusal).toBe('tooManyBets')
  })

  test('the tab that was left for another', async () => {
    const { id, token } = await player(1_000)
    const launchToken = await studio.launch(id, league.code)
    await studio.ask('open', { body: { mode: 'real', game: league.code, launchToken } })
    expect((await place(token)).body.refusal).toBe('sessionEnded')
  })
})

describe('when something breaks', () => {
  test('a slip during which the studio dies is taken back; the others are paid', async () => {
    const { id, token } = await player(1_000)
    const { round } = await news()
    await place(token, { bets: slip('1.under') })
    studio.faults.push('studioDies')
    const dying = placed(studio.needs, await sessionOf(studio.needs, token), {
      requestId: requestId(),
      seat: 0,
      round,
      bets: slip('0.home'),
    })
    await expect(dying).rejects.toBeInstanceOf(StudioDied)
    await finish()
    await workerLooks()
    expect((await slips(token)).map(({ state }) => state)).toEqual(['voided', 'over'])
    expect(await coin(id)).toBe(99_000 + (await worth(round, ['1.under'])))
  })

  test('a studio that dies while it pays pays every slip once', async () => {
    const { id, token } = await player(1_000)
    const { round } = await news()
    for (const bet of ['0.homeOrDraw', '1.homeOrAway', '2.under']) await place(token, { bets: slip(bet) })
    pass(league.clock.bettingMs + closingTime)
    await advance()
    pass(league.clock.runningMs)
    await advance()
    studio.faults.push('studioDies')
    await expect(settleTables(studio.needs)).rejects.toBeInstanceOf(StudioDied)
    await workerLooks()
    await settleTables(studio.needs)
    await workerLooks()
    const wins = await Promise.all(['0.homeOrDraw', '1.homeOrAway', '2.under'].map((bet) => worth(round, [bet])))
    expect(await coin(id)).toBe(97_000 + wins.reduce((sum, win) => sum + win, 0))
  })

  test('after all of this the ledger proves itself', async () => {
    await finish()
    await workerLooks()
    expect((await verifyLedger(studio.wallet.site.context.db)).isSound).toBe(true)
  })
})
