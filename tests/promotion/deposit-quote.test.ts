import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days, milliseconds, minutes } from '#core/clock/duration.ts'
import { durationBetween, subtractDuration } from '#core/clock/instant.ts'
import { weekPeriod } from '#core/clock/period.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { checkDeposit, quoteDeposit } from '#features/cashier/deposit/contract.ts'
import { listItems } from '#features/players/inventory/contract.ts'
import { grantReward } from '#features/players/reward/server/index.ts'
import { ladderKind } from '#features/promotions/deposit-ladder/server/ladder-kind.ts'
import { claimStreak } from '#features/promotions/deposit-streak/contract.ts'
import { claimFirstDeposit } from '#features/promotions/first-deposit/contract.ts'
import { firstDepositKind } from '#features/promotions/first-deposit/server/first-deposit-kind.ts'
import { bankruptBonus } from '#features/promotions/loss-relief/contract.ts'
import { claimChest } from '#features/promotions/monthly-chests/contract.ts'
import { post, verifyLedger } from '#ledger'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestPromotionSite, type PurchaseFields, type TestPromotions } from '#tests/support/test-promotions.ts'
import { stakeDeposit } from './stake-deposits.ts'

let promotions: TestPromotions
beforeAll(async () => {
  promotions = await openTestPromotionSite(9_238_000_000)
})
afterAll(() => promotions.site.close())

const earned = {
  offer: v.string(),
  step: v.nullable(v.number()),
  items: v.array(v.looseObject({ id: v.number(), count: v.number() })),
}
const quoteSchema = v.looseObject({
  repaid: v.number(),
  choices: v.array(
    v.looseObject({
      choice: v.string(),
      couponId: v.nullable(v.number()),
      bonus: v.number(),
      playthrough: v.number(),
      isBest: v.boolean(),
      lines: v.array(v.looseObject({ offer: v.string(), title: v.string(), step: v.nullable(v.number()) })),
    }),
  ),
  gifts: v.array(v.looseObject({ ...earned, when: v.string() })),
  missed: v.array(v.looseObject({ ...earned, need: v.number(), isLost: v.boolean() })),
})

const quote = async (player: RegisteredPlayer, amount: number, actType?: PurchaseFields['actType']) =>
  v.parse(
    quoteSchema,
    await promotions.ask(
      quoteDeposit,
      { amount: wireCentavos(amount), ...(actType !== undefined && { actType }) },
      player,
    ),
  )
const best = async (player: RegisteredPlayer, amount: number) =>
  (await quote(player, amount)).choices.find(({ isBest }) => isBest)
const coin = async (player: RegisteredPlayer) => Number((await promotions.balances(player)).coin)
const orderOf = v.looseObject({ order: v.looseObject({ promised: v.number(), bonus: v.nullable(v.number()) }) })

/** What a deposit adds to the balance, and what its order says. */
async function depositing(player: RegisteredPlayer, buying: PurchaseFields) {
  const before = await coin(player)
  const { orderId } = await promotions.buy(player, buying)
  const { order } = v.parse(orderOf, await promotions.ask(checkDeposit, { orderId }, player))
  return { added: (await coin(player)) - before, promised: order.promised, bonus: order.bonus }
}

let given = 0
async function giveCoupon(player: RegisteredPlayer, id = 1001, count = 10): Promise<number> {
  const now = promotions.site.clock.now()
  given += 1
  const items = [{ id, count, betRate: basisPoints(0) }]
  const gift = {
    playerId: BigInt(player.id),
    source: 'test',
    sourceKey: `coupon-${given}`,
    title: 'A gift',
    items,
    now,
  }
  await promotions.site.context.db.transaction((tx) => grantReward(tx, gift))
  const list: unknown = (await promotions.ask(listItems, {}, player)).propList
  return (list as readonly { id: number }[]).at(-1)?.id ?? 0
}

describe('what the form promises is credited to the centavo', () => {
  test('the ladder, step by step, with the promise in the order', async () => {
    const player = await promotions.newPlayer()
    for (const [amount, bonus, step] of [
      [10_000, 1_000, 1],
      [33_333, 3_600, 2],
      [50_000, 7_500, 3],
    ] as const) {
      const offered = await best(player, amount)
      expect(offered).toMatchObject({
        choice: 'offers',
        bonus,
        playthrough: bonus * 5,
        lines: [{ offer: 'ladder-recharge', step, title: 'Deposit ladder' }],
      })
      const promised = wireCentavos(offered?.bonus ?? 0)
      expect(await depositing(player, { amount, promised })).toEqual({ added: amount + bonus, promised: bonus, bonus })
    }
  })

  test('without a bonus nothing is added, nothing has to be bet for it, and the step stays', async () => {
    const player = await promotions.newPlayer()
    expect(await depositing(player, { amount: 10_000, takesBonus: false, promised: wireCentavos(0) })).toEqual({
      added: 10_000,
      promised: 0,
      bonus: 0,
    })
    expect(await best(player, 10_000)).toMatchObject({ lines: [{ step: 1 }] })
  })

  test('a coupon, instead of the ladder’s step, which stays; the better of both is best', async () => {
    const player = await promotions.newPlayer()
    const couponId = await giveCoupon(player, 1002, 30)
    const { choices } = await quote(player, 10_000)
    expect(choices).toMatchObject([
      { choice: 'offers', bonus: 1_000, isBest: false },
      { choice: 'coupon', couponId, bonus: 3_000, playthrough: 15_000, isBest: true },
      { choice: 'none', bonus: 0 },
    ])
    const promised = wireCentavos(3_000)
    expect(await depositing(player, { amount: 10_000, couponId, promised })).toMatchObject({ added: 13_000 })
    expect((await quote(player, 10_000)).choices).toMatchObject([{ choice: 'offers', lines: [{ step: 1 }] }, {}])
  })

  test('the gifts of the first deposit, each to claim at once', async () => {
    const player = await promotions.newPlayer()
    const price = (await quote(player, 1)).missed.find(({ offer }) => offer === firstDepositKind.key)?.need ?? 0
    const gift = (await quote(player, price)).gifts.find(({ offer }) => offer === firstDepositKind.key)
    expect(gift).toMatchObject({ when: 'claim' })
    await depositing(player, { amount: price })
    const before = await coin(player)
    for (const { id } of gift?.items ?? []) {
      expect((await promotions.ask(claimFirstDeposit, { propId: id }, player)).errcode).toBe(0)
    }
    const coins = (gift?.items ?? []).filter(({ id }) => id === 2001).reduce((sum, { count }) => sum + count, 0)
    expect((await coin(player)) - before).toBe(coins)
  })

  test('the day of the streak', async () => {
    const player = await promotions.newPlayer()
    const need = (await quote(player, 1)).missed.find(({ offer }) => offer === 'continuous-recharge')?.need ?? 0
    expect(need).toBeGreaterThan(0)
    const gift = (await quote(player, need)).gifts.find(({ offer }) => offer === 'continuous-recharge')
    await depositing(player, { amount: need })
    const claimed = await promotions.ask(claimStreak, { day: gift?.step ?? 0 }, player)
    expect(claimed).toMatchObject({ errcode: 0, items: gift?.items })
    expect((await quote(player, need)).gifts.filter(({ offer }) => offer === 'continuous-recharge')).toEqual([])
  })

  test('the chests of the month, once the deposit has been bet', async () => {
    const player = await promotions.newPlayer()
    const amount = 300_000
    const chests = (await quote(player, amount)).gifts.filter(({ offer }) => offer === 'accumulated-recharge')
    expect(chests.length).toBeGreaterThan(0)
    expect(chests.every(({ when }) => when === 'playthrough')).toBe(true)
    const order = await promotions.buy(player, { amount })
    expect((await promotions.ask(claimChest, { id: chests[0]?.step ?? 0 }, player)).errcode).not.toBe(0)
    await stakeDeposit(promotions.site.context.db, order.orderId, promotions.site.clock.now())
    for (const { step, items } of chests) {
      expect(await promotions.ask(claimChest, { id: step ?? 0 }, player)).toMatchObject({ errcode: 0, items })
    }
  })

  test('the pack of who has nothing left, beside the ladder', async () => {
    const player = await promotions.newPlayer()
    await promotions.buy(player, { amount: 10_000 })
    const left = (await promotions.balances(player)).coin
    const lost = { reason: 'bet', from: 'coin', to: 'game:studio', amount: centavos(left), reference: `q-${player.id}` }
    await promotions.site.context.db.transaction((tx) =>
      post(tx, {
        playerId: BigInt(player.id),
        source: 'test',
        key: `q-${player.id}`,
        now: promotions.site.clock.now(),
        transfers: [lost as never],
      }),
    )
    await promotions.ask(bankruptBonus, { op: 'query' }, player)
    const { choices } = await quote(player, 10_000, 10)
    expect(choices).toMatchObject([{ choice: 'none', bonus: 2_000, lines: [{ offer: 'supply' }], isBest: true }])
    const promised = wireCentavos(choices[0]?.bonus ?? 0)
    expect(await depositing(player, { amount: 10_000, actType: 10, promised })).toMatchObject({ added: 12_000 })
  })
})

describe('an offer that changes between the form and the payment', () => {
  test('is refused before any money moves, and the new quote can be taken', async () => {
    const player = await promotions.newPlayer()
    const promised = wireCentavos((await best(player, 10_000))?.bonus ?? 0)
    await promotions.publish(ladderKind, { terms: { budget: { total: wireCentavos(0) } } })
    expect((await promotions.begin(player, { amount: 10_000, promised })).errcode).toBe(1215)
    expect(await best(player, 10_000)).toBeUndefined()
    expect(await depositing(player, { amount: 10_000, promised: wireCentavos(0) })).toMatchObject({ added: 10_000 })
    await promotions.publish(ladderKind)
  })

  test('is what the last of the budget was promised for: of two players one is refused', async () => {
    const players = [await promotions.newPlayer(), await promotions.newPlayer()]
    const spent = await promotions.site.context.db.pool.query<{ spent: string }>(
      `select spent from promotion_spending where key = 'ladder-recharge' and subject = 'total'`,
    )
    const total = wireCentavos(Number(spent.rows[0]?.spent ?? 0) + 1_000)
    await promotions.publish(ladderKind, { terms: { budget: { total } } })
    const begun = await Promise.all(
      players.map((player) => promotions.begin(player, { amount: 10_000, promised: wireCentavos(1_000) })),
    )
    const codes = begun.map(({ errcode }) => errcode).toSorted((a, b) => a - b)
    expect(codes[0]).toBe(0)
    expect([1214, 1215]).toContain(codes[1])
    await promotions.publish(ladderKind)
  })

  test('stands as promised over midnight on Sunday in Manila, and by the version of the promise', async () => {
    const player = await promotions.newPlayer()
    await promotions.buy(player, { amount: 10_000 })
    const { clock } = promotions.site
    const almost = subtractDuration(weekPeriod(clock.now()).endsAt, minutes(2))
    await promotions.pass(milliseconds(durationBetween(clock.now(), almost)))
    const begun = await promotions.begin(player, { amount: 30_000, promised: wireCentavos(3_600) })
    expect(begun.errcode).toBe(0)
    await promotions.publish(ladderKind)
    await promotions.pass(minutes(3))
    const before = await coin(player)
    await promotions.tell(begun, 30_000, 'paid')
    expect((await coin(player)) - before).toBe(33_600)
    expect(await best(player, 10_000)).toMatchObject({ lines: [{ step: 1 }] })
  })

  test('used by another deposit meanwhile: the order says that the bonus is missing', async () => {
    const player = await promotions.newPlayer()
    const promised = wireCentavos(1_000)
    const begun = await promotions.begin(player, { amount: 10_000, promised })
    await depositing(player, { amount: 10_000, promised })
    const orderId = await promotions.tell(begun, 10_000, 'paid')
    const { order } = v.parse(orderOf, await promotions.ask(checkDeposit, { orderId }, player))
    expect(order).toMatchObject({ promised: 1_000, bonus: 0 })
  })

  test('a smaller first deposit would end the first deposit offer, and the quote says so', async () => {
    const player = await promotions.newPlayer()
    const missed = (await quote(player, 9_999)).missed.filter(({ isLost }) => isLost)
    expect(missed).toMatchObject([{ offer: firstDepositKind.key, need: 10_000 }])
    expect((await quote(player, 10_000)).missed.filter(({ isLost }) => isLost)).toEqual([])
  })

  test('a debt is named, because it is repaid first', async () => {
    const player = await promotions.newPlayer()
    const order = await promotions.buy(player, { amount: 10_000, takesBonus: false })
    const left = (await promotions.balances(player)).coin
    await promotions.site.context.db.transaction((tx) =>
      post(tx, {
        playerId: BigInt(player.id),
        source: 'test',
        key: `debt-${player.id}`,
        now: promotions.site.clock.now(),
        transfers: [
          {
            reason: 'bet',
            from: 'coin',
            to: 'game:studio',
            amount: centavos(left),
            reference: `d-${player.id}`,
          } as never,
        ],
      }),
    )
    await promotions.takeBack(order)
    await promotions.pass(days(1))
    const { repaid, choices } = await quote(player, 30_000)
    expect(repaid).toBe(10_000)
    const bonus = choices[0]?.bonus ?? 0
    expect((await depositing(player, { amount: 30_000 })).added).toBe(30_000 - repaid + bonus)
  })
})

test('after all of this the ledger is sound', async () => {
  expect((await verifyLedger(promotions.site.context.db)).isSound).toBe(true)
})
