import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { openTestWithdrawals, type TestWithdrawals } from '#tests/support/test-withdrawals.ts'
import { checkWithdrawal, getWithdrawalTerms } from '../contract.ts'

let site: TestSite
let cashier: TestWithdrawals
beforeAll(async () => {
  site = await openTestSite()
  cashier = openTestWithdrawals(site, 9_472_660_000)
})
afterAll(() => site.close())

type PayablePlayer = Awaited<ReturnType<TestWithdrawals['readyPlayer']>>

const withOrder = v.object({ order: v.looseObject({ status: v.string() }) })
/** What the rules make of a new player's withdrawal. */
async function decidedFor(player: PayablePlayer, amount: number): Promise<string> {
  const { orderId } = cashier.orderOf(await cashier.withdraw(player, { amount }))
  await cashier.runJobs()
  const { body } = await site.send(checkWithdrawal, { orderId }, { token: player.token })
  return v.parse(withOrder, body).order.status
}
const terms = async ({ token }: PayablePlayer) => (await site.send(getWithdrawalTerms, {}, { token })).body

/** VIP 4 of the levels that the product comes with: four withdrawals a day, ₱6,000 without a person. */
async function vipPlayer(): Promise<PayablePlayer> {
  const player = await cashier.readyPlayer(700_000n)
  await site.context.db.pool.query('insert into vip_player (player_id, deposited, reached) values ($1, 1000000, 4)', [
    player.id,
  ])
  return player
}

test('one withdrawal is as large as the operator allows, and not a centavo larger', async () => {
  await site.set({ withdrawalAmountMax: 700, withdrawalAutomaticMax: 500 })
  const player = await cashier.readyPlayer()
  expect(await terms(player)).toMatchObject({ max: 70_000, left: { count: 3, amount: 210_000 } })
  expect((await cashier.withdraw(player, { amount: 70_001 })).body).toMatchObject({ errcode: 1355 })
  expect((await cashier.withdraw(player, { amount: 70_000 })).body).toMatchObject({ errcode: 0 })
})

test('the rules approve up to the operator’s amount, and the next centavo waits for a person', async () => {
  await site.set({ withdrawalAutomaticMax: 5_500 })
  expect(await decidedFor(await cashier.readyPlayer(600_000n), 550_000)).toBe('SUBMITTED')
  expect(await decidedFor(await cashier.readyPlayer(600_000n), 550_001)).toBe('MANUAL_REVIEW')
})

test('a VIP level raises what the rules approve and the withdrawals of a day', async () => {
  await site.set({ withdrawalAutomaticMax: 5_500 })
  const player = await vipPlayer()
  expect(await terms(player)).toMatchObject({ left: { count: 4 } })
  expect(await decidedFor(player, 600_000)).toBe('SUBMITTED')
  expect(await decidedFor(await vipPlayer(), 600_001)).toBe('MANUAL_REVIEW')
})

test('where the operator approves nothing without a person, a VIP level does not either', async () => {
  await site.set({ withdrawalAutomaticMax: 0 })
  expect(await decidedFor(await vipPlayer(), 10_000)).toBe('MANUAL_REVIEW')
})
