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

let promotions: TestPromotions
beforeAll(async () => {
  promotions = await openTestPromotionSite(9_236_000_000)
  // The ladder's part of deposits has tests of its own.
  await promotions.publish(ladderKind, { terms: { budget: { total: wireCentavos(0) } } })
})
afterAll(() => promotions.site.close())

const streak = (player: RegisteredPlayer) => promotions.ask(readStreak, {}, player)
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
const claim = (player: RegisteredPlayer, day: number) => promotions.ask(claimStreak, { day }, player)
const stakeAll = ({ id }: RegisteredPlayer) =>
  stakeDeposits(promotions.site.context.db, BigInt(id), promotions.site.clock.now())
/** A deposit that marks a day, staked; then the next day begins. */
async function markDay(player: RegisteredPlayer) {
  const order = await promotions.buy(player, { amount: 10_000 })
  await stakeAll(player)
  await promotions.pass(days(1))
  return order
}
async function givePoints({ id }: RegisteredPlayer, count: number) {
  const items = [{ id: 2002, count, betRate: basisPoints(0) }]
  const gift = { source: 'test', sourceKey: `points-${id}`, title: 'A gift', items, now: promotions.site.clock.now() }
  await promotions.site.context.db.transaction((tx) => grantReward(tx, { ...gift, playerId: BigInt(id) }))
}

test('a day is marked by its first deposit, and its gift is given once to ten who ask at the same time', async () => {
  const player = await promotions.newPlayer()
  expect(await streak(player)).toMatchObject({ nextDay: 1, expireTime: null })
  expect((await claim(player, 1)).errcode).toBe(1005)
  await promotions.buy(player, { amount: 10_000 })
  expect(await streak(player)).toMatchObject({ nextDay: null })
  expect(await row(player)).toBe('gift – – – – – –')
  expect(await promotions.tenTimes(claimStreak, { day: 1 }, player)).toEqual(onceOfTen)
  expect((await promotions.balances(player)).coin).toBe(10_500n)
  const { items } = await turnoverMeter(promotions.site.context.db, BigInt(player.id))
  expect(items.find(({ source }) => source === depositStreakKind.key)).toMatchObject({ required: 1_500n })
})

test('the next day is marked once the deposit before is staked, from midnight in Manila on', async () => {
  const player = await promotions.newPlayer()
  await promotions.buy(player, { amount: 10_000 })
  await promotions.pass(days(1))
  expect(await streak(player)).toMatchObject({ nextDay: 2, waitsForStake: true })
  await promotions.buy(player, { amount: 10_000 })
  expect(await streak(player)).toMatchObject({ nextDay: 2 })
  await stakeAll(player)
  await promotions.buy(player, { amount: 10_000 })
  expect(await streak(player)).toMatchObject({ nextDay: null })
  expect(await row(player)).toBe('gift gift – – – – –')
})

test('a missed day ends the run: the next deposit restarts it, and unclaimed gifts stay for two days', async () => {
  const player = await promotions.newPlayer()
  await markDay(player)
  await promotions.pass(days(1))
  expect(await streak(player)).toMatchObject({ nextDay: 1, canMakeUp: true })
  expect(await row(player)).toBe('gift – – – – – –')
  await promotions.pass(days(1))
  expect(await streak(player)).toMatchObject({ nextDay: 1, canMakeUp: false, expireTime: null })
  expect(await row(player)).toBe('– – – – – – –')
  expect((await claim(player, 1)).errcode).toBe(1001)
  await promotions.buy(player, { amount: 10_000 })
  expect(await streak(player)).toMatchObject({ nextDay: null })
  expect(await row(player)).toBe('gift – – – – – –')
})

test('one missed day of a run is made up for points, by ten at once only once, and has no gift', async () => {
  const player = await promotions.newPlayer()
  await markDay(player)
  expect((await promotions.ask(makeUpStreak, {}, player)).errcode).toBe(1004)
  await promotions.pass(days(1))
  expect((await promotions.ask(makeUpStreak, {}, player)).errcode).toBe(1005)
  await givePoints(player, 120_000)
  const answers = await promotions.tenTimes(makeUpStreak, {}, player)
  expect(answers).toEqual([0, ...Array<number>(9).fill(1004)])
  expect((await promotions.balances(player)).points).toBe(70_000n)
  expect(await streak(player)).toMatchObject({ nextDay: 3 })
  expect(await row(player)).toBe('gift made up – – – – –')
  expect((await claim(player, 2)).errcode).toBe(1002)
  await promotions.buy(player, { amount: 10_000 })
  expect(await row(player)).toBe('gift made up gift – – – –')
})

test('a refunded deposit takes its gift along, reported once or twice', async () => {
  const player = await promotions.newPlayer()
  const order = await promotions.buy(player, { amount: 10_000 })
  expect((await claim(player, 1)).errcode).toBe(0)
  await Promise.all([1, 2].map(() => promotions.desk.tell(order, 'charged_back')))
  expect((await promotions.balances(player)).coin).toBe(0n)
  expect((await claim(player, 1)).errcode).toBe(1003)
  expect((await turnoverMeter(promotions.site.context.db, BigInt(player.id))).items).toEqual([])
})

test('the gift of a marked day is held back of the budget, and is given when the budget is gone', async () => {
  const [one, other] = [await promotions.newPlayer(), await promotions.newPlayer()]
  const total = (await spendingFind(promotions.site.context.db, depositStreakKind.key, promotions.site.clock.now()))
    .total
  await promotions.publish(depositStreakKind, { terms: { budget: { total: toWireCentavos(centavos(total + 500n)) } } })
  expect(await streak(other)).toMatchObject({ nextDay: 1, isSoldOut: false })
  await promotions.buy(one, { amount: 10_000 })
  expect(await streak(other)).toMatchObject({ nextDay: 1, isSoldOut: true })
  await promotions.buy(other, { amount: 10_000 })
  expect((await claim(other, 1)).errcode).toBe(1009)
  expect((await claim(one, 1)).errcode).toBe(0)
  await promotions.publish(depositStreakKind)
  expect((await claim(other, 1)).errcode).toBe(0)
})

test('a whole run gives what the table says, and a version that is saved meanwhile changes nothing for it', async () => {
  const player = await promotions.newPlayer()
  await markDay(player)
  await promotions.publish(depositStreakKind, {
    settings: { days: [1, 2].map(() => ({ items: [{ id: 2001, count: 1 }] })) },
  })
  for (let day = 2; day <= 7; day++) await markDay(player)
  for (let day = 1; day <= 7; day++) expect((await claim(player, day)).errcode).toBe(0)
  expect((await promotions.balances(player)).coin).toBe(70_000n + 11_000n)
  await promotions.publish(depositStreakKind)
})

test('after its end nothing is marked, and earned gifts can still be claimed', async () => {
  const player = await promotions.newPlayer()
  await promotions.buy(player, { amount: 10_000 })
  await promotions.publish(depositStreakKind, { terms: { endAt: promotions.site.clock.now() + 1 } })
  await promotions.pass(1 as never)
  const late = await promotions.newPlayer()
  await promotions.buy(late, { amount: 10_000 })
  expect((await claim(late, 1)).errcode).toBe(1005)
  expect((await claim(player, 1)).errcode).toBe(0)
})

test('the ledger is sound', async () => {
  expect((await verifyLedger(promotions.site.context.db)).isSound).toBe(true)
})
