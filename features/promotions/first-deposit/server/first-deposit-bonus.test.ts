import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityType } from '#core/enumerations/activity-type.ts'
import { centavos, zeroCentavos } from '#core/money/centavos.ts'
import { openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { readRule } from '#features/promotions/kit/contract.ts'
import { firstDepositBonus } from './first-deposit-bonus.ts'
import { firstDepositKind } from './first-deposit-kind.ts'

let site: TestSite
let promotions: TestPromotions
beforeAll(async () => {
  site = await openTestSite()
  promotions = await openTestPromotions(site, 9_236_500_000)
  await promotions.publish(firstDepositKind)
})
afterAll(() => site.close())

test('the badge promises coins to a player who has not deposited and sees the offer, and to nobody else', async () => {
  const { id } = await promotions.newPlayer()
  const activityIds = [activityType.firstDeposit]
  const visitor = { playerId: BigInt(id), deposited: zeroCentavos, activityIds, now: site.clock.now() }
  const promised = (changes: Partial<typeof visitor> = {}) =>
    firstDepositBonus(site.context.db, { ...visitor, ...changes })
  expect(await promised()).toBeGreaterThan(0n)
  expect(await promised({ deposited: centavos(1n) })).toBe(0n)
  expect(await promised({ activityIds: [] })).toBe(0n)
})

test('the rule says who is offered a larger pack, and that the offer does not change', async () => {
  const rule = JSON.stringify(await promotions.ask(readRule, { name: 'first-charge' }, await promotions.newPlayer()))
  for (const amount of ['₱500.00', '₱5,000.00']) {
    expect(rule).toContain(
      `Only for players who had bet ${amount} or more when they first saw the offer. Your offer doesn’t change after that.`,
    )
  }
})
