import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, milliseconds, minutes } from '#core/clock/duration.ts'
import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { afterSignIn } from '#features/lobby/after-sign-in/contract.ts'
import { claimMilestone, readFund } from '#features/promotions/fund/contract.ts'
import { fundKind } from '#features/promotions/fund/server/fund-kind.ts'
import { readCatalogue, readRule } from '#features/promotions/kit/contract.ts'
import { spendingFind } from '#features/promotions/kit/server/store/spending.store.ts'
import { verifyLedger } from '#ledger'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { onceOfTen, openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let promotions: TestPromotions
beforeAll(async () => {
  site = await openTestSite()
  promotions = await openTestPromotions(site, 9_483_000_000)
  await promotions.publish(fundKind)
})
afterAll(() => site.close())

const pack = { amount: 50_000, actType: depositPurpose.depositLadder, fundId: 1 }
const stateIn = v.looseObject({
  offer: v.nullable(v.looseObject({ isSoldOut: v.boolean() })),
  owned: v.nullable(v.looseObject({ isActive: v.boolean() })),
  milestones: v.array(v.looseObject({ level: v.number(), status: v.number() })),
})
const stateOf = async (player: RegisteredPlayer) => v.parse(stateIn, await promotions.ask(readFund, {}, player))
const claim = async (player: RegisteredPlayer, level: number) =>
  (await promotions.ask(claimMilestone, { level }, player)).errcode
/** The level as play leaves it. */
const raiseTo = ({ id }: RegisteredPlayer, level: number) =>
  site.context.db.pool.query('insert into player_level (player_id, level, bet, reached_at) values ($1, $2, 0, $3)', [
    id,
    level,
    new Date(site.clock.now()),
  ])
const spent = async () => (await spendingFind(site.context.db, fundKind.key, site.clock.now())).total

test('the pack is bought by its number and price, and each milestone is given once to ten who ask at once', async () => {
  const player = await promotions.newPlayer()
  expect(await claim(player, 2)).toBe(1007)
  await raiseTo(player, 3)
  await promotions.buy(player, pack)
  expect(await promotions.ask(afterSignIn, {}, player)).toMatchObject({ hasFund: true })
  expect(await promotions.tenTimes(claimMilestone, { level: 2 }, player)).toEqual(onceOfTen)
  expect((await promotions.balances(player)).coin).toBe(51_000n)
  expect(await claim(player, 4)).toBe(1005)
  expect(await claim(player, 9)).toBe(1002)
  expect((await stateOf(player)).milestones.map(({ status }) => status)).toEqual([2, 1, 0, 0, 0])
})

test('an order without the number, or of another amount, buys no pack', async () => {
  const player = await promotions.newPlayer()
  await promotions.buy(player, { amount: 50_000, actType: depositPurpose.depositLadder })
  expect((await stateOf(player)).owned).toBeNull()
  expect(await promotions.begin(player, { ...pack, amount: 40_000 })).toMatchObject({ errcode: 1214 })
  expect(await promotions.begin(player, { ...pack, fundId: 2 })).toMatchObject({ errcode: 1214 })
})

test('a second pack is refused', async () => {
  const player = await promotions.newPlayer()
  await promotions.buy(player, pack)
  expect(await promotions.begin(player, pack)).toMatchObject({ errcode: 1214 })
})

test('a refund takes back the pack and what it gave, and returns the rest to the budget', async () => {
  const player = await promotions.newPlayer()
  const before = await spent()
  await raiseTo(player, 2)
  const order = await promotions.buy(player, pack)
  expect((await spent()) - before).toBe(10_000n)
  expect(await claim(player, 2)).toBe(0)
  await promotions.takeBack(order)
  expect((await stateOf(player)).owned).toBeNull()
  expect(await claim(player, 3)).toBe(1002)
  expect((await promotions.balances(player)).coin).toBe(0n)
  expect((await spent()) - before).toBe(1_000n)
})

test('milestones end with the pack, to the millisecond', async () => {
  const player = await promotions.newPlayer()
  await raiseTo(player, 9)
  await promotions.buy(player, pack)
  await promotions.pass(milliseconds(days(60) - 1))
  expect(await claim(player, 2)).toBe(0)
  await promotions.pass(milliseconds(1))
  expect(await claim(player, 3)).toBe(1001)
  const { activityIds } = await promotions.ask(readCatalogue, {}, player)
  expect(activityIds).not.toContain(fundKind.activityId)
})

test('a budget that does not cover the whole pack sells none, and a pack that was sold is paid in full', async () => {
  const player = await promotions.newPlayer()
  await raiseTo(player, 6)
  await promotions.buy(player, pack)
  await promotions.publish(fundKind, { terms: { budget: { total: wireCentavos(1) } } })
  const late = await promotions.newPlayer()
  expect((await stateOf(late)).offer?.isSoldOut).toBe(true)
  expect(await promotions.begin(late, pack)).toMatchObject({ errcode: 1214 })
  for (const level of [2, 3, 4, 5, 6]) expect(await claim(player, level)).toBe(0)
  expect((await promotions.balances(player)).coin).toBe(60_000n)
  await promotions.publish(fundKind)
})

test('an order that was paid late buys the pack, too', async () => {
  const player = await promotions.newPlayer()
  const begun = await promotions.begin(player, pack)
  await promotions.pass(minutes(40))
  await promotions.tell(begun, pack.amount, 'expired')
  await promotions.tell(begun, pack.amount, 'paid')
  expect((await stateOf(player)).owned).toMatchObject({ isActive: true })
})

test('green mode does not have it', async () => {
  const player = await promotions.newPlayer()
  await site.set({ mode: 'green' })
  expect(await claim(player, 2)).toBe(1001)
  expect((await promotions.ask(readCatalogue, {}, player)).activityIds).not.toContain(fundKind.activityId)
  expect((await site.send(readRule, { name: 'fund' })).body.errcode).toBe(1001)
  await site.set({ mode: 'normal' })
})

test('the rules name what the settings say, and never promise a return', async () => {
  const text = JSON.stringify((await site.send(readRule, { name: 'fund' })).body)
  for (const promise of ['₱500.00', '60 days', '3×', '₱10.00', '₱30.00', 'never guaranteed'])
    expect(text).toContain(promise)
  expect(text).not.toMatch(/\b(fund|return|profit|invest)/i)
})

test('levels out of order are refused at their field', () => {
  const milestones = [
    { level: 3, amount: 1 },
    { level: 3, amount: 2 },
  ]
  expect(fundKind.faultsOf({ milestones })).toMatchObject([{ field: 'milestones' }])
})

test('the ledger is sound after all of it', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
