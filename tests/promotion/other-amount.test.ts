import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { centavos } from '#core/money/centavos.ts'
import { readMonthlyChests } from '#features/promotions/monthly-chests/contract.ts'
import { readStreak } from '#features/promotions/deposit-streak/contract.ts'
import { readFirstDeposit } from '#features/promotions/first-deposit/contract.ts'
import { readLadder } from '#features/promotions/deposit-ladder/contract.ts'
import { readSignInCards } from '#features/promotions/sign-in-cards/contract.ts'
import { readTasks } from '#features/promotions/task/contract.ts'
import { readVip } from '#features/promotions/vip/contract.ts'
import { verifyLedger } from '#ledger'
import { openTestPromotionSite, type TestPromotions } from '#tests/support/test-promotions.ts'

let promotions: TestPromotions
beforeAll(async () => {
  promotions = await openTestPromotionSite(9_237_000_000)
})
afterAll(() => promotions.site.close())

// The kind of order that each promotion is bought by; a plain deposit feeds all that count deposits.
const kinds = [
  { what: 'plain', actType: 3, ordered: 10_000 },
  { what: 'for the ladder', actType: 1, ordered: 10_000 },
  { what: 'for a sign-in card', actType: 6, ordered: 10_000 },
  { what: 'for the supply', actType: 10, ordered: 10_000 },
  { what: 'for the first deposit offer', actType: 13, ordered: 10_000 },
] as const

describe.each(kinds)('an order that is $what', ({ actType, ordered }) => {
  test.each([
    { what: 'one centavo', by: -9_999 },
    { what: 'a peso less', by: -100 },
    { what: 'a peso more', by: 100 },
    { what: 'a hundred times as much', by: 990_000 },
  ])('and is paid with $what is credited as it came, and earns nothing of any promotion', async ({ by }) => {
    const player = await promotions.newPlayer()
    const look = async () => ({
      month: await promotions.ask(readMonthlyChests, {}, player),
      streak: await promotions.ask(readStreak, {}, player),
      ladder: await promotions.ask(readLadder, {}, player),
      cards: await promotions.ask(readSignInCards, {}, player),
      tasks: await promotions.ask(readTasks, {}, player),
      vip: await promotions.ask(readVip, {}, player),
    })
    const before = await look()
    const begun = await promotions.begin(player, { amount: ordered, actType })
    expect(begun.errcode).toBe(0)
    await promotions.tell(begun, ordered + by, 'paid')

    expect((await promotions.balances(player)).coin).toBe(BigInt(ordered + by))
    expect(await look()).toEqual(before)
    expect(await promotions.ask(readFirstDeposit, {}, player)).toMatchObject({
      appRechargeBonusCollection9: { itemStatus: 0 },
    })
    const { rows: held } = await promotions.site.context.db.pool.query(
      'select key from promotion_reservation where player_id = $1 and held > 0',
      [player.id],
    )
    expect(held).toEqual([])
  })
})

test('a month’s chest counts only the orders whose own amount was paid', async () => {
  const player = await promotions.newPlayer()
  await promotions.tell(await promotions.begin(player, { amount: 10_000 }), 50_000, 'paid')
  await promotions.buy(player, { amount: 10_000 })
  const { waiting, sum } = await promotions.ask(readMonthlyChests, {}, player)
  expect(Number(waiting) + Number(sum)).toBe(Number(toWireCentavos(centavos(10_000n))))
})

test('after all of this the ledger is sound', async () => {
  expect((await verifyLedger(promotions.site.context.db)).isSound).toBe(true)
})
