import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyLedger } from '#ledger'
import { type TestWithdrawals, openTestWithdrawals, type PayoutStatus } from '#tests/support/test-withdrawals.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let cashier: TestWithdrawals
beforeAll(async () => {
  site = await openTestSite()
  cashier = openTestWithdrawals(site, 9_472_880_000)
})
afterAll(() => site.close())

/** Submitted to the provider, without a final report. */
async function sent() {
  const player = await cashier.readyPlayer()
  const { orderId } = cashier.orderOf(await cashier.withdraw(player, { amount: 50_002 }))
  await cashier.runJobs()
  const { payout_id: id } = await rowOf(orderId)
  return { id: String(id), reference: orderId, amount: 50_002, state: 'succeeded' } as const satisfies PayoutStatus
}
const rowOf = async (orderId: string) => {
  const { rows } = await site.context.db.pool.query(
    `select o.state, o.payout_id, e.outcome from withdrawal_order o left join withdrawal_event e using (reference)
     where o.reference = $1`,
    [orderId],
  )
  return rows[0] ?? {}
}

describe('a report of a payout', () => {
  test.each([
    { what: 'another institution', change: { institution: 'bdo' }, outcome: 'otherInstitution' },
    { what: 'no institution', change: { institution: '' }, outcome: 'otherInstitution' },
    { what: 'dollars', change: { currency: 'USD' }, outcome: 'otherCurrency' },
    { what: 'another amount', change: { amount: 50_001 }, outcome: 'otherAmount' },
  ])('that names $what ends nothing and becomes a case for the staff', async ({ change, outcome }) => {
    const payout = await sent()
    expect(await cashier.tell({ ...payout, ...change })).toBe(200)
    expect(await rowOf(payout.reference)).toMatchObject({ state: 'SUBMITTED', outcome })
  })

  test.each([
    { what: 'a text', raw: '"succeeded"' },
    { what: 'no JSON', raw: 'succeeded' },
    { what: 'nothing', raw: '' },
    { what: 'an empty object', raw: '{}' },
    { what: 'a payout without an amount', raw: '{"id":"e","data":{"id":"po_1","reference":"W","state":"failed"}}' },
  ])('that is signed and says $what is refused as unreadable', async ({ raw }) => {
    const payout = await sent()
    expect(await cashier.tell(payout, { raw })).toBe(400)
    expect(await rowOf(payout.reference)).toMatchObject({ state: 'SUBMITTED', outcome: null })
  })
})

test('after all of this the ledger is sound', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
