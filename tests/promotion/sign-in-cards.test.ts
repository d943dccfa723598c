import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days, milliseconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { dayOf, endOfDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import { toWireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import { getPlayer } from '#features/players/account/contract.ts'
import { ladderKind } from '#features/promotions/deposit-ladder/server/ladder-kind.ts'
import { readCatalogue } from '#features/promotions/kit/contract.ts'
import { spendingFind } from '#features/promotions/kit/server/store/spending.store.ts'
import { claimCardDay, readSignInCards } from '#features/promotions/sign-in-cards/contract.ts'
import { afterSignIn } from '#features/lobby/after-sign-in/contract.ts'
import { signInCardsKind } from '#features/promotions/sign-in-cards/server/sign-in-cards-kind.ts'
import { turnoverMeter, verifyLedger } from '#ledger'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { onceOfTen, openTestPromotionSite, type TestPromotions } from '#tests/support/test-promotions.ts'

let promotions: TestPromotions
beforeAll(async () => {
  promotions = await openTestPromotionSite(9_237_000_000)
  // The ladder's part of deposits has tests of its own.
  await promotions.publish(ladderKind, { terms: { budget: { total: wireCentavos(0) } } })
})
afterAll(() => promotions.site.close())

const cardPurpose = 6
const buy = (player: RegisteredPlayer, amount = 10_000) => promotions.buy(player, { amount, actType: cardPurpose })
const claim = (player: RegisteredPlayer, day: number, id = 6_004) => promotions.ask(claimCardDay, { id, day }, player)
const list = v.object({
  ownList: v.array(v.looseObject({ propId: v.number(), loginPayDataJson: v.object({ days: v.array(v.number()) }) })),
  buyPropIds: v.array(v.number()),
  needRecharge: v.number(),
})
const cards = async (player: RegisteredPlayer) => v.parse(list, await promotions.ask(readSignInCards, {}, player))
const catalogueSchema = v.looseObject({
  activityIds: v.array(v.number()),
  loginPaying: v.boolean(),
  redDots: v.unknown(),
})
const catalogue = async (player: RegisteredPlayer) =>
  v.parse(catalogueSchema, await promotions.ask(readCatalogue, {}, player))
/** To one millisecond before the next midnight in Manila. */
const passToMidnight = () => {
  const now = promotions.site.clock.now()
  return promotions.pass(milliseconds(endOfDay(dayOf(now)) - now - 1))
}
const identify = ({ id }: RegisteredPlayer) => {
  const now = promotions.site.clock.now()
  return promotions.site.context.db.pool.query(
    `insert into identity (player_id, status, first_name, middle_name, last_name, birth_date, id_hash, submitted_at, decided_at,
       expires_at, created_at) values ($1, 'APPROVED', 'A', 'B', 'C', '1990-05-04', $2, $3, $3, $4, $3)`,
    [id, Buffer.from(`identity of ${id}`), new Date(now), new Date(addDuration(now, days(365)))],
  )
}

test('a card is bought by its price, and each day of it is given once to ten who ask at the same time', async () => {
  const player = await promotions.newPlayer()
  expect(await cards(player)).toEqual({ ownList: [], buyPropIds: [], needRecharge: 10_000 })
  expect(await catalogue(player)).toMatchObject({ loginPaying: false, redDots: { hasSignUpBonus: false } })
  expect((await claim(player, 1)).errcode).toBe(1007)
  await buy(player)
  expect(await catalogue(player)).toMatchObject({ loginPaying: true, redDots: { hasSignUpBonus: true } })
  expect(await promotions.ask(afterSignIn, {}, player)).toMatchObject({ hasSignUpBonus: true, hasAgent: false })
  expect(await promotions.ask(getPlayer, {}, player)).toMatchObject({ loginPaying: true })
  expect(await promotions.tenTimes(claimCardDay, { id: 6_004, day: 1 }, player)).toEqual(onceOfTen)
  expect((await promotions.balances(player)).coin).toBe(10_200n)
  const { items } = await turnoverMeter(promotions.site.context.db, BigInt(player.id))
  expect(items.find(({ source }) => source === signInCardsKind.key)).toMatchObject({ required: 600n })
  expect(await catalogue(player)).toMatchObject({ loginPaying: true, redDots: { hasSignUpBonus: false } })
  expect(await cards(player)).toMatchObject({
    ownList: [{ propId: 6_004, loginPayDataJson: { days: [1] }, isActive: true }],
    needRecharge: 0,
  })
})

test('players who read the catalogue at the same moment each get their own', async () => {
  const players = [await promotions.newPlayer(), await promotions.newPlayer(), await promotions.newPlayer()]
  const [owner, depositor, stranger] = players
  if (owner === undefined || depositor === undefined || stranger === undefined)
    throw new Error('three players are there')
  await buy(owner)
  await promotions.buy(depositor, { amount: 20_000 })
  const callers = Array.from({ length: 30 }, (_, index) => players[index % 3] ?? owner)
  const answers = await Promise.all(callers.map(async (player) => promotions.ask(readCatalogue, {}, player)))
  for (const [index, answer] of answers.entries()) {
    expect([answer.loginPaying, answer.totalRecharge]).toEqual(
      [
        [true, 10_000],
        [false, 20_000],
        [false, 0],
      ][index % 3],
    )
  }
})

test('the next day opens at midnight in Manila, a missed one is caught up, and all of it ends after ten days', async () => {
  const player = await promotions.newPlayer()
  await buy(player)
  expect((await claim(player, 1)).errcode).toBe(0)
  await passToMidnight()
  expect((await claim(player, 2)).errcode).toBe(1005)
  await promotions.pass(milliseconds(1))
  expect((await claim(player, 3)).errcode).toBe(1005)
  expect((await claim(player, 2)).errcode).toBe(0)
  await promotions.pass(days(5))
  expect((await claim(player, 3)).errcode).toBe(0)
  expect((await claim(player, 4)).errcode).toBe(1005)
  await promotions.pass(days(5))
  expect((await claim(player, 4)).errcode).toBe(1001)
  expect(await catalogue(player)).toMatchObject({ loginPaying: false })
})

test('the sign-up bonus comes with the first card, to who is identified, once for ten at the same time', async () => {
  const player = await promotions.newPlayer()
  await buy(player, 30_000)
  expect((await claim(player, -1, 6_005)).errcode).toBe(1010)
  await identify(player)
  expect(await promotions.tenTimes(claimCardDay, { id: 6_005, day: -1 }, player)).toEqual(onceOfTen)
  expect((await promotions.balances(player)).coin).toBe(32_000n)
  await promotions.pass(milliseconds(1))
  await buy(player)
  expect((await claim(player, -1)).errcode).toBe(1002)
  expect((await cards(player)).ownList).toMatchObject([
    { propId: 6_005, loginPayDataJson: { days: [-1] } },
    { propId: 6_004, signUp: null },
  ])
})

test.each([
  ['a plain deposit', { amount: 10_000 }],
  ['another amount', { amount: 12_300, actType: cardPurpose }],
] as const)('%s buys no card', async (_what, buying) => {
  const player = await promotions.newPlayer()
  await promotions.buy(player, buying)
  expect((await cards(player)).ownList).toEqual([])
})

test('a card is bought once: the same deposit again is only a deposit', async () => {
  const player = await promotions.newPlayer()
  await Promise.all([buy(player), buy(player)])
  expect(await cards(player)).toMatchObject({ ownList: [{ propId: 6_004 }], buyPropIds: [6_004] })
  await Promise.all([buy(player, 30_000), buy(player, 50_000), buy(player, 100_000)])
  expect((await cards(player)).buyPropIds.toSorted((a, b) => a - b)).toEqual([6_004, 6_005, 6_006, 6_007])
})

test('a refunded deposit takes the card and its gifts, and the card is not sold again', async () => {
  const player = await promotions.newPlayer()
  await identify(player)
  const order = await buy(player)
  expect((await claim(player, 1)).errcode).toBe(0)
  expect((await claim(player, -1)).errcode).toBe(0)
  await Promise.all([1, 2].map(() => promotions.desk.tell(order, 'charged_back')))
  expect((await promotions.balances(player)).coin).toBe(0n)
  expect((await turnoverMeter(promotions.site.context.db, BigInt(player.id))).items).toEqual([])
  expect((await claim(player, 2)).errcode).toBe(1002)
  expect(await cards(player)).toMatchObject({ ownList: [], buyPropIds: [6_004], needRecharge: 30_000 })
  await buy(player)
  expect((await cards(player)).ownList).toEqual([])
})

test('a card that was bought keeps its version, also when the promotion ends; nothing is sold after its end', async () => {
  const player = await promotions.newPlayer()
  await buy(player)
  const endAt = addDuration(promotions.site.clock.now(), milliseconds(1))
  await promotions.publish(signInCardsKind, { terms: { endAt }, settings: { days: [{ rate: 100 }] } })
  await promotions.pass(milliseconds(1))
  const late = await promotions.newPlayer()
  await buy(late)
  expect(await cards(late)).toEqual({ ownList: [], buyPropIds: [], needRecharge: 0 })
  expect((await claim(player, 1)).errcode).toBe(0)
  expect((await promotions.balances(player)).coin).toBe(10_200n)
  expect((await catalogue(player)).activityIds).not.toContain(15)
  await promotions.publish(signInCardsKind)
})

describe('the promises of a card', () => {
  const key = signInCardsKind.key
  const now = () => promotions.site.clock.now()
  const spent = async () => (await spendingFind(promotions.site.context.db, key, now())).total
  /** The budget holds so much more than was spent so far. */
  const leave = async (left: bigint) =>
    promotions.publish(signInCardsKind, {
      terms: { budget: { total: toWireCentavos(centavos((await spent()) + left)) } },
    })
  const begin = (player: RegisteredPlayer, amount = 10_000) =>
    promotions.begin(player, { amount, actType: cardPurpose })
  const newPlayers = async (count: number) => {
    const players: RegisteredPlayer[] = []
    for (let index = 0; index < count; index++) players.push(await promotions.newPlayer())
    return players
  }
  // A fifth of the price, and the sign-up bonus with the first card.
  const cost = 2_000n + 2_000n

  test('is held back before it is paid: of ten at once for what three need three buy, and each is given all of it', async () => {
    const before = await spent()
    await leave(3n * cost)
    const players = await newPlayers(10)
    const begun = await Promise.all(players.map((player) => begin(player)))
    expect(begun.map(({ errcode }) => errcode).toSorted((a, b) => a - b)).toEqual([0, 0, 0, ...Array(7).fill(1214)])
    // Nothing is left of the budget, and none of it was given yet.
    expect(await promotions.ask(readSignInCards, {}, await promotions.newPlayer())).toMatchObject({
      cards: [{ isSoldOut: true }, {}, {}, {}],
    })
    expect((await spent()) - before).toBe(3n * cost)
    const buyers = players.filter((_player, index) => begun[index]?.errcode === 0)
    for (const order of begun.filter(({ errcode }) => errcode === 0)) await promotions.tell(order, 10_000, 'paid')
    for (const player of buyers) await identify(player)
    for (let day = 1; day <= 7; day++) {
      for (const player of buyers) expect((await claim(player, day)).errcode).toBe(0)
      if (day === 3)
        await promotions.publish(signInCardsKind, {
          terms: { budget: { total: wireCentavos(0) }, audience: { vipMin: 100 } },
        })
      await promotions.pass(days(1))
    }
    for (const player of buyers) expect((await claim(player, -1)).errcode).toBe(0)
    for (const player of buyers) expect((await promotions.balances(player)).coin).toBe(10_000n + cost)
    expect((await spent()) - before).toBe(3n * cost)
  })

  test('is free again when its order ends unpaid, when what was bought is not the first, and when the card ends', async () => {
    await promotions.publish(signInCardsKind)
    // What others hold back still has ended by then.
    await promotions.pass(days(11))
    await promotions.runJob('promotion.reservations')
    const before = await spent()
    const [unpaid, second] = await newPlayers(2)
    if (unpaid === undefined || second === undefined) throw new Error('two players are there')
    await promotions.tell(await begin(unpaid), 10_000, 'failed')
    expect(await spent()).toBe(before)

    const [first, next] = [await begin(second), await begin(second, 30_000)]
    await promotions.tell(first, 10_000, 'paid')
    await promotions.tell(next, 30_000, 'paid')
    expect((await spent()) - before).toBe(cost + 6_000n)
    expect((await claim(second, 1)).errcode).toBe(0)
    await promotions.pass(days(11))
    await promotions.runJob('promotion.reservations')
    expect((await spent()) - before).toBe(200n)
  })

  test('is released when its deposit is refunded; given gifts stay spent, and ten at once release it once', async () => {
    const before = await spent()
    const player = await promotions.newPlayer()
    const order = await buy(player)
    expect((await claim(player, 1)).errcode).toBe(0)
    await Promise.all(Array.from({ length: 10 }, () => promotions.desk.tell(order, 'charged_back')))
    expect((await spent()) - before).toBe(200n)
  })

  test('is held back for who pays late, as far as there is enough left; else the deposit is only a deposit', async () => {
    const [lucky, unlucky] = await newPlayers(2)
    if (lucky === undefined || unlucky === undefined) throw new Error('two players are there')
    const late = [await begin(lucky), await begin(unlucky)]
    for (const order of late) await promotions.tell(order, 10_000, 'failed')
    await leave(cost)
    for (const order of late) await promotions.tell(order, 10_000, 'paid')
    expect((await cards(lucky)).buyPropIds).toEqual([6_004])
    expect((await cards(unlucky)).buyPropIds).toEqual([])
    expect((await promotions.balances(unlucky)).coin).toBe(10_000n)
    await promotions.publish(signInCardsKind)
  })
})

test('after all of it the ledger is sound', async () => {
  expect((await verifyLedger(promotions.site.context.db)).isSound).toBe(true)
})
