import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { days, milliseconds, minutes } from '#core/clock/duration.ts'
import { checkRound } from '#games/fairness/check-round.ts'
import { flightMs, heightMax } from '#games/live/math/flight-curve.ts'
import { type FlightResult, lipadAgila } from '#games/live/math/lipad-agila.ts'
import { advanceTable, closingTime } from '#games/rgs/server/tables/advance-table.ts'
import { passengersShown } from '#games/rgs/server/tables/read-crew.ts'
import { readTable } from '#games/rgs/server/tables/read-table.ts'
import { settleReached, settleTables } from '#games/rgs/server/tables/settle-table.ts'
import { driveDueRounds } from '#games/rgs/server/studio-worker.ts'
import { tables, titles } from '#games/titles.ts'
import { verifyLedger } from '#ledger'
import { openTestStudio, type TestStudio } from './test-studio.ts'

const game = 'lipad-agila'
const highEnough = 210

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())
beforeEach(() => nextBetting())

let lastRequest = 0
const pass = (ms: number) => studio.wallet.site.clock.advance(milliseconds(ms))
const advance = () => advanceTable(studio.needs, lipadAgila)
const coin = async (id: bigint): Promise<number> => Number(await studio.wallet.coinOf({ id }))
async function news() {
  const read = await readTable(studio.needs, lipadAgila)
  if (read?.crew === undefined) throw new Error('there is no flight')
  return { ...read, crew: read.crew }
}
async function nextBetting(): Promise<void> {
  for (await advance(); (await news()).phase !== 'betting'; await advance()) pass(lipadAgila.clock.runningMs)
}
async function takeOff(): Promise<number> {
  pass(lipadAgila.clock.bettingMs + closingTime)
  await advance()
  const [row = {}] = await studio.rows('select result from studio.table_round where id = $1', [(await news()).round])
  return (row.result as FlightResult).point
}
async function land(): Promise<void> {
  pass(lipadAgila.clock.runningMs)
  await advance()
  await settleTables(studio.needs)
}
type Bet = { readonly token: string; readonly bet: string; readonly seat?: number; readonly stake?: number }
const place = ({ token, bet, seat = 0, stake = 1_000 }: Bet, round: string) =>
  studio.ask('place', { token, body: { requestId: `crowd-${++lastRequest}`, round, seat, bets: [{ bet, stake }] } })
const cashOut = (token: string, round: string, seat = 0) => studio.ask('cashOut', { token, body: { round, seat } })
const seatOf = async (token: string, round: string, seat = 0) =>
  (await studio.ask('seat', { token, body: { round, seat } })).body.seat

/**
 * A flight that climbs above twice, with these bets aboard. Lower ones are flown to their end, and so is one that reaches
 * the very top, where everybody aboard is paid.
 */
async function highFlight(bets: readonly Bet[]) {
  for (;;) {
    const { round } = await news()
    for (const bet of bets) expect((await place(bet, round)).status).toBe(200)
    const point = await takeOff()
    if (point >= highEnough && point < heightMax) return { round, point }
    await land()
    await nextBetting()
  }
}

test('two bets of a player stand beside each other, and each leaves by itself', async () => {
  const { id, token } = await studio.player(100_000, game)
  const { round } = await highFlight([
    { token, bet: 'hand' },
    { token, bet: 'hand', seat: 1, stake: 2_000 },
  ])
  const before = await coin(id)
  pass(flightMs(149))
  await cashOut(token, round, 1)
  expect(await coin(id)).toBe(before + 3_000)
  expect(await seatOf(token, round)).toMatchObject({ state: 'placed', bets: [{ bet: 'hand', stake: 1_000 }] })
  pass(flightMs(199) - flightMs(149))
  await cashOut(token, round)
  expect(await coin(id)).toBe(before + 3_000 + 2_000)
  await land()
  expect(await coin(id)).toBe(before + 5_000)
})

test.each([
  ['a third seat', { seat: 2 }, 'badRequest'],
  ['a second bet on the same seat', { seat: 0, bet: 'auto-300' }, 'tooManyBets'],
  ['a bet below the smallest chosen height', { seat: 1, bet: 'auto-100' }, 'badChoice'],
  ['a bet above the highest', { seat: 1, bet: 'auto-100001' }, 'badChoice'],
  ['a height that only the studio writes', { seat: 1, bet: 'out-200' }, 'badChoice'],
  ['more than the limit of a bet', { seat: 1, bet: 'hand', stake: 100_100 }, 'spotLimit'],
])('%s is refused and costs nothing', async (_says, change, refusal) => {
  const { id, token } = await studio.player(200_000, game)
  const { round } = await news()
  await place({ token, bet: 'hand' }, round)
  const before = await coin(id)
  expect((await place({ token, bet: 'hand', ...change }, round)).body.refusal).toBe(refusal)
  expect(await coin(id)).toBe(before)
})

test('what a player may bet in a round holds for both bets together', async () => {
  const { id, token } = await studio.player(100_000, game)
  await studio.rows(
    'update studio.session set stake_max = 1500 where account_id = (select id from studio.account where player_id = $1)',
    [String(id)],
  )
  const { round } = await news()
  expect((await place({ token, bet: 'hand' }, round)).status).toBe(200)
  expect((await place({ token, bet: 'hand', seat: 1 }, round)).body.refusal).toBe('roundLimit')
  expect((await place({ token, bet: 'hand', seat: 1, stake: 500 }, round)).status).toBe(200)
})

test('ten cash-outs of each bet at once, and the chosen height of one, pay each bet once', async () => {
  const { id, token } = await studio.player(100_000, game)
  const { round } = await highFlight([
    { token, bet: 'hand' },
    { token, bet: 'auto-150', seat: 1 },
  ])
  const before = await coin(id)
  pass(flightMs(179))
  const requests = Array.from({ length: 20 }, (_, index) => cashOut(token, round, index % 2))
  const answers = await Promise.all([...requests, settleReached(studio.needs), settleReached(studio.needs)])
  expect(answers.slice(0, 20).map((answer) => (typeof answer === 'number' ? 0 : answer.status))).toEqual(
    Array.from({ length: 20 }, () => 200),
  )
  await land()
  expect(await coin(id)).toBe(before + 1_800 + 1_500)
})

test('a chosen height is paid as soon as it is reached, exactly, though its player has gone', async () => {
  const { id, token } = await studio.player(100_000, game)
  const { round } = await highFlight([{ token, bet: 'auto-150' }])
  const before = await coin(id)
  pass(flightMs(149) - 1)
  expect(await settleReached(studio.needs)).toBe(0)
  expect(await coin(id)).toBe(before)
  // Nobody asks, and the studio looks late: what was chosen is what is paid.
  pass(700)
  expect(await settleReached(studio.needs)).toBe(1)
  expect(await coin(id)).toBe(before + 1_500)
  expect(await settleReached(studio.needs)).toBe(0)
  await land()
  expect(await coin(id)).toBe(before + 1_500)
  expect(await seatOf(token, round)).toMatchObject({ state: 'over', win: 1_500 })
})

test('a height chosen exactly where the eagle flies away is paid, and a hundredth above it is not', async () => {
  const [exact, above] = [await studio.player(100_000, game), await studio.player(100_000, game)]
  const { round, point } = await highFlight([
    { token: exact.token, bet: 'auto-150' },
    { token: above.token, bet: 'auto-150', seat: 1 },
  ])
  // Nobody knows the end while bets are taken: the bets are moved to it afterwards.
  const choose = (id: bigint, height: number) =>
    studio.rows(
      `update studio.round_step s set state = $3 from studio.round r join studio.account a on a.id = r.account_id
       where s.round_id = r.id and r.table_round_id = $1 and a.player_id = $2`,
      [round, String(id), JSON.stringify([{ bet: `auto-${height}`, stake: 1_000 }])],
    )
  await choose(exact.id, point)
  await choose(above.id, point + 1)
  const before = [await coin(exact.id), await coin(above.id)]
  await land()
  expect([await coin(exact.id), await coin(above.id)]).toEqual([(before[0] ?? 0) + point * 10, before[1]])
})

test('a cash-out that arrives after the end is refused in words, in both languages', async () => {
  const { token } = await studio.player(100_000, game)
  const { round, point } = await highFlight([{ token, bet: 'hand' }])
  pass(flightMs(point))
  const refused = await cashOut(token, round)
  expect(refused).toMatchObject({ status: 409, body: { refusal: 'tooLate', message: 'Too late: the flight is over.' } })
  const inFilipino = await studio.ask('cashOut', { token, language: 'fil', body: { round, seat: 0 } })
  expect(inFilipino.body.message).toMatch(/lipad/i)
})

test('a bet whose answer gets lost is rolled back, and is in nobody’s list', async () => {
  const { id, token } = await studio.player(100_000, game)
  const { round } = await news()
  studio.faults.push(...Array.from({ length: 4 }, () => 'lostOnTheWayBack' as const))
  await place({ token, bet: 'auto-101' }, round)
  studio.faults.length = 0
  expect((await news()).crew).toMatchObject({ players: 0, inTheAir: 0, passengers: [] })
  pass(minutes(1))
  await driveDueRounds(studio.needs)
  await land()
  pass(minutes(1))
  await driveDueRounds(studio.needs)
  expect(await seatOf(token, round)).toMatchObject({ state: 'voided' })
  expect(await coin(id)).toBe(100_000)
})

test('everybody sees who is aboard with how much, largest first, under masked names, and who left where', async () => {
  const [small, large] = [await studio.player(100_000, game), await studio.player(900_000, game)]
  const { round } = await highFlight([
    { token: small.token, bet: 'auto-150' },
    { token: large.token, bet: 'hand', stake: 50_000 },
    { token: large.token, bet: 'auto-400', stake: 2_000, seat: 1 },
  ])
  const { crew } = await news()
  expect(crew).toMatchObject({ players: 2, inTheAir: 53_000 })
  expect(crew.passengers.map(({ stake, out }) => [stake, out])).toEqual([
    [50_000, null],
    [2_000, null],
    [1_000, null],
  ])
  for (const { name } of crew.passengers) expect(name).toMatch(/^.{2,4}•{4,}.{0,2}$/)
  expect(JSON.stringify(crew)).not.toContain('auto')
  expect(crew.passengers.at(-1)?.passenger).toBe((await seatOf(small.token, round)).passenger)
  pass(flightMs(179))
  await cashOut(large.token, round)
  const later = (await news()).crew
  expect(later.inTheAir).toBe(2_000)
  expect(later.passengers.map(({ out }) => out)).toEqual([180, null, 150])
})

test('players who are not shown to others are neither listed nor counted; play money neither', async () => {
  const hidden = await studio.wallet.newPlayer(100_000)
  await studio.wallet.rows('update player set is_demo = true where id = $1', [hidden.id])
  const launchToken = await studio.launch(hidden.id, game)
  const { token } = (await studio.ask('open', { body: { mode: 'real', game, launchToken } })).body
  const demo = await studio.demo(game)
  const { round } = await news()
  expect((await place({ token, bet: 'hand' }, round)).status).toBe(200)
  expect((await place({ token: demo.token, bet: 'hand' }, round)).status).toBe(200)
  expect((await news()).crew).toMatchObject({ players: 0, inTheAir: 0, passengers: [] })
})

test('the list is bounded, and its totals are of everybody', async () => {
  const count = Math.ceil(passengersShown / 2) + 2
  const players = await Promise.all(Array.from({ length: count }, () => studio.player(100_000, game)))
  const { round } = await news()
  for (const seat of [0, 1]) await Promise.all(players.map(({ token }) => place({ token, bet: 'hand', seat }, round)))
  const { crew } = await news()
  expect(crew.passengers).toHaveLength(passengersShown)
  expect(crew).toMatchObject({ players: count, inTheAir: count * 2_000 })
})

test('the largest wins of the day are real ones, and those of yesterday are gone at midnight in Manila', async () => {
  const { token } = await studio.player(900_000, game)
  const { round } = await highFlight([{ token, bet: 'auto-200', stake: 90_000 }])
  const { number } = await news()
  await land()
  const top = (await news()).crew.topWins
  // An earlier flight of this day may have climbed higher.
  expect(top).toContainEqual(expect.objectContaining({ number, win: 180_000, times: 200 }))
  expect(top.map(({ win }) => win)).toEqual(top.map(({ win }) => win).toSorted((a, b) => b - a))
  expect((await seatOf(token, round)).win).toBe(180_000)
  pass(days(1))
  await nextBetting()
  expect((await news()).crew.topWins).toEqual([])
})

test('anybody at the table may watch and check a flight that is over, and no other', async () => {
  const { token } = await studio.player(100_000, game)
  const watch = (number: number) => studio.ask('watchPublic', { token, body: { number } })
  await takeOff()
  const { number } = await news()
  expect((await watch(number)).body.refusal).toBe('replayNotYet')
  expect((await watch(number + 1)).body.refusal).toBe('noRound')
  expect((await studio.ask('watchPublic', { body: { number } })).status).toBe(401)
  await land()
  const { replayToken } = (await watch(number)).body
  const { body } = await studio.ask('replay', { body: { game, replayToken } })
  expect(body).toMatchObject({ staked: 0, win: 0, round: { kind: 'table', number, bets: [], placed: [] } })
  if (body.proof === null) throw new Error('the seed is revealed')
  expect((await checkRound(body.proof, { titles, tables })).kind).toBe('right')
  const forged = { ...body.proof, win: 100 }
  expect((await checkRound(forged, { titles, tables })).kind).not.toBe('right')
})

test('after all of this no round hangs, and the ledger proves itself', async () => {
  await land()
  const hanging = await studio.rows("select id from studio.round where state in ('betting', 'open', 'settling')")
  expect(hanging).toHaveLength(0)
  expect((await verifyLedger(studio.wallet.site.context.db)).isSound).toBe(true)
})
