import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days, hours } from '#core/clock/duration.ts'
import { addDays, dayOf, endOfDay } from '#core/clock/manila.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { bindMobile, sendCode } from '#features/players/account/contract.ts'
import { readBindReward } from '#features/promotions/bind-reward/contract.ts'
import { claimCashBack, readCashBack } from '#features/promotions/cash-back/contract.ts'
import { claimWelcomeCalendar, readWelcomeCalendar } from '#features/promotions/welcome-calendar/contract.ts'
import { welcomeCalendarKind } from '#features/promotions/welcome-calendar/server/welcome-calendar-kind.ts'
import { ladderKind } from '#features/promotions/deposit-ladder/server/ladder-kind.ts'
import { claimDailyLogin, readDailyLogin } from '#features/promotions/daily-login/contract.ts'
import { readCatalogue, readRule } from '#features/promotions/kit/contract.ts'
import { playDayAdd } from '#features/promotions/kit/server/store/rebate.store.ts'
import { verifyLedger } from '#ledger'
import { international, type RegisteredPlayer } from '#tests/support/registered-player.ts'
import { onceOfTen, openTestPromotionSite, type TestPromotions } from '#tests/support/test-promotions.ts'

let promotions: TestPromotions
beforeAll(async () => {
  promotions = await openTestPromotionSite(9_241_000_000)
  // The ladder's part of deposits has tests of its own.
  await promotions.publish(ladderKind, { terms: { budget: { total: wireCentavos(0) } } })
  // The Christmas calendar lights the same red dot once its season has begun.
  await promotions.site.context.db.pool.query("update promotion set state = 'paused' where key = 'christmas'")
})
afterAll(() => promotions.site.close())

const toMidnight = () => (endOfDay(dayOf(promotions.site.clock.now())) - promotions.site.clock.now()) as never
/** The dates of the first days of a row. */
const datesIn = (answer: Readonly<Record<string, unknown>>): unknown[] =>
  (answer.days as readonly { readonly date: string | null }[]).map(({ date }) => date)
const catalogue = (player: RegisteredPlayer) => promotions.ask(readCatalogue, {}, player)

describe('the calendar of new players', () => {
  const claim = async (player: RegisteredPlayer, day: number) =>
    (await promotions.ask(claimWelcomeCalendar, { day }, player)).errcode

  test('gives one cell a day in Manila, to ten who tap at once only one, and the next after midnight', async () => {
    const player = await promotions.newPlayer()
    expect((await promotions.ask(readWelcomeCalendar, {}, player)).days).toMatchObject([
      { status: 1 },
      { status: 0 },
      {},
      {},
      {},
      {},
      {},
    ])
    expect(await claim(player, 2)).toBe(1005)
    expect(await promotions.tenTimes(claimWelcomeCalendar, { day: 1 }, player)).toEqual(onceOfTen)
    expect((await promotions.balances(player)).coin).toBe(100n)
    await promotions.pass((toMidnight() - 1) as never)
    expect(await claim(player, 2)).toBe(1005)
    const before = datesIn(await promotions.ask(readWelcomeCalendar, {}, player))
    await promotions.pass(1 as never)
    const after = datesIn(await promotions.ask(readWelcomeCalendar, {}, player))
    const today = dayOf(promotions.site.clock.now())
    expect([before[1], after[0], after[1]]).toEqual([today, addDays(today, -1), today])
    expect(await claim(player, 2)).toBe(0)
  })

  test('asks for a deposit on the last day, and goes with it', async () => {
    const player = await promotions.newPlayer()
    for (let day = 1; day <= 6; day++) {
      expect(await claim(player, day)).toBe(0)
      await promotions.pass(days(1))
    }
    expect(await claim(player, 7)).toBe(1007)
    await promotions.buy(player, { amount: 10_000 })
    expect((await catalogue(player)).activityIds).toContain(36)
    expect(await claim(player, 7)).toBe(0)
    expect((await promotions.balances(player)).coin).toBe(12_000n)
    expect((await catalogue(player)).activityIds).not.toContain(36)
  })

  test('is over ten days after registration, to the moment, and while it is paused', async () => {
    const player = await promotions.newPlayer()
    const { expireTime } = await promotions.ask(readWelcomeCalendar, {}, player)
    await promotions.pass((Number(expireTime) - promotions.site.clock.now() - 1) as never)
    expect((await catalogue(player)).activityIds).toContain(36)
    await promotions.pass(1 as never)
    expect(await claim(player, 1)).toBe(1001)
    expect((await catalogue(player)).activityIds).not.toContain(36)
    const other = await promotions.newPlayer()
    const pool = promotions.site.context.db.pool
    await pool.query("update promotion set state = 'paused' where key = $1", [welcomeCalendarKind.key])
    expect(await claim(other, 1)).toBe(1001)
    await pool.query("update promotion set state = 'live' where key = $1", [welcomeCalendarKind.key])
  })

  test('is refused to excluded players, who are offered nothing', async () => {
    const player = await promotions.newPlayer()
    const pool = promotions.site.context.db.pool
    await pool.query("update player set state = 'excluded' where id = $1", [player.id])
    expect(await claim(player, 1)).toBe(1010)
    expect((await catalogue(player)).activityIds).toEqual([])
  })

  test('asks in green mode for a verified identity', async () => {
    await promotions.site.set({ mode: 'green' })
    const player = await promotions.newPlayer()
    expect(await claim(player, 1)).toBe(1010)
    await promotions.site.set({ mode: 'normal' })
    expect(await claim(player, 1)).toBe(0)
  })
})

describe('the daily login gift', () => {
  const row = (player: RegisteredPlayer) => promotions.ask(readDailyLogin, {}, player)
  const claim = async (player: RegisteredPlayer, day: number) =>
    (await promotions.ask(claimDailyLogin, { day }, player)).errcode

  test('is given once a day under ten concurrent claims, continues after midnight and restarts after a missed day', async () => {
    const player = await promotions.newPlayer()
    expect((await catalogue(player)).redDots).toMatchObject({ hasFreeBonus: true })
    expect(await claim(player, 2)).toBe(1005)
    expect(await promotions.tenTimes(claimDailyLogin, { day: 1 }, player)).toEqual(onceOfTen)
    expect((await catalogue(player)).redDots).toMatchObject({ hasFreeBonus: false })
    await promotions.pass(toMidnight())
    expect((await row(player)).days).toMatchObject([{ status: 2 }, { status: 1 }, { status: 0 }, {}, {}, {}, {}])
    expect(await claim(player, 2)).toBe(0)
    await promotions.pass(days(2))
    expect(await claim(player, 3)).toBe(1005)
    expect(await claim(player, 1)).toBe(0)
  })

  test('dates its days by Manila’s midnight: to the last millisecond today, then tomorrow', async () => {
    const player = await promotions.newPlayer()
    const today = dayOf(promotions.site.clock.now())
    const dates = async () => datesIn(await row(player)).slice(0, 3)
    expect(await claim(player, 1)).toBe(0)
    await promotions.pass((toMidnight() - 1) as never)
    expect(await dates()).toEqual([today, addDays(today, 1), addDays(today, 2)])
    expect(await claim(player, 2)).toBe(1005)
    await promotions.pass(1 as never)
    expect(await dates()).toEqual([today, addDays(today, 1), addDays(today, 2)])
    expect(await claim(player, 2)).toBe(0)
    await promotions.pass(days(2))
    // A missed day restarts the row today.
    expect(await dates()).toEqual([addDays(today, 3), addDays(today, 4), addDays(today, 5)])
  })

  test('is paused 28 days after registration until there is a deposit', async () => {
    const player = await promotions.newPlayer()
    await promotions.pass((days(28) - 1) as never)
    expect(await row(player)).toMatchObject({ isResting: false })
    await promotions.pass(1 as never)
    expect(await row(player)).toMatchObject({ isResting: true })
    expect(await claim(player, 1)).toBe(1007)
    await promotions.buy(player, { amount: 10_000 })
    expect(await claim(player, 1)).toBe(0)
  })
})

describe('the daily cash back', () => {
  const today = (player: RegisteredPlayer) => promotions.ask(readCashBack, {}, player)
  const play = ({ id }: RegisteredPlayer, validBet: bigint, daysAgo = 0) => {
    const day = addDays(dayOf(promotions.site.clock.now()), -daysAgo)
    return promotions.site.context.db.transaction((tx) =>
      playDayAdd(tx, [{ playerId: BigInt(id), day, validBet, rounds: 1 }]),
    )
  }

  test("is a part of yesterday's play, once by ten at once, and void after midnight", async () => {
    const player = await promotions.newPlayer()
    await play(player, 2_000_000n)
    expect(await today(player)).toMatchObject({ base: 0, amount: 0, status: 0 })
    expect((await promotions.ask(claimCashBack, {}, player)).errcode).toBe(1005)
    await promotions.pass(toMidnight())
    expect(await today(player)).toMatchObject({ base: 2_000_000, rate: 0.001, amount: 2_000, status: 1 })
    expect(await promotions.tenTimes(claimCashBack, {}, player)).toEqual(onceOfTen)
    expect((await promotions.balances(player)).coin).toBe(2_000n)
    await play(player, 500_000n)
    await promotions.pass(toMidnight())
    await promotions.pass(days(1))
    expect(await today(player)).toMatchObject({ status: 0, amount: 0 })
  })

  test('is less by what was voided of a day that was paid for', async () => {
    const player = await promotions.newPlayer()
    await play(player, 2_000_000n)
    await promotions.pass(days(1))
    expect((await promotions.ask(claimCashBack, {}, player)).errcode).toBe(0)
    await play(player, -1_500_000n, 1)
    await play(player, 2_000_000n)
    await promotions.pass(days(1))
    expect(await today(player)).toMatchObject({ base: 500_000, amount: 500 })
  })

  test('comes at the rate that the VIP level promises, and at that of everybody again when its deposit goes back', async () => {
    const player = await promotions.newPlayer()
    const paid = await promotions.buy(player, { amount: 1_000_000 })
    await play(player, 2_000_000n)
    await promotions.pass(toMidnight())
    expect(await today(player)).toMatchObject({ rate: 0.002, amount: 4_000 })
    await promotions.desk.tell(paid, 'charged_back')
    expect(await today(player)).toMatchObject({ rate: 0.001, amount: 2_000 })
  })

  test('is nothing below the smallest sum', async () => {
    const player = await promotions.newPlayer()
    await play(player, 99_999n)
    await promotions.pass(days(1))
    expect(await today(player)).toMatchObject({ amount: 0, status: 0 })
  })
})

describe('the reward for binding a number', () => {
  test('is given once for a number that is bound after registration, and not for one to register with', async () => {
    await promotions.site.set({ registerType: 'phoneNoOtp' })
    const player = await promotions.newPlayer()
    await promotions.drain()
    expect((await promotions.balances(player)).coin).toBe(0n)
    await promotions.site.context.db.pool.query('update player set mobile = null where id = $1', [player.id])
    expect((await promotions.ask(readBindReward, {}, player)).items).toMatchObject([
      { id: 2001, count: 1_000, betRate: 3 },
    ])
    expect((await catalogue(player)).activityIds).toContain(4)
    await promotions.pass(hours(1))
    const mobile = '09245550001'
    await promotions.site.send(sendCode, { mobile, type: 2 }, player)
    const code = await promotions.site.codeTo(international(mobile))
    expect((await promotions.ask(bindMobile, { mobile, code }, player)).errcode).toBe(0)
    await promotions.drain()
    await promotions.drain()
    expect((await promotions.balances(player)).coin).toBe(1_000n)
    expect((await promotions.ask(readBindReward, {}, player)).items).toEqual([])
    expect((await catalogue(player)).activityIds).not.toContain(4)
    await promotions.site.set({ registerType: 'phone' })
  })
})

describe('a promotion’s description', () => {
  test.each(['free-sign', 'dayBonus', 'first-charge', 'accumulated-recharge', 'cash-bonus', 'bind', 'coupon'])(
    'has rules under %s, open to guests',
    async (name) => {
      const { body } = await promotions.site.send(readRule, { name })
      expect(body.errcode).toBe(0)
    },
  )
  test('is nothing where there is no such promotion', async () => {
    expect((await promotions.site.send(readRule, { name: 'nothing' })).body.errcode).toBe(1001)
  })
  test('is for players only', async () => {
    expect((await promotions.site.send(readCatalogue, {})).status).toBe(401)
  })
})

test('after all of it the ledger is sound', async () => {
  expect((await verifyLedger(promotions.site.context.db)).isSound).toBe(true)
})
