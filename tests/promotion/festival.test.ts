import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, hours, milliseconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { addDays, calendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { claimFestivalTask, exchangeStars, readFestival } from '#features/promotions/festival/contract.ts'
import { festivalKind } from '#features/promotions/festival/server/festival-kind.ts'
import { readCatalogue, readRule } from '#features/promotions/kit/contract.ts'
import { verifyLedger } from '#ledger'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { onceOfTen, openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

const festivalPurpose = 11
const firstDay = calendarDay('2027-01-10')
const lastDay = calendarDay('2027-01-17')
const season = { startAt: startOfDay(firstDay), endAt: endOfDay(lastDay) }
/** The first midnight of the shop's own days. */
const earnsUntil = startOfDay(addDays(lastDay, -1))
const coins = (count: number) => [{ id: 2001, count, betRate: 3 }]
const settings = {
  name: 'Sinulog',
  nameFil: 'Pista ng Sinulog',
  shopDays: 2,
  packs: [
    { id: 1, price: 20_000, rate: 1_500, stars: 100 },
    { id: 2, price: 50_000, rate: 2_000, stars: 0 },
  ],
  tasks: [
    { id: 1, kind: 0, rounds: 0, bets: 0, stars: 200 },
    { id: 2, kind: 1, rounds: 2, bets: 0, stars: 20 },
    { id: 3, kind: 2, rounds: 0, bets: 50_000, stars: 30 },
  ],
  shop: [
    { id: 1, stars: 150, items: coins(500), perPlayer: 2 },
    { id: 2, stars: 20, items: [{ id: 2002, count: 50_000 }], perPlayer: 1 },
  ],
}

let site: TestSite
let promotions: TestPromotions
beforeAll(async () => {
  site = await openTestSite()
  promotions = await openTestPromotions(site, 9_485_000_000)
})
afterAll(() => site.close())
beforeEach(async () => {
  await moveTo(addDuration(season.startAt, hours(9)))
  await publish()
})

const publish = (more: Parameters<TestPromotions['publish']>[1] = {}) =>
  promotions.publish(festivalKind, {
    terms: { ...season, ...more?.terms },
    settings: { ...settings, ...more?.settings },
  })
const moveTo = async (at: Instant) => {
  site.clock.set(at)
  await promotions.keepAwake()
}
const read = (player: RegisteredPlayer) => promotions.ask(readFestival, {}, player)
const task = async (player: RegisteredPlayer, id: number) =>
  (await promotions.ask(claimFestivalTask, { id }, player)).errcode
const exchange = async (player: RegisteredPlayer, id: number) =>
  (await promotions.ask(exchangeStars, { id }, player)).errcode
const buy = (player: RegisteredPlayer, amount: number) => promotions.buy(player, { amount, actType: festivalPurpose })
const begin = (player: RegisteredPlayer, amount: number) =>
  promotions.begin(player, { amount, actType: festivalPurpose })
const coin = async (player: RegisteredPlayer) => Number((await promotions.balances(player)).coin)
const spent = async (subject: string) => {
  const { rows } = await site.context.db.pool.query(
    'select spent from promotion_spending where key = $1 and subject = $2',
    [festivalKind.key, subject],
  )
  return Number(rows[0]?.spent ?? 0)
}
const bySize = (a: unknown, b: unknown) => Number(a) - Number(b)

describe('stars', () => {
  test('come from the tasks of a day, each once for ten who tap at once', async () => {
    const player = await promotions.newPlayer()
    expect(await promotions.tenTimes(claimFestivalTask, { id: 1 }, player)).toEqual(onceOfTen)
    expect([await task(player, 2), await task(player, 3), await task(player, 9)]).toEqual([1005, 1005, 1002])
    // A round below a peso is no round, but its bet counts.
    await promotions.play(player, 99n)
    await promotions.play(player, 100n)
    expect([await task(player, 2), await task(player, 3)]).toEqual([1005, 1005])
    await promotions.play(player, 49_801n)
    expect([await task(player, 2), await task(player, 3)]).toEqual([0, 0])
    expect(await read(player)).toMatchObject({ name: 'Sinulog', stars: 250 })
  })

  test('come again after midnight in Manila, to the millisecond', async () => {
    const player = await promotions.newPlayer()
    expect(await task(player, 1)).toBe(0)
    await moveTo(addDuration(endOfDay(firstDay), milliseconds(-1)))
    expect(await task(player, 1)).toBe(1003)
    await moveTo(endOfDay(firstDay))
    expect(await read(player)).toMatchObject({ stars: 200, tasks: [{ status: 1 }, { done: 0 }, { done: 0 }] })
    expect(await task(player, 1)).toBe(0)
  })

  test('light the red dot of gifts until the day’s are taken', async () => {
    await publish({ settings: { tasks: settings.tasks.slice(0, 1) } })
    const player = await promotions.newPlayer()
    expect((await promotions.ask(readCatalogue, {}, player)).redDots).toMatchObject({ hasFreeBonus: true })
    await task(player, 1)
    expect((await promotions.ask(readCatalogue, {}, player)).redDots).toMatchObject({ hasFreeBonus: false })
  })

  test('are earned until the days of the shop, and spent until the end, to the millisecond', async () => {
    const player = await promotions.newPlayer()
    await task(player, 1)
    await moveTo(addDuration(earnsUntil, milliseconds(-1)))
    expect(await task(player, 1)).toBe(0)
    await moveTo(earnsUntil)
    expect(await read(player)).toMatchObject({ earnsUntil, stars: 400, packs: [], arePacksSoldOut: false })
    expect([await task(player, 1), (await begin(player, 20_000)).errcode]).toEqual([1004, 1214])
    expect(await exchange(player, 1)).toBe(0)
    await moveTo(addDuration(season.endAt, milliseconds(-1)))
    expect(await exchange(player, 1)).toBe(0)
    await moveTo(season.endAt)
    expect([await exchange(player, 2), (await read(player)).errcode]).toEqual([1001, 1001])
  })
})

describe('the shop', () => {
  test('gives an item for its stars, once for ten who tap at once', async () => {
    const player = await promotions.newPlayer()
    await task(player, 1)
    const codes = await Promise.all(Array.from({ length: 10 }, () => exchange(player, 1)))
    expect(codes.toSorted(bySize)).toEqual([0, ...Array<number>(9).fill(1005)])
    expect(await coin(player)).toBe(500)
    expect(await read(player)).toMatchObject({ stars: 50, shop: [{ left: 1, status: 0 }, { status: 1 }] })
  })

  test('gives it as often as its rules say', async () => {
    const player = await promotions.newPlayer()
    await task(player, 1)
    expect(await promotions.tenTimes(exchangeStars, { id: 2 }, player)).toEqual(onceOfTen)
    expect([await exchange(player, 2), await exchange(player, 9)]).toEqual([1003, 1002])
    expect((await promotions.balances(player)).points).toBe(50_000n)
  })

  test('pauses while the budget does not cover the item, to the centavo, and the stars stay', async () => {
    const player = await promotions.newPlayer()
    await task(player, 1)
    const used = await spent(`player:${player.id}:S20270110`)
    await publish({ terms: { budget: { perPlayer: wireCentavos(used + 499) } } })
    expect(await read(player)).toMatchObject({ shop: [{ isSoldOut: true }, { isSoldOut: false }] })
    expect(await exchange(player, 1)).toBe(1009)
    await publish({ terms: { budget: { perPlayer: wireCentavos(used + 500) } } })
    expect(await exchange(player, 1)).toBe(0)
    expect(await exchange(player, 2)).toBe(1009)
    expect(await read(player)).toMatchObject({ stars: 50 })
  })
})

describe('a pack', () => {
  test('brings its bonus and stars with the deposit, once, and its bonus has to be played through', async () => {
    const player = await promotions.newPlayer()
    expect(await read(player)).toMatchObject({ packs: [{ id: 1, price: 20_000, status: 1 }, { id: 2 }] })
    await buy(player, 20_000)
    expect(await coin(player)).toBe(23_000)
    expect(await read(player)).toMatchObject({ stars: 100, packs: [{ id: 1, status: 2 }, { status: 1 }] })
    expect((await begin(player, 20_000)).errcode).toBe(1214)
    const { rows } = await site.context.db.pool.query(
      "select required from turnover_req where player_id = $1 and source = 'festival'",
      [player.id],
    )
    expect(rows.map(({ required }) => Number(required))).toEqual([15_000])
  })

  test('is bought once, although three orders of it are paid at once', async () => {
    const player = await promotions.newPlayer()
    const begun = await Promise.all([1, 2, 3].map(() => begin(player, 20_000)))
    await Promise.all(begun.map((order) => promotions.tell(order, 20_000, 'paid')))
    expect(await coin(player)).toBe(3 * 20_000 + 3_000)
    expect(await read(player)).toMatchObject({ stars: 100 })
    expect(await spent(`player:${player.id}:S20270110`)).toBe(3_000)
  })

  test('is reserved from the order on, and hidden from others while the budget is used up, to the centavo', async () => {
    const total = await spent('total:S20270110')
    const bound = (more: number) => publish({ terms: { budget: { total: wireCentavos(total + more) } } })
    const [player, other] = [await promotions.newPlayer(), await promotions.newPlayer()]
    await bound(2_999)
    expect(await read(player)).toMatchObject({ packs: [], arePacksSoldOut: true })
    expect((await begin(player, 20_000)).errcode).toBe(1214)
    await bound(3_000)
    const order = await begin(player, 20_000)
    expect(await read(other)).toMatchObject({ packs: [], arePacksSoldOut: true })
    expect((await begin(other, 20_000)).errcode).toBe(1214)
    await promotions.tell(order, 20_000, 'paid')
    expect(await coin(player)).toBe(23_000)
    expect(await spent('total:S20270110')).toBe(total + 3_000)
  })

  test('that is begun in time and paid on the first day of the shop is still given', async () => {
    const player = await promotions.newPlayer()
    await moveTo(addDuration(earnsUntil, milliseconds(-1)))
    const order = await begin(player, 20_000)
    await moveTo(addDuration(earnsUntil, milliseconds(60_000)))
    await promotions.tell(order, 20_000, 'paid')
    expect(await coin(player)).toBe(23_000)
  })

  test('is not bought by another amount, and its reservation returns', async () => {
    const player = await promotions.newPlayer()
    expect((await begin(player, 20_100)).errcode).toBe(1214)
    await promotions.tell(await begin(player, 20_000), 19_900, 'paid')
    await promotions.buy(player, { amount: 20_000 })
    expect(await coin(player)).toBe(39_900)
    expect(await read(player)).toMatchObject({ stars: 0 })
    expect(await spent(`player:${player.id}:S20270110`)).toBe(0)
  })

  test('of a player without a bound number is given all the same: it was paid for', async () => {
    const player = await promotions.newPlayer()
    await site.context.db.pool.query('update player set mobile = null where id = $1', [player.id])
    await buy(player, 20_000)
    expect(await coin(player)).toBe(23_000)
  })

  test('that is charged back in a later season loses its bonus and stars in the season that it was bought in', async () => {
    const player = await promotions.newPlayer()
    await task(player, 1)
    const order = await buy(player, 20_000)
    expect([await exchange(player, 1), await exchange(player, 2), await exchange(player, 1)]).toEqual([0, 0, 1005])
    await moveTo(endOfDay(firstDay))
    await task(player, 1)
    expect(await exchange(player, 1)).toBe(0)
    expect(await read(player)).toMatchObject({ stars: 180 })
    await moveTo(addDuration(season.endAt, days(200)))
    const next = { startAt: startOfDay(calendarDay('2028-01-10')), endAt: endOfDay(calendarDay('2028-01-17')) }
    await publish({ terms: next })
    await promotions.takeBack(order)
    expect(await coin(player)).toBe(1_000)
    await promotions.takeBack(order)
    expect(await coin(player)).toBe(1_000)
  })

  test('that is charged back after its stars were spent takes what they have bought', async () => {
    const player = await promotions.newPlayer()
    const order = await buy(player, 20_000)
    await promotions.play(player, 100n)
    await promotions.play(player, 50_000n)
    expect([await task(player, 2), await task(player, 3)]).toEqual([0, 0])
    expect(await exchange(player, 1)).toBe(0)
    await promotions.takeBack(order)
    expect(await coin(player)).toBe(0)
    expect(await read(player)).toMatchObject({ stars: 50, packs: [{ id: 1, status: 2 }, {}], shop: [{ left: 2 }, {}] })
  })
})

describe('the festival is refused', () => {
  test.each([
    ['before its first day', 1001, async () => moveTo(addDuration(season.startAt, milliseconds(-1)))],
    ['from its end on', 1001, async () => moveTo(season.endAt)],
    ['while it is paused', 1001, async () => pause()],
    ['during an exclusion', 1010, async (player: RegisteredPlayer) => exclude(player)],
    ['to players outside of its audience', 1002, async () => publish({ terms: { audience: { vipMin: 5 } } })],
    ['without a bound number', 1006, async (player: RegisteredPlayer) => unbind(player)],
  ] as const)('%s', async (_when, errcode, prepare) => {
    const player = await promotions.newPlayer()
    await prepare(player)
    await promotions.keepAwake()
    expect([await task(player, 1), await exchange(player, 1)]).toEqual([errcode, errcode])
  })

  const pause = () =>
    site.context.db.pool.query("update promotion set state = 'paused' where key = $1", [festivalKind.key])
  const exclude = ({ id }: RegisteredPlayer) =>
    site.context.db.pool.query("update player set state = 'excluded' where id = $1", [id])
  const unbind = ({ id }: RegisteredPlayer) =>
    site.context.db.pool.query('update player set mobile = null where id = $1', [id])
})

test('before its first day it counts down, and nothing is for sale', async () => {
  const player = await promotions.newPlayer()
  await moveTo(addDuration(season.startAt, milliseconds(-1)))
  expect(await read(player)).toMatchObject({ errcode: 0, startsAt: season.startAt, packs: [], arePacksSoldOut: false })
  expect((await begin(player, 20_000)).errcode).toBe(1214)
})

test('runs again next year from a new version, with stars, packs and budget of its own', async () => {
  const player = await promotions.newPlayer()
  await task(player, 1)
  await buy(player, 20_000)
  // A version of the running season keeps what the player began with.
  await publish({ settings: { shop: [{ id: 1, stars: 1, items: coins(9), perPlayer: 1 }] } })
  expect(await read(player)).toMatchObject({ stars: 300, shop: [{ stars: 150 }, {}] })
  const next = { startAt: startOfDay(calendarDay('2028-01-10')), endAt: endOfDay(calendarDay('2028-01-17')) }
  await publish({ terms: { ...next, budget: { perPlayer: wireCentavos(3_000) } } })
  await moveTo(next.startAt)
  expect(await read(player)).toMatchObject({ stars: 0, packs: [{ id: 1, status: 1 }], arePacksSoldOut: true })
  await buy(player, 20_000)
  expect(await coin(player)).toBe(46_000)
})

test('its rules say the stars, sums and dates that act', async () => {
  await publish()
  const text = JSON.stringify(await promotions.ask(readRule, { name: 'festival' }, await promotions.newPlayer()))
  const parts = [
    '["Play 2 rounds in a day","20"]',
    '["Bet ₱500.00 in a day","30"]',
    '["₱200.00","₱30.00","100"]',
    '["₱5.00","150","2","3×"]',
    'from a bet of ₱1.00',
    'a playthrough of 5×',
    'until Jan 16, 2027, 12:00 AM',
    'until Jan 18, 2027, 12:00 AM',
  ]
  for (const part of parts) expect(text).toContain(part)
})

test('the ledger is sound', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
