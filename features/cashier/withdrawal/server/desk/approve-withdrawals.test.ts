import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { verifyLedger } from '#ledger'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { openTestWithdrawals, type TestWithdrawals } from '#tests/support/test-withdrawals.ts'
import { approveWithdrawals, findWithdrawals, holdWithdrawal, viewWithdrawal } from '../../staff-contract.ts'

let office: TestBackOffice
let cashier: TestWithdrawals
let finance: SignedInStaff
let other: SignedInStaff
beforeAll(async () => {
  office = await openTestBackOffice()
  cashier = openTestWithdrawals(office.site, 9_473_340_000)
  finance = await office.newStaff('financeMaker')
  other = await office.newStaff('financeMaker')
  await office.site.set({ withdrawalAmountMax: 1_000_000, bulkCountMax: 20, bulkSumMax: 100_000 })
})
afterAll(() => office.close())

const reason = 'looked at amounts and scores'
const sql = async (text: string, ...values: unknown[]) => (await office.site.context.db.pool.query(text, values)).rows
const awake = async ({ token }: SignedInStaff) => {
  const now = office.site.clock.now()
  await sql(
    'update staff_session set last_action_at = $1, expires_at = $2',
    new Date(now),
    new Date(addDuration(now, hours(8))),
  )
  return token
}

/** A withdrawal that the rules left to a person. */
async function waiting(amount = 600_000) {
  const player = await cashier.readyPlayer(BigInt(amount))
  const { orderId } = cashier.orderOf(await cashier.withdraw(player, { amount }))
  await cashier.runJobs()
  const { body } = await office.send(viewWithdrawal, { orderId }, await awake(finance))
  const { version } = v.parse(v.looseObject({ version: v.number() }), body)
  return { orderId, version, amount, playerId: player.id }
}
type Order = Awaited<ReturnType<typeof waiting>>

const together = async (orders: readonly Order[], by = finance, sum?: number) => {
  const items = orders.map(({ orderId, version }) => ({ orderId, version }))
  const confirmed = wireCentavos(sum ?? orders.reduce((all, { amount }) => all + amount, 0))
  return (await office.send(approveWithdrawals, { items, sum: confirmed, reason }, await awake(by))).body
}
const stateOf = async ({ orderId }: Order) =>
  (await sql('select state from withdrawal_order where reference = $1', orderId))[0]?.state
const auditOf = ({ orderId }: Order) =>
  sql(`select actor, action, reason, after from staff_audit where subject = $1`, `withdrawal:${orderId}`)

test('low-risk withdrawals are approved together, each with its own audit line, and a second delivery writes nothing', async () => {
  const orders = [await waiting(), await waiting(700_000)]
  const { body } = await office.send(findWithdrawals, {}, await awake(finance))
  expect(body.rows).toMatchObject(orders.map(({ orderId, version }) => ({ orderId, version, isLowRisk: true })))
  const results = orders.map(({ orderId }) => ({ id: orderId, isDone: true, why: null }))
  expect(await together(orders)).toMatchObject({ errcode: 0, results })
  expect(await together(orders)).toMatchObject({ errcode: 0, results })
  for (const order of orders) {
    expect(await stateOf(order)).toBe('APPROVED')
    expect(await auditOf(order)).toMatchObject([
      { actor: finance.email, action: 'withdrawal.approve', reason, after: { amount: String(order.amount) } },
    ])
  }
  await cashier.runJobs()
  expect(await Promise.all(orders.map(stateOf))).toEqual(['SUBMITTED', 'SUBMITTED'])
})

test('what is not of low risk stays as it was, with its reason, while the others are approved', async () => {
  const [fine, scored, fresh, large, held, changed] = [
    await waiting(),
    await waiting(),
    await waiting(),
    await waiting(6_000_000),
    await waiting(),
    await waiting(),
  ]
  await sql('update withdrawal_order set risk_score = 40 where reference = $1', scored.orderId)
  await sql(`update withdrawal_order set review_reasons = '{amount,freshAccount}' where reference = $1`, fresh.orderId)
  const token = await awake(other)
  await office.send(holdWithdrawal, { orderId: held.orderId, version: held.version, reason }, token)
  await sql('update withdrawal_order set version = version + 1 where reference = $1', changed.orderId)
  const own = 'This withdrawal needs its own review. Open it to decide.'
  const { results } = await together([fine, scored, fresh, large, held, changed])
  expect(results).toEqual([
    { id: fine.orderId, isDone: true, why: null },
    { id: scored.orderId, isDone: false, why: `${own} Reasons: High risk score.` },
    { id: fresh.orderId, isDone: false, why: `${own} Reasons: New payout account, not verified.` },
    { id: large.orderId, isDone: false, why: `${own} Reasons: High risk score; Needs two members.` },
    { id: held.orderId, isDone: false, why: `${own} Reasons: On hold.` },
    { id: changed.orderId, isDone: false, why: expect.stringContaining('changed after you opened it') },
  ])
  for (const order of [scored, fresh, large, changed]) {
    expect([await stateOf(order), await auditOf(order)]).toEqual(['MANUAL_REVIEW', []])
  }
  const { body } = await office.send(findWithdrawals, { text: large.orderId }, await awake(finance))
  expect(body.rows).toMatchObject([{ isLowRisk: false }])
})

test('a player who became suspicious after the request is rated again, and is not approved', async () => {
  const order = await waiting()
  // Paid to an account that another player uses, too, since the rules looked.
  const [stranger] = [await cashier.readyPlayer()]
  await sql(
    `update bank_account b set number_hash = o.number_hash from bank_account o where o.player_id = $1 and b.player_id = $2`,
    order.playerId,
    stranger.id,
  )
  const { results } = await together([order])
  expect(results).toMatchObject([{ isDone: false, why: expect.stringContaining('Shared payout account') }])
  expect(await stateOf(order)).toBe('MANUAL_REVIEW')
})

test.each([
  {
    name: 'more items than the setting allows',
    settings: { bulkCountMax: 1 },
    errcode: 1146,
    says: { why: 'One decision may have up to 1 in number and ₱12,000.00 in sum.' },
  },
  {
    name: 'a larger sum than the setting allows',
    settings: { bulkSumMax: 11_999 },
    errcode: 1147,
    says: { why: 'One decision may have up to 20 in number and ₱11,999.00 in sum.' },
  },
  { name: 'another sum than was confirmed', settings: {}, sum: 1_199_999, errcode: 1148, says: {} },
])('$name: nothing is decided', async ({ settings, sum, errcode, says }) => {
  const orders = [await waiting(), await waiting()]
  await office.site.set({ bulkCountMax: 20, bulkSumMax: 12_000, ...settings })
  expect(await together(orders, finance, sum)).toMatchObject({ errcode, ...says })
  expect(await Promise.all(orders.map(stateOf))).toEqual(['MANUAL_REVIEW', 'MANUAL_REVIEW'])
  await office.site.set({ bulkCountMax: 20, bulkSumMax: 12_000 })
  expect(await together(orders)).toMatchObject({ errcode: 0, results: [{ isDone: true }, { isDone: true }] })
  await office.site.set({ bulkSumMax: 100_000 })
})

test('ten overlapping selections of two members at once decide each withdrawal exactly once', async () => {
  const orders = [await waiting(), await waiting(), await waiting(), await waiting()]
  const [first, second] = [orders.slice(0, 3), orders.slice(1).toReversed()]
  await awake(finance)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? together(first, finance) : together(second, other))),
  )
  expect(answers.map(({ errcode }) => errcode)).toEqual(Array.from({ length: 10 }, () => 0))
  for (const order of orders) {
    expect(await auditOf(order)).toHaveLength(1)
    const yes = await sql(
      `select count(*)::int as count from withdrawal_approval a join withdrawal_order o on o.id = a.order_id where o.reference = $1`,
      order.orderId,
    )
    expect(yes).toEqual([{ count: 1 }])
  }
  await cashier.runJobs()
  expect(await Promise.all(orders.map(stateOf))).toEqual(orders.map(() => 'SUBMITTED'))
  expect((await verifyLedger(office.site.context.db)).isSound).toBe(true)
})

test('of a queue of sixteen, two members at once approve what is of low risk, and both read which are left and why', async () => {
  const orders = await inTurn(16, () => waiting())
  const [scored, large] = [orders[3], orders[9]]
  if (scored === undefined || large === undefined) throw new Error('the queue is too short')
  await sql('update withdrawal_order set risk_score = 55 where reference = $1', scored.orderId)
  await sql('update withdrawal_order set amount = 5000001 where reference = $1', large.orderId)
  const sum = orders.reduce((all, { amount }) => all + amount, 0) - large.amount + 5_000_001
  await office.site.set({ bulkSumMax: 1_000_000 })
  await awake(finance)
  const answers = await Promise.all([together(orders, finance, sum), together(orders.toReversed(), other, sum)])
  for (const { errcode, results } of answers) {
    expect(errcode).toBe(0)
    expect(results).toContainEqual({
      id: scored.orderId,
      isDone: false,
      why: expect.stringMatching(/High risk score\.$/),
    })
    expect(results).toContainEqual({
      id: large.orderId,
      isDone: false,
      why: expect.stringMatching(/Needs two members\.$/),
    })
  }
  const rest = orders.filter((order) => order !== scored && order !== large)
  for (const order of rest) expect(await auditOf(order)).toHaveLength(1)
  expect(await Promise.all(rest.map(stateOf))).toEqual(rest.map(() => 'APPROVED'))
  expect([await stateOf(scored), await stateOf(large)]).toEqual(['MANUAL_REVIEW', 'MANUAL_REVIEW'])
}, 180_000)

async function inTurn<Value>(count: number, make: () => Promise<Value>): Promise<Value[]> {
  const made: Value[] = []
  for (let at = 0; at < count; at += 1) made.push(await make())
  return made
}

test('a role that may not approve decides none', async () => {
  const order = await waiting()
  const support = await office.newStaff('csLevel1')
  expect(await together([order], support)).toMatchObject({ errcode: 1070 })
  expect(await stateOf(order)).toBe('MANUAL_REVIEW')
})
