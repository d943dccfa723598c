import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days, milliseconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { calendarDay, endOfDay } from '#core/clock/manila.ts'
import { listMail } from '#features/players/mail/contract.ts'
import { balancesOf, points, post, turnoverMeter, verifyLedger } from '#ledger'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import type { TestSite } from '#tests/support/test-site.ts'
import { exchangePoints, readPointsShop } from '#features/promotions/points/contract.ts'
import { decidePrize, listPrizes } from '#features/promotions/points/staff-contract.ts'
import { pointsEndAt } from '#features/promotions/points/expiry.ts'
import { pointsKind } from '#features/promotions/points/server/points-kind.ts'

let office: TestBackOffice
let site: TestSite
let promotions: TestPromotions
let crm: SignedInStaff
beforeAll(async () => {
  office = await openTestBackOffice()
  site = office.site
  promotions = await openTestPromotions(site, 9_452_220_000)
  crm = await office.newStaff('crm')
  await promotions.publish(pointsKind, { settings: { items } })
})
afterAll(() => office.close())

const offer = { worth: 0, stock: 0, perPlayer: 0, vipMin: 0, items: [{ id: 2001, count: 1_000, betRate: 1 }] }
const items = [
  { ...offer, id: 1, name: 'Ten pesos', points: 100 },
  { ...offer, id: 2, name: 'Few', points: 100, stock: 3 },
  { ...offer, id: 3, name: 'Two for each', points: 100, perPlayer: 2 },
  { ...offer, id: 4, name: 'VIP', points: 100, vipMin: 1 },
  { ...offer, id: 5, name: 'Cap', points: 500, items: [], worth: 20_000 },
]

let requestCount = 0
const reqId = () => `test-wish-${(requestCount += 1)}`

/** Somebody with so many points who has played enough for any rebate. */
async function richPlayer(whole = 1_000n): Promise<RegisteredPlayer> {
  const player = await promotions.newPlayer()
  await promotions.play(player, 1_000_000n, { gameType: 'slots' })
  await set(player, whole)
  return player
}
const set = (player: RegisteredPlayer, whole: bigint) =>
  site.context.db.transaction(async (tx) => {
    const playerId = BigInt(player.id)
    const { points: has } = await balancesOf(tx, playerId)
    const [from, to, reason, amount] =
      has < whole * 100n
        ? (['promo:points', 'points', 'pointsAward', whole * 100n - has] as const)
        : (['points', 'promo:points', 'pointsSpend', has - whole * 100n] as const)
    if (amount === 0n) return
    const key = { playerId, source: 'test', key: `set-${player.id}-${(requestCount += 1)}`, now: site.clock.now() }
    await post(tx, { ...key, transfers: [{ reason, from, to, amount: points(amount), reference: 'test' }] })
  })

const exchange = async (player: RegisteredPlayer, request: { id?: number; count?: number; reqId?: string } = {}) =>
  site.send(exchangePoints, { id: 1, reqId: reqId(), ...request }, player)
const shop = async (player: RegisteredPlayer) => (await site.send(readPointsShop, {}, player)).body
const pointsOf = async ({ id }: RegisteredPlayer) => (await balancesOf(site.context.db, BigInt(id))).points

test('points become coins that have to be staked, and the shop tells of it', async () => {
  const player = await richPlayer()
  const { body } = await exchange(player, { count: 2 })
  expect(body).toMatchObject({
    errcode: 0,
    coin: 2_000,
    lottery: 80_000,
    exchange: { name: 'Ten pesos', count: 2, state: 'done' },
  })
  const meter = await turnoverMeter(site.context.db, BigInt(player.id))
  expect(meter.items.find(({ source }) => source === 'points')).toMatchObject({ required: 2_000n, title: 'Points' })
  expect(await shop(player)).toMatchObject({ lottery: 80_000, isOpen: true, exchanges: [{ name: 'Ten pesos' }] })
})

test('ten taps of one wish are one exchange, each answered alike', async () => {
  const player = await richPlayer()
  const request = { reqId: reqId() }
  const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(player, request)))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1)
  expect(await pointsOf(player)).toBe(90_000n)
  expect((await exchange(player, { ...request, count: 2 })).body).toMatchObject({
    code: 400,
    faults: [{ field: 'reqId' }],
  })
})

test('of ten wishes at once as many are granted as there are points for', async () => {
  const player = await richPlayer(400n)
  const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(player)))
  expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(4)
  expect(await pointsOf(player)).toBe(0n)
  expect(await promotions.coinOf(player)).toBe(4_000)
})

test('a stock of three is given three times under concurrent requests, and again in the next month', async () => {
  const players = await Promise.all(Array.from({ length: 5 }, () => richPlayer()))
  const answers = await Promise.all(players.map((player) => exchange(player, { id: 2 })))
  expect(answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1009, 1009])
  const monthEnd = endOfDay(calendarDay('2026-11-30'))
  const [late] = players
  if (late === undefined) throw new Error('no player')
  site.clock.set(addDuration(monthEnd, milliseconds(-1)))
  await promotions.keepAwake()
  expect((await exchange(late, { id: 2 })).body.errcode).toBe(1009)
  site.clock.set(monthEnd)
  await promotions.keepAwake()
  await promotions.play(late, 1_000_000n)
  expect((await exchange(late, { id: 2 })).body.errcode).toBe(0)
})

describe('an exchange is refused', () => {
  test.each([
    { what: 'of what is not there', request: { id: 99 }, errcode: 1001 },
    { what: 'below its VIP level', request: { id: 4 }, errcode: 1002 },
    { what: 'of more than the points reach', request: { count: 11 }, errcode: 1005 },
    { what: 'of more than one player may have', request: { id: 3, count: 3 }, errcode: 1009 },
  ])('$what', async ({ request, errcode }) => {
    const player = await richPlayer()
    expect((await exchange(player, request)).body.errcode).toBe(errcode)
    expect(await pointsOf(player)).toBe(100_000n)
  })

  test('above the cap of rebates, and the points stay', async () => {
    const player = await promotions.newPlayer()
    await set(player, 1_000n)
    expect((await exchange(player)).body).toMatchObject({ errcode: 1009 })
    expect(await pointsOf(player)).toBe(100_000n)
  })

  test('to who is on a break, and while the shop is closed', async () => {
    const player = await richPlayer()
    const state = (name: string) =>
      site.context.db.pool.query('update player set state = $2, state_until = null where id = $1', [player.id, name])
    await state('excluded')
    expect((await exchange(player)).body.errcode).toBe(1010)
    await state('active')
    await site.context.db.pool.query(`update promotion set state = 'paused' where key = 'points'`)
    expect((await exchange(player)).body.errcode).toBe(1001)
    expect(await shop(player)).toMatchObject({ isOpen: false, items: [] })
    await site.context.db.pool.query(`update promotion set state = 'live' where key = 'points'`)
  })
})

test('a prize waits for staff to send it or to return the points', async () => {
  const player = await richPlayer()
  const prizes = async () => {
    const { body } = await office.send(listPrizes, {}, crm.token)
    return v.parse(v.array(v.looseObject({ id: v.number(), playerId: v.number(), state: v.string() })), body.rows)
  }
  await office.site.context.db.pool.query('update staff_session set last_action_at = $1, expires_at = $2', [
    new Date(site.clock.now()),
    new Date(addDuration(site.clock.now(), days(1))),
  ])
  expect((await exchange(player, { id: 5 })).body).toMatchObject({ errcode: 0, exchange: { state: 'asked' } })
  expect((await exchange(player, { id: 5 })).body.errcode).toBe(0)
  expect(await pointsOf(player)).toBe(0n)
  const waiting = (await prizes()).filter(({ state }) => state === 'asked')
  expect(waiting).toHaveLength(2)
  const [first, second] = waiting
  const decide = (id = 0, decision: 'sent' | 'refused' = 'sent') =>
    office.send(decidePrize, { id, decision, note: 'By courier today', reason: 'as the test wishes' }, crm.token)
  expect((await decide(first?.id)).body.errcode).toBe(0)
  const answers = await Promise.all(Array.from({ length: 10 }, () => decide(second?.id, 'refused')))
  expect(answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1421)])
  expect((await decide(999_999)).body.errcode).toBe(1420)
  expect(await pointsOf(player)).toBe(50_000n)
  expect((await site.send(listMail, {}, player)).body.total).toBe(2)
})

test('points end a year after the last came or went, after a letter', async () => {
  const player = await richPlayer()
  await exchange(player)
  const end = pointsEndAt(site.clock.now())
  site.clock.set(addDuration(end, days(-29)))
  await promotions.runJob('points.expiry')
  await promotions.runJob('points.expiry')
  site.clock.set(addDuration(end, milliseconds(-1)))
  await promotions.runJob('points.expiry')
  expect(await pointsOf(player)).toBe(90_000n)
  site.clock.set(end)
  await Promise.all([promotions.runJob('points.expiry'), promotions.runJob('points.expiry')])
  expect(await pointsOf(player)).toBe(0n)
  await promotions.keepAwake()
  expect((await site.send(listMail, {}, player)).body.total).toBe(1)
})

test('the ledger is sound after all of it', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
