import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { days, hours, seconds } from '#core/clock/duration.ts'
import type { Call } from '#core/contract/call.ts'
import { exchangePoints } from '#features/promotions/points/contract.ts'
import { claimTask } from '#features/promotions/task/contract.ts'
import { claimWelcomeCalendar } from '#features/promotions/welcome-calendar/contract.ts'
import { claimDailyLogin } from '#features/promotions/daily-login/contract.ts'
import { verifyLedger } from '#ledger'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite, type Visitor } from '#tests/support/test-site.ts'
import { type GiftCalls, giftCalls } from './gift-calls.ts'

let site: TestSite
let gifts: GiftCalls
beforeAll(async () => {
  site = await openTestSite()
  gifts = await giftCalls(site, 9_471_100_000)
})
afterAll(() => site.close())
beforeEach(() => gifts.promotions.keepAwake())

const callsOfGifts = () =>
  site.features.player.flatMap(({ handlers }) => handlers).filter(({ call }) => call.money === 'gift')

let requestCount = 0
const reqId = () => `lost-answer-${(requestCount += 1)}`
const ask = async (call: Call, request: object, visitor: Visitor) =>
  (await site.sendRaw(call.path, request, visitor)).body
/** Everything that a claim can change for a player. */
const holdings = async (player: RegisteredPlayer) => {
  const { coin, points } = await gifts.promotions.balances(player)
  const { rows: states } = await site.context.db.pool.query(
    'select key, cycle_key, data from promotion_state where player_id = $1 order by key, cycle_key',
    [player.id],
  )
  return { coin, points, states }
}

const withEntries = v.looseObject({ entries: v.record(v.string(), v.unknown()) })
const entriesOf = ({ request }: Call) => v.parse(withEntries, request).entries

test('every call that takes something from the house takes the id of the wish, and is one transaction', () => {
  const calls = callsOfGifts()
  expect(calls.map(({ call }) => call.path).toSorted()).toEqual(gifts.rows.map(({ call }) => call.path).toSorted())
  expect(calls.filter(({ call, transactional }) => !transactional || !('reqId' in entriesOf(call)))).toEqual([])
})

test('of ten at once with one id one is carried out, and all ten and the next are answered the same', async () => {
  for (const { call, ready } of gifts.rows) {
    const player = await gifts.promotions.newPlayer()
    const { request, visitor = {} } = await ready(player)
    await gifts.promotions.keepAwake()
    const from = { token: player.token, ...visitor }
    const before = await holdings(player)
    const claimRequest = { ...request, reqId: reqId() }
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(call, claimRequest, from)))
    const after = await holdings(player)
    expect(after, call.path).not.toEqual(before)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))), call.path).toHaveLength(1)
    expect(answers[0], call.path).toMatchObject({ code: 200, errcode: 0 })
    expect(await ask(call, claimRequest, from), call.path).toEqual(answers[0])
    expect(await holdings(player), call.path).toEqual(after)
    // The same again under another id is another claim: points can be exchanged as often as there are any.
    const { errcode } = await ask(call, { ...request, reqId: reqId() }, from)
    expect(errcode === 0, call.path).toBe(call.path === exchangePoints.path)
  }
})

test('a claim without an id is given once and refused the second time, as the specification has it', async () => {
  const player = await gifts.promotions.newPlayer()
  expect((await ask(claimWelcomeCalendar, { day: 1 }, player)).errcode).toBe(0)
  expect((await ask(claimWelcomeCalendar, { day: 1 }, player)).errcode).toBe(1003)
  expect((await ask(claimWelcomeCalendar, { day: 1, reqId: reqId() }, player)).errcode).toBe(1003)
})

test('a request ID belongs to one request of one player: with a different request it is a fault, with another player a claim of theirs', async () => {
  const [player, other] = [await gifts.promotions.newPlayer(), await gifts.promotions.newPlayer()]
  const id = reqId()
  expect((await ask(claimWelcomeCalendar, { day: 1, reqId: id }, player)).errcode).toBe(0)
  const faults = [{ field: 'reqId' }]
  expect(await ask(claimWelcomeCalendar, { day: 2, reqId: id }, player)).toMatchObject({ code: 400, faults })
  expect(await ask(claimDailyLogin, { day: 1, reqId: id }, player)).toMatchObject({ code: 400, faults })
  expect((await ask(claimWelcomeCalendar, { day: 1, reqId: id }, other)).errcode).toBe(0)
  expect(await gifts.promotions.balances(other)).toEqual(await gifts.promotions.balances(player))
})

test('a refused claim may be repeated under the same id', async () => {
  const player = await gifts.promotions.newPlayer()
  const claimRequest = { day: 2, reqId: reqId() }
  await ask(claimWelcomeCalendar, { day: 1 }, player)
  expect((await ask(claimWelcomeCalendar, claimRequest, player)).errcode).toBe(1005)
  await gifts.promotions.pass(days(1))
  expect((await ask(claimWelcomeCalendar, claimRequest, player)).errcode).toBe(0)
})

test('an answer is kept for 24 hours; a later repetition is refused as claimed', async () => {
  const player = await gifts.promotions.newPlayer()
  const claimRequest = { taskId: 1, reqId: reqId() }
  const free = { day: 1, reqId: reqId() }
  const first = await ask(claimWelcomeCalendar, free, player)
  expect((await ask(claimTask, claimRequest, player)).errcode).toBe(0)
  await gifts.promotions.pass(hours(24))
  await gifts.promotions.runJob('calls.forgetWishes')
  expect(await ask(claimWelcomeCalendar, free, player)).toEqual(first)
  await gifts.promotions.pass(seconds(1))
  await gifts.promotions.runJob('calls.forgetWishes')
  expect((await ask(claimWelcomeCalendar, free, player)).errcode).toBe(1003)
})

test('the ledger is sound after all of it', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
