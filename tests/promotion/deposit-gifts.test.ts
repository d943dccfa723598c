import * as v from 'valibot'
import { addDuration } from '#core/clock/instant.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days, hours, minutes } from '#core/clock/duration.ts'
import { monthPeriod } from '#core/clock/period.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { toWireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import { claimChest, readMonthlyChests } from '#features/promotions/monthly-chests/contract.ts'
import { monthlyChestsKind } from '#features/promotions/monthly-chests/server/monthly-chests-kind.ts'
import { couponKind } from '#features/promotions/coupon/server/coupon-kind.ts'
import { claimFirstDeposit, readFirstDeposit } from '#features/promotions/first-deposit/contract.ts'
import { firstDepositKind } from '#features/promotions/first-deposit/server/first-deposit-kind.ts'
import { listItems } from '#features/players/inventory/contract.ts'
import { listMail } from '#features/players/mail/contract.ts'
import { readCatalogue } from '#features/promotions/kit/contract.ts'
import { spendingFind } from '#features/promotions/kit/server/store/spending.store.ts'
import { grantReward } from '#features/players/reward/server/index.ts'
import { turnoverMeter, verifyLedger } from '#ledger'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { onceOfTen, openTestPromotionSite, type TestPromotions } from '#tests/support/test-promotions.ts'
import { stakeDeposit } from './stake-deposits.ts'

const letters = v.object({ list: v.array(v.looseObject({ title: v.string() })) })

let promotions: TestPromotions
beforeAll(async () => {
  promotions = await openTestPromotionSite(9_231_000_000)
})
afterAll(() => promotions.site.close())

const activities = async (player: RegisteredPlayer) => (await promotions.ask(readCatalogue, {}, player)).activityIds

describe('a coupon', () => {
  let gifts = 0
  /** A coupon of 10 % from somewhere; answers its number. */
  async function give(player: RegisteredPlayer, id = 1001, count = 10): Promise<number> {
    const now = promotions.site.clock.now()
    const items = [{ id, count, betRate: basisPoints(0) }]
    const gift = {
      playerId: BigInt(player.id),
      source: 'test',
      sourceKey: `gift-${++gifts}`,
      title: 'A gift',
      items,
      now,
    }
    await promotions.site.context.db.transaction((tx) => grantReward(tx, gift))
    const list: unknown = (await promotions.ask(listItems, {}, player)).propList
    return (list as readonly { id: number }[]).at(-1)?.id ?? 0
  }
  const held = async (player: RegisteredPlayer) => (await promotions.ask(listItems, {}, player)).propList

  test('adds its percent to the deposit that is paid with it, to be staked five times, and is used up', async () => {
    const player = await promotions.newPlayer()
    const couponId = await give(player)
    await promotions.buy(player, { amount: 50_000, couponId })
    expect((await promotions.balances(player)).coin).toBe(55_000n)
    const { items } = await turnoverMeter(promotions.site.context.db, BigInt(player.id))
    expect(items.find(({ source }) => source === 'coupon')).toMatchObject({ required: 25_000n })
    expect(await held(player)).toEqual([])
    expect((await promotions.begin(player, { amount: 50_000, couponId })).errcode).toBe(1212)
  })

  test('belongs to one order at a time, and is free again when that ends unpaid', async () => {
    const player = await promotions.newPlayer()
    const couponId = await give(player)
    const begun = await Promise.all([1, 2, 3].map(() => promotions.begin(player, { amount: 50_000, couponId })))
    expect(begun.map(({ errcode }) => errcode).toSorted((a, b) => a - b)).toEqual([0, 1212, 1212])
    expect(await held(player)).toMatchObject([{ id: couponId, isReserved: true }])
    const first = begun.find(({ errcode }) => errcode === 0)
    if (first) await promotions.tell(first, 50_000, 'failed')
    expect(await held(player)).toMatchObject([{ id: couponId, isReserved: false }])
    expect((await promotions.begin(player, { amount: 50_000, couponId })).errcode).toBe(0)
  })

  test('of somebody else, or after its end, is refused, and no order is counted for it', async () => {
    const [player, other] = [await promotions.newPlayer(), await promotions.newPlayer()]
    const couponId = await give(player)
    expect((await promotions.begin(other, { amount: 50_000, couponId })).errcode).toBe(1212)
    await promotions.pass((days(7) - 1) as never)
    expect(await held(player)).toHaveLength(1)
    await promotions.pass(1 as never)
    expect(await held(player)).toEqual([])
    expect((await promotions.begin(player, { amount: 50_000, couponId })).errcode).toBe(1212)
  })

  test('is not taken beyond the budget; one that was begun adds what was shown, whatever becomes of the promotion', async () => {
    const [one, other] = [await promotions.newPlayer(), await promotions.newPlayer()]
    // Orders of days before have ended by now, and hold nothing back.
    await promotions.desk.runJobs()
    const { total } = await spendingFind(promotions.site.context.db, couponKind.key, promotions.site.clock.now())
    await promotions.publish(couponKind, { terms: { budget: { total: toWireCentavos(centavos(total + 5_000n)) } } })
    const begun = await promotions.begin(one, { amount: 50_000, couponId: await give(one) })
    expect(begun.errcode).toBe(0)
    const refused = await give(other)
    expect((await promotions.begin(other, { amount: 50_000, couponId: refused })).errcode).toBe(1212)
    expect(await held(other)).toMatchObject([{ id: refused, isReserved: false }])
    await promotions.publish(couponKind, { terms: { budget: { total: wireCentavos(0) } }, settings: { bonusMax: 100 } })
    await promotions.tell(begun, 50_000, 'paid')
    expect((await promotions.balances(one)).coin).toBe(55_000n)
    expect((await spendingFind(promotions.site.context.db, couponKind.key, promotions.site.clock.now())).total).toBe(
      total + 5_000n,
    )
    await promotions.publish(couponKind)
  })

  test.each([30_000, 49_999, 50_001, 5_000_000])(
    'adds nothing where %i centavos arrive for an order of 50,000, and is the player’s again',
    async (arrived) => {
      const player = await promotions.newPlayer()
      const couponId = await give(player)
      const begun = await promotions.begin(player, { amount: 50_000, couponId })
      await Promise.all(Array.from({ length: 10 }, () => promotions.tell(begun, arrived, 'paid')))
      expect((await promotions.balances(player)).coin).toBe(BigInt(arrived))
      expect(await held(player)).toMatchObject([{ id: couponId, isReserved: false }])
      await promotions.buy(player, { amount: 50_000, couponId })
      expect((await promotions.balances(player)).coin).toBe(BigInt(arrived) + 55_000n)
    },
  )

  test('holds nothing back any more when its order ends unpaid, nor when another amount arrives', async () => {
    const spent = async () =>
      (await spendingFind(promotions.site.context.db, couponKind.key, promotions.site.clock.now())).total
    const before = await spent()
    const player = await promotions.newPlayer()
    const couponId = await give(player)
    const first = await promotions.begin(player, { amount: 50_000, couponId })
    expect((await spent()) - before).toBe(5_000n)
    await promotions.tell(first, 50_000, 'failed')
    expect(await spent()).toBe(before)
    await promotions.tell(await promotions.begin(player, { amount: 50_000, couponId }), 30_000, 'paid')
    expect(await spent()).toBe(before)
  })

  test('takes its bonus along when the deposit is taken back', async () => {
    const player = await promotions.newPlayer()
    const order = await promotions.buy(player, { amount: 50_000, couponId: await give(player) })
    await Promise.all([1, 2].map(() => promotions.desk.tell(order, 'charged_back')))
    expect((await promotions.balances(player)).coin).toBe(0n)
    expect((await turnoverMeter(promotions.site.context.db, BigInt(player.id))).items).toEqual([])
  })
})

describe('the first-deposit offer', () => {
  const offer = async (player: RegisteredPlayer) =>
    (await promotions.ask(readFirstDeposit, {}, player)).appRechargeBonusCollection9
  const pack = { amount: 10_000, actType: 13 } as const
  const claim = (player: RegisteredPlayer, propId: number) => promotions.ask(claimFirstDeposit, { propId }, player)

  test('is paid by its price, claimed gift by gift, each once by ten at the same time, and disappears', async () => {
    const player = await promotions.newPlayer()
    expect(await offer(player)).toMatchObject({ itemStatus: 0, isEnded: false })
    expect(await activities(player)).toContain(39)
    expect((await promotions.ask(readFirstDeposit, {}, player)).appRechargeBonusCollection9ConfigList).toMatchObject([
      { id: 1, price: 10_000, showType: 1, discount: 150 },
    ])
    expect((await claim(player, 2001)).errcode).toBe(1005)
    await promotions.buy(player, pack)
    expect(await offer(player)).toMatchObject({ itemStatus: 1 })
    expect((await claim(player, 1302)).errcode).toBe(1002)
    expect(await promotions.tenTimes(claimFirstDeposit, { propId: 2001 }, player)).toEqual(onceOfTen)
    expect(await promotions.tenTimes(claimFirstDeposit, { propId: 2002 }, player)).toEqual(onceOfTen)
    expect(await promotions.balances(player)).toMatchObject({
      // The price, the offer's coins, and the first step of the ladder.
      coin: 10_000n + 3_000n + 1_000n,
      points: 125_000n,
    })
    expect(await activities(player)).toContain(39)
    expect((await claim(player, 1301)).errcode).toBe(0)
    expect(await offer(player)).toMatchObject({ itemStatus: 2, propReceiveList: [2001, 2002, 1301] })
    expect(await activities(player)).not.toContain(39)
  })

  test.each([
    ['as a plain deposit', { amount: 10_000 }],
    ['of a larger amount', { amount: 20_000, actType: 13 }],
    ['as a step of the ladder', { amount: 10_000, actType: 1 }],
  ] as const)('is paid by a first deposit %s, also by ten of them at once', async (_what, buying) => {
    const player = await promotions.newPlayer()
    await Promise.all(Array.from({ length: 10 }, () => promotions.buy(player, buying)))
    expect(await offer(player)).toMatchObject({ itemStatus: 1, isEnded: false })
    expect((await claim(player, 2001)).errcode).toBe(0)
  })

  test('ends with a first deposit that is smaller than its price', async () => {
    const dearer = [{ id: 9, price: 50_000, showType: 3, stakedMin: 0, award: [{ id: 2001, count: 100 }] }]
    await promotions.publish(firstDepositKind, { settings: { offers: dearer } })
    const player = await promotions.newPlayer()
    await offer(player)
    await promotions.buy(player, { amount: 49_900 })
    expect(await offer(player)).toMatchObject({ itemStatus: 0, isEnded: true })
    expect(await activities(player)).not.toContain(39)
    await promotions.buy(player, { amount: 50_000, actType: 13 })
    expect((await claim(player, 2001)).errcode).toBe(1001)
    await promotions.publish(firstDepositKind)
  })

  test('is no reason against a plain deposit where it is sold out', async () => {
    await promotions.publish(firstDepositKind, { terms: { budget: { total: wireCentavos(0) } } })
    const player = await promotions.newPlayer()
    expect((await promotions.begin(player, pack)).errcode).toBe(1214)
    await promotions.buy(player, { amount: 10_000 })
    expect(await offer(player)).toMatchObject({ itemStatus: 0, isEnded: true })
    await promotions.publish(firstDepositKind)
  })

  test('ends 72 hours after registration, but not for who has begun to pay by then', async () => {
    const [player, late] = [await promotions.newPlayer(), await promotions.newPlayer()]
    await promotions.pass((hours(72) - 1) as never)
    expect(await offer(late)).toMatchObject({ isEnded: false })
    const begun = await promotions.begin(late, pack)
    await promotions.pass(minutes(5))
    expect(await offer(player)).toMatchObject({ isEnded: true })
    await promotions.tell(begun, 10_000, 'paid')
    const claimUntil = addDuration(promotions.site.clock.now(), hours(168))
    expect(await offer(late)).toMatchObject({ itemStatus: 1, isEnded: false, expireTime: claimUntil })
    await promotions.pass(hours(168))
    expect((await claim(late, 2001)).errcode).toBe(1001)
  })

  test('is taken back with its deposit, claimed or not', async () => {
    const player = await promotions.newPlayer()
    const order = await promotions.buy(player, pack)
    await claim(player, 2001)
    await claim(player, 1301)
    await promotions.desk.tell(order, 'charged_back')
    expect((await promotions.balances(player)).coin).toBe(0n)
    expect((await promotions.ask(listItems, {}, player)).propList).toEqual([])
    expect((await claim(player, 2002)).errcode).toBe(1001)
    expect(await activities(player)).not.toContain(39)
  })

  test('is not sold beyond its budget, and a paid one is given when the budget is gone', async () => {
    const now = () => promotions.site.clock.now()
    const { total } = await spendingFind(promotions.site.context.db, firstDepositKind.key, now())
    // 30 pesos, 1,250 points at 0.8 centavos and a coupon of 10 pesos: enough for one.
    const whole = 3_000n + 1_000n + 1_000n
    await promotions.publish(firstDepositKind, {
      terms: { budget: { total: toWireCentavos(centavos(total + whole + 4_999n)) } },
    })
    const players = [await promotions.newPlayer(), await promotions.newPlayer(), await promotions.newPlayer()]
    const begun = await Promise.all(players.map((player) => promotions.begin(player, pack)))
    expect(begun.map(({ errcode }) => errcode).toSorted((a, b) => a - b)).toEqual([0, 1214, 1214])
    const index = begun.findIndex(({ errcode }) => errcode === 0)
    const buyer = players[index]
    if (buyer === undefined) throw new Error('one has bought it')
    // A sold-out offer is refused before payment; a buyer whose order is under way gets it all the same.
    const soldOut = { appRechargeBonusCollection9ConfigList: [{ isSoldOut: true }] }
    for (const player of players) expect(await promotions.ask(readFirstDeposit, {}, player)).toMatchObject(soldOut)
    await promotions.tell(begun[index], 10_000, 'paid')
    const bought = { appRechargeBonusCollection9ConfigList: [{ isSoldOut: false }] }
    expect(await promotions.ask(readFirstDeposit, {}, buyer)).toMatchObject(bought)
    await promotions.publish(firstDepositKind, { terms: { budget: { total: wireCentavos(0) } } })
    for (const propId of [2001, 2002, 1301]) expect((await claim(buyer, propId)).errcode).toBe(0)
    expect((await spendingFind(promotions.site.context.db, firstDepositKind.key, now())).total).toBe(total + whole)
    await promotions.publish(firstDepositKind)
  })

  test('keeps the version it began with when the operator edits it', async () => {
    const player = await promotions.newPlayer()
    await offer(player)
    const dearer = [{ id: 9, price: 99_900, showType: 3, stakedMin: 0, award: [{ id: 2001, count: 100 }] }]
    await promotions.publish(firstDepositKind, { settings: { offers: dearer } })
    await promotions.buy(player, pack)
    expect(await offer(player)).toMatchObject({ awardId: 1, itemStatus: 1 })
    await promotions.publish(firstDepositKind)
  })
})

describe("the month's chests", () => {
  const month = (player: RegisteredPlayer) => promotions.ask(readMonthlyChests, {}, player)
  const stake = ({ orderId }: { readonly orderId: string }) =>
    stakeDeposit(promotions.site.context.db, orderId, promotions.site.clock.now())

  test('open with what was deposited and staked, each once by ten at the same time', async () => {
    const player = await promotions.newPlayer()
    const order = await promotions.buy(player, { amount: 50_000 })
    expect(await month(player)).toMatchObject({ sum: 0, waiting: 50_000 })
    expect((await promotions.ask(claimChest, { id: 1 }, player)).errcode).toBe(1005)
    await stake(order)
    expect(await month(player)).toMatchObject({
      sum: 50_000,
      waiting: 0,
      tiers: [{ status: 1 }, { status: 0 }, {}, {}, {}, {}],
    })
    expect(await promotions.tenTimes(claimChest, { id: 1 }, player)).toEqual(onceOfTen)
    expect((await promotions.ask(claimChest, { id: 2 }, player)).errcode).toBe(1005)
    expect((await promotions.ask(claimChest, { id: 77 }, player)).errcode).toBe(1002)
    // The deposit, the chest, and the first step of the ladder.
    expect((await promotions.balances(player)).coin).toBe(50_000n + 1_000n + 1_000n)
  })

  test('say when there is not enough left for what is in them, before they are refused', async () => {
    const player = await promotions.newPlayer()
    await stake(await promotions.buy(player, { amount: 50_000 }))
    const { total } = await spendingFind(promotions.site.context.db, monthlyChestsKind.key, promotions.site.clock.now())
    await promotions.publish(monthlyChestsKind, {
      terms: { budget: { total: toWireCentavos(centavos(total + 999n)) } },
    })
    expect(await month(player)).toMatchObject({ tiers: [{ status: 1, isSoldOut: true }, {}, {}, {}, {}, {}] })
    expect((await promotions.ask(claimChest, { id: 1 }, player)).errcode).toBe(1009)
    await promotions.publish(monthlyChestsKind, {
      terms: { budget: { total: toWireCentavos(centavos(total + 1_000n)) } },
    })
    expect(await month(player)).toMatchObject({ tiers: [{ isSoldOut: false }, { isSoldOut: true }, {}, {}, {}, {}] })
    expect((await promotions.ask(claimChest, { id: 1 }, player)).errcode).toBe(0)
    expect(await month(player)).toMatchObject({ tiers: [{ status: 2, isSoldOut: false }, {}, {}, {}, {}, {}] })
    await promotions.publish(monthlyChestsKind)
  })

  test('do not count refunds, and are nobody’s while the promotion is paused', async () => {
    const player = await promotions.newPlayer()
    const order = await promotions.buy(player, { amount: 50_000 })
    await stake(order)
    await promotions.desk.tell(order, 'charged_back')
    expect(await month(player)).toMatchObject({ sum: 0 })
    await promotions.publish(monthlyChestsKind, { terms: { endAt: Number(promotions.site.clock.now()) } })
    const other = await promotions.newPlayer()
    await stake(await promotions.buy(other, { amount: 50_000 }))
    expect((await promotions.ask(claimChest, { id: 1 }, other)).errcode).toBe(1001)
    await promotions.publish(monthlyChestsKind)
  })

  test('that were not opened come by mail after midnight of the month’s last day, once', async () => {
    const player = await promotions.newPlayer()
    await stake(await promotions.buy(player, { amount: 200_000 }))
    const { endsAt } = monthPeriod(promotions.site.clock.now())
    await promotions.pass((endsAt - promotions.site.clock.now() + minutes(30)) as never)
    await promotions.desk.runJobs()
    await promotions.desk.runJobs()
    const { list } = v.parse(letters, await promotions.ask(listMail, {}, player))
    expect(list.filter(({ title }) => title === 'Your unopened chest')).toMatchObject([
      { items: [{ id: 2001, count: 4_000, betRate: 3 }] },
      { items: [{ id: 2001, count: 1_000, betRate: 3 }] },
    ])
    expect(await month(player)).toMatchObject({ sum: 0 })
  })
})

test('after all of it the ledger is sound', async () => {
  expect((await verifyLedger(promotions.site.context.db)).isSound).toBe(true)
})
