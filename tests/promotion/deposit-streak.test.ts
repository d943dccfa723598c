import { afterAll, beforeAll, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { depositStreakKind } from '#features/promotions/deposit-streak/server/deposit-streak-kind.ts'
import { claimStreak, makeUpStreak, readStreak } from '#features/promotions/deposit-streak/contract.ts'
import { ladderKind } from '#features/promotions/deposit-ladder/server/ladder-kind.ts'
import { spendingFind } from '#features/promotions/kit/server/store/spending.store.ts'
import { grantReward } from '#features/players/reward/server/index.ts'
import { turnoverMeter, verifyLedger } from '#ledger'
import * as v from 'valibot'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { onceOfTen, openTestPromotionSite, type TestPromotions } from '#tests/support/test-promotions.ts'
import { stakeDeposits } from './stake-deposits.ts'

let house: TestPromotions
beforeAll(async () => {
  house = await openTestPromotionSite(9_236_000_000)
  // The ladder's part of deposits has tests of its own.
  await house.publish(ladderKind, { terms: { budget: { total: wireCentavos(0) } } })
})
afterAll(() => house.site.close())

const streak = (player: RegisteredPlayer) => house.ask(readStreak, {}, player)
const streakSchema = v.object({
  days: v.array(v.object({ isMarked: v.boolean(), isMadeUp: v.boolean(), status: v.number() })),
})
/** The row of days in a word each: `gift` can be claimed, `given` was, `made up`, `marked` without a gift, and `–`. */
const row = async (player: RegisteredPlayer): Promise<string> =>
  v
    .parse(streakSchema, await streak(player))
    .days.map(({ isMarked, isMadeUp, status }) =>
      isMadeUp ? 'made up' : status === 2 ? 'given' : status === 1 ? 'gift' : isMarked ? 'marked' : '–',
    )
    .join(' ')
const claim = (player: RegisteredPlayer, day: number) => house.ask(claimStreak, { day }, player)
const stakeAll = ({ id }: RegisteredPlayer) => stakeDeposits(house.site.house.db, BigInt(id), house.site.clock.now())
/** A deposit that marks a day, staked; then the next day begins. */
async function markDay(player: RegisteredPlayer) {
  const order = await house.buy(player, { amount: 10_000 })
  await stakeAll(player)
  await house.pass(days(1))
  return order
}
async function givePoints({ id }: RegisteredPlayer, count: number) {
  const items = [{ id: 2002, count, betRate: basisPoints(0) }]
  const gift = { source: 'test', sourceKey: `points-${id}`, title: 'A gift', items, now: house.site.clock.now() }
  await house.site.house.db.transaction((tx) => grantReward(tx, { ...gift, playerId: BigInt(id) }))
}

test('a day is marked by its first deposit, and its gift is given once to ten who ask at the same time', async () => {
  const player = await house.newPlayer()
  expect(await streak(player)).toMatchObject({ nextDay: 1, expireTime: null })
  expect((await claim(player, 1)).errcode).toBe(1005)
  await house.buy(player, { amount: 10_000 })
  expect(await streak(player)).toMatchObject({ nextDay: null })
  expect(await row(player)).toBe('gift – – – – – –')
  expect(await house.tenTimes(claimStreak, { day: 1 }, player)).toEqual(onceOfTen)
  expect((await house.balances(player)).coin).toBe(10_500n)
  const { items } = await turnoverMeter(house.site.house.db, BigInt(player.id))
  expect(items.find(({ source }) => source === depositStreakKind.key)).toMatchObject({ required: 1_500n })
})

test('the next day is marked once the deposit before is staked, from midnight in Manila on', async () => {
  const player = await house.newPlayer()
  await house.buy(player, { amount: 10_000 })
  await house.pass(days(1))
  expect(await streak(player)).toMatchObject({ nextDay: 2, waitsForStake: true })
  await house.buy(player, { amount: 10_000 })
  expect(await streak(player)).toMatchObject({ nextDay: 2 })
  await stakeAll(player)
  await house.buy(player, { amount: 10_000 })
  expect(await streak(player)).toMatchObject({ nextDay: null })
  expect(await row(player)).toBe('gift gift – – – – –')
})

test('a missed day ends the run: the next deposit restarts it, and unclaimed gifts stay for two days', async () => {
  const player = await house.newPlayer()
  await markDay(player)
  await house.pass(days(1))
  expect(await streak(player)).toMatchObject({ nextDay: 1, canMakeUp: true })
  expect(await row(player)).toBe('gift – – – – – –')
  await house.pass(days(1))
  expect(await streak(player)).toMatchObject({ nextDay: 1, canMakeUp: false, expireTime: null })
  expect(await row(player)).toBe('– – – – – – –')
  expect((await claim(player, 1)).errcode).toBe(1001)
  await house.buy(player, { amount: 10_000 })
  expect(await streak(player)).toMatchObject({ nextDay: null })
  expect(await row(player)).toBe('gift – – – – – –')
})

test('one missed day of a run is made up for points, by ten at once only once, and has no gift', async () => {
  const player = await house.newPlayer()
  await markDay(player)
  expect((await house.ask(makeUpStreak, {}, player)).errcode).toBe(1004)
  await house.pass(days(1))
  expect((await house.ask(makeUpStreak, {}, player)).errcode).toBe(1005)
  await givePoints(player, 120_000)
  const answers = await house.tenTimes(makeUpStreak, {}, player)
  expect(answers).toEqual([0, ...Array<number>(9).fill(1004)])
  expect((await house.balances(player)).points).toBe(70_000n)
  expect(await streak(player)).toMatchObject({ nextDay: 3 })
  expect(await row(player)).toBe('gift made up – – – – –')
  expect((await claim(player, 2)).errcode).toBe(1002)
  await house.buy(player, { amount: 10_000 })
  expect(await row(player)).toBe('gift made up gift – – – –')
})

test('a refunded deposit takes its gift along, reported once or twice', async () => {
  const player = await house.newPlayer()
  const order = await house.buy(player, { amount: 10_000 })
  expect((await claim(player, 1)).errcode).toBe(0)
  await Promise.all([1, 2].map(() => house.desk.tell(order, 'charged_back')))
  expect((await house.balances(player)).coin).toBe(0n)
  expect((await claim(player, 1)).errcode).toBe(1003)
  expect((await turnoverMeter(house.site.house.db, BigInt(player.id))).items).toEqual([])
})

test('the gift of a marked day is held back of the budget, and is given when the budget is gone', async () => {
  const [one, other] = [await house.newPlayer(), await house.newPlayer()]
  const total = (await spendingFind(house.site.house.db, depositStreakKind.key, house.site.clock.now())).total
  await house.publish(depositStreakKind, { terms: { budget: { total: toWireCentavos(centavos(total + 500n)) } } })
  expect(await streak(other)).toMatchObject({ nextDay: 1, isSoldOut: false })
  await house.buy(one, { amount: 10_000 })
  expect(await streak(other)).toMatchObject({ nextDay: 1, isSoldOut: true })
  await house.buy(other, { amount: 10_000 })
  expect((await claim(other, 1)).errcode).toBe(1009)
  expect((await claim(one, 1)).errcode).toBe(0)
  await house.publish(depositStreakKind)
  expect((await claim(other, 1)).errcode).toBe(0)
})

test('a whole run gives what the table says, and a version that is saved meanwhile changes nothing for it', async () => {
  const player = await house.newPlayer()
  await markDay(player)
  await house.publish(depositStreakKind, {
    settings: { days: [1, 2].map(() => ({ items: [{ id: 2001, count: 1 }] })) },
  })
  for (let day = 2; day <= 7; day++) await markDay(player)
  for (let day = 1; day <= 7; day++) expect((await claim(player, day)).errcode).toBe(0)
  expect((await house.balances(player)).coin).toBe(70_000n + 11_000n)
  await house.publish(depositStreakKind)
})

test('after its end nothing is marked, and earned gifts can still be claimed', async () => {
  const player = await house.newPlayer()
  await house.buy(player, { amount: 10_000 })
  await house.publish(depositStreakKind, { terms: { endAt: house.site.clock.now() + 1 } })
  await house.pass(1 as never)
  const late = await house.newPlayer()
  await house.buy(late, { amount: 10_000 })
  expect((await claim(late, 1)).errcode).toBe(1005)
  expect((await claim(player, 1)).errcode).toBe(0)
})

test('the ledger is sound', async () => {
  expect((await verifyLedger(house.site.house.db)).isSound).toBe(true)
})
