import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { milliseconds } from '#core/clock/duration.ts'
import { flightMs, heightAt, heightMax, heightMin } from '#games/live/math/flight-curve.ts'
import { type FlightResult, lipadAgila } from '#games/live/math/lipad-agila.ts'
import { advanceTable, closingTime } from '#games/rgs/server/tables/advance-table.ts'
import { readTable } from '#games/rgs/server/tables/read-table.ts'
import { settleTables } from '#games/rgs/server/tables/settle-table.ts'
import { verifyLedger } from '#ledger'
import { openTestStudio, type TestStudio } from './test-studio.ts'

const game = 'lipad-agila'
/** The flight that is next has to climb so high, or it shows nothing. */
const highEnough = 200

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
  if (read === undefined) throw new Error('there is no flight')
  return read
}
async function nextBetting(): Promise<void> {
  for (await advance(); (await news()).phase !== 'betting'; await advance()) pass(lipadAgila.clock.runningMs)
}
async function takeOff(): Promise<void> {
  pass(lipadAgila.clock.bettingMs + closingTime)
  await advance()
}
async function land(): Promise<void> {
  pass(lipadAgila.clock.runningMs)
  await advance()
  await settleTables(studio.needs)
}
const place = (token: string, round: string, bet: string, { seat = 0, stake = 1_000 } = {}) =>
  studio.ask('place', { token, body: { requestId: `flight-${++lastRequest}`, round, seat, bets: [{ bet, stake }] } })
const cashOut = (token: string, round: string, seat = 0) => studio.ask('cashOut', { token, body: { round, seat } })

async function pointOf(round: string): Promise<number> {
  const [row = {}] = await studio.rows('select result from studio.table_round where id = $1', [round])
  return (row.result as FlightResult).point
}

/**
 * A flight that climbs at least to twice, with its passengers aboard. Lower ones are flown to their end, and so is one that
 * reaches the very top, where everybody aboard is paid.
 */
async function highFlight(tokens: readonly string[], bets: readonly string[]) {
  for (;;) {
    const { round } = await news()
    for (const [index, token] of tokens.entries()) await place(token, round, bets[index] ?? 'hand')
    await takeOff()
    const point = await pointOf(round)
    if (point >= highEnough && point < heightMax) return { round, point }
    await land()
    await nextBetting()
  }
}

test('tells nobody in the air how high it flies or when it ends, and everybody afterwards', async () => {
  const { round, point } = await highFlight([], [])
  const flying = await news()
  expect(flying).toMatchObject({ round, phase: 'running', result: null })
  expect(flying.endsAt - flying.resultAt).toBe(lipadAgila.clock.runningMs)
  pass(flightMs(point))
  await advance()
  expect(await news()).toMatchObject({ phase: 'over', result: { point } })
  expect((await news()).traces.at(-1)).toBe(point)
})

test('pays who gets off at the height of that moment, once, however often it is asked', async () => {
  const { id, token } = await studio.player(100_000, game)
  const { round } = await highFlight([token], ['hand'])
  const before = await coin(id)
  pass(flightMs(149))
  const answers = await Promise.all(Array.from({ length: 10 }, () => cashOut(token, round)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await coin(id)).toBe(before + 1_500)
  await land()
  expect(await coin(id)).toBe(before + 1_500)
  const seat = await studio.ask('seat', { token, body: { round } })
  expect(seat.body.seat).toMatchObject({ state: 'over', win: 1_500, bets: [{ bet: 'out-150', stake: 1_000 }] })
})

test('pays a chosen height when it has been reached, also to who has gone, and nothing above the end', async () => {
  const [low, high] = [await studio.player(100_000, game), await studio.player(100_000, game)]
  await highFlight([low.token, high.token], ['auto-150', 'auto-100000'])
  const before = [await coin(low.id), await coin(high.id)]
  await land()
  expect(await coin(low.id)).toBe((before[0] ?? 0) + 1_500)
  expect(await coin(high.id)).toBe(before[1])
})

test('refuses who comes too late, too early, twice with other bets, without a bet, and a bet only the studio writes', async () => {
  const [{ id, token }, stranger] = [await studio.player(100_000, game), await studio.player(1_000, game)]
  const { round: open } = await news()
  expect((await place(token, open, 'out-900')).body.refusal).toBe('badChoice')
  await place(token, open, 'hand')
  expect((await place(token, open, 'auto-300')).body.refusal).toBe('tooManyBets')
  expect((await cashOut(token, open)).body.refusal).toBe('notNow')
  await land()
  await nextBetting()
  const { round, point } = await highFlight([token], ['hand'])
  expect((await cashOut(token, round)).body.refusal).toBe('tooLate')
  expect((await cashOut(stranger.token, round)).body.refusal).toBe('noRound')
  const before = await coin(id)
  pass(flightMs(point))
  expect((await cashOut(token, round)).body.refusal).toBe('tooLate')
  await land()
  expect(await coin(id)).toBe(before)
})

test('a cash-out in the last moment is paid, though the wallet answers later', async () => {
  const { id, token } = await studio.player(100_000, game)
  const { round, point } = await highFlight([token], ['hand'])
  const before = await coin(id)
  const lastMoment = flightMs(point) - 1
  pass(lastMoment)
  expect((await cashOut(token, round)).status).toBe(200)
  await land()
  // Where it is very high, it climbs by several hundredths in a millisecond.
  expect(await coin(id)).toBe(before + heightAt(lastMoment) * 10)
  expect(point).toBeGreaterThan(heightMin)
})

test('after all of this no round hangs, and the ledger proves itself', async () => {
  await land()
  expect(await studio.rows("select id from studio.round where state in ('betting', 'open', 'settling')")).toHaveLength(
    0,
  )
  expect((await verifyLedger(studio.wallet.site.context.db)).isSound).toBe(true)
})
