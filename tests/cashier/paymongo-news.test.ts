import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minutes, seconds } from '#core/clock/duration.ts'
import { verifyLedger } from '#ledger'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestDeposits } from '#tests/support/test-deposits.ts'
import type { TestSite } from '#tests/support/test-site.ts'
import { saveContent } from '#features/lobby/content/staff-contract.ts'
import * as staffCalls from '#features/cashier/deposit/staff-contract.ts'
import { startTestPaymongo, type TestPaymongo } from './start-test-paymongo.ts'

let provider: TestPaymongo
let office: TestBackOffice
let site: TestSite
let desk: ReturnType<typeof openTestDeposits>
let checker: SignedInStaff

beforeAll(async () => {
  provider = await startTestPaymongo()
  office = await openTestBackOffice({ payments: { paymongo: provider, xendit: undefined, maya: undefined } })
  site = office.site
  desk = openTestDeposits(site)
  checker = await office.newStaff('financeChecker')
  const admin = await office.newStaff('admin')
  const gcash = { name: 'GCash', sort: 1, isShown: true, provider: 'paymongo', method: 'gcash' }
  const content = { 1: gcash }
  await office.send(
    saveContent,
    { section: 'rechargeTypes', version: 0, content, reason: 'A way to pay.' },
    admin.token,
  )
})
afterAll(async () => {
  await office.close()
  provider.close()
})

let player: RegisteredPlayer
let orderId: string
let numbers = 0
let events = 0

beforeEach(async () => {
  numbers += 1
  Object.assign(provider.payment, { status: 'none', disputed: false, refunds: [] })
  player = await registerPlayer(site, `0945777${String(numbers).padStart(4, '0')}`, { ip: `10.7.${numbers}.1` })
  orderId = (await desk.begin(player, 50_000)).orderId
})

/** Sends a PayMongo webhook and returns the response status. */
async function sendWebhook(data: object): Promise<number> {
  const { body, signature } = provider.event(site.clock.now(), data, `evt_${(events += 1)}`)
  const { statusCode } = await site.server.inject({
    method: 'POST',
    url: '/payments/paymongo/webhook',
    headers: { 'content-type': 'application/json', 'paymongo-signature': signature },
    payload: body,
  })
  await site.features.deposits.drained()
  return statusCode
}
const pay = async () => {
  provider.payment.status = 'paid'
  return sendWebhook(provider.session())
}
const sendBack = (amount: number, status = 'succeeded') =>
  provider.payment.refunds.push({ amount, status, notes: null })
const ofPayment = (type: 'refund' | 'dispute') => {
  const { id } = provider.paymentResource() as { id: string }
  return { id: `${type}_1`, type, attributes: { payment_id: id, status: 'any' } }
}

async function books() {
  const { rows } = await site.context.db.pool.query('select state from deposit_order where reference = $1', [orderId])
  return { state: rows[0]?.state as string, coin: await desk.coinOf(player) }
}
async function irregular(text = orderId): Promise<unknown[]> {
  const { body } = await office.send(staffCalls.listEvents, { text }, checker.token)
  return (body.rows as { outcome: string | null }[]).map(({ outcome }) => outcome)
}

test('a deposit that PayMongo refunds leaves the balance, reported once or ten times at once', async () => {
  expect(await pay()).toBe(200)
  expect(await books()).toEqual({ state: 'credited', coin: 50_000 })
  sendBack(50_000)
  const statuses = await Promise.all(Array.from({ length: 10 }, () => sendWebhook(provider.paymentResource())))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await books()).toEqual({ state: 'refunded', coin: 0 })
  expect(await irregular()).toEqual([])
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})

test('a refund reported before the payment ends in the same books', async () => {
  provider.payment.status = 'paid'
  sendBack(50_000)
  await sendWebhook(provider.paymentResource())
  await pay()
  expect(await books()).toEqual({ state: 'refunded', coin: 0 })
  expect(await irregular()).toEqual(['takenBackFirst'])
})

test.each(['refund', 'dispute'] as const)(
  'a %s names its payment alone, and PayMongo is asked what became of it',
  async (type) => {
    await pay()
    expect(await sendWebhook(ofPayment(type))).toBe(200)
    expect(await books()).toEqual({ state: 'credited', coin: 50_000 })
    if (type === 'refund') sendBack(50_000)
    else provider.payment.disputed = true
    await sendWebhook(ofPayment(type))
    expect(await books()).toEqual({ state: type === 'refund' ? 'refunded' : 'chargedBack', coin: 0 })
  },
)

test('a refund that is not done yet, or has failed, moves nothing', async () => {
  await pay()
  sendBack(50_000, 'pending')
  sendBack(50_000, 'failed')
  await sendWebhook(provider.paymentResource())
  await sendWebhook(ofPayment('refund'))
  expect(await books()).toEqual({ state: 'credited', coin: 50_000 })
  expect(await irregular()).toEqual([])
})

test('of a deposit that is refunded in part nothing is taken, and people look at it', async () => {
  await pay()
  sendBack(20_000)
  await sendWebhook(provider.paymentResource())
  expect(await books()).toEqual({ state: 'credited', coin: 50_000 })
  expect(await irregular()).toEqual(['partlyRefunded'])
})

test('a payment partly refunded before its report is credited and reviewed by staff', async () => {
  provider.payment.status = 'paid'
  sendBack(20_000)
  await sendWebhook(provider.paymentResource())
  await pay()
  expect(await books()).toEqual({ state: 'credited', coin: 50_000 })
  expect(await irregular()).toEqual(['partlyRefunded', 'partlyRefunded'])
})

test('a payment that is not of an order of ours stands among the irregular events', async () => {
  const foreign = { id: 'pay_other', type: 'payment', attributes: { amount: 100, status: 'paid', metadata: null } }
  expect(await sendWebhook(foreign)).toBe(200)
  expect(await irregular('pay_other')).toEqual(['unknownOrder'])
})

test.each([
  { what: 'about something else', data: { id: 'qrph_1', type: 'qrph', attributes: {} }, status: 200 },
  { what: 'of a payment that nobody can read', data: { id: 'pay_1', type: 'payment', attributes: {} }, status: 400 },
])('an event $what is answered $status and kept nowhere', async ({ data, status }) => {
  const count = async () => (await site.context.db.pool.query('select count(*)::int as n from deposit_event')).rows[0]
  const before = await count()
  expect(await sendWebhook(data)).toBe(status)
  expect(await count()).toEqual(before)
})

describe('a refund by the staff', () => {
  const refund = async () => {
    await pay()
    provider.refundsEnd.status = 'pending'
    await office.send(staffCalls.refundOrder, { orderId, reason: 'as the test wishes it' }, checker.token)
    site.clock.advance(seconds(6))
    await desk.runJobs()
  }
  const decide = (status: string) => {
    for (const each of provider.payment.refunds) each.status = status
  }

  test('is open until PayMongo has decided, and asked for once', async () => {
    await refund()
    expect(await books()).toEqual({ state: 'refunding', coin: 0 })
    site.clock.advance(minutes(2))
    await desk.runJobs()
    expect(provider.payment.refunds).toHaveLength(1)
    decide('succeeded')
    await sendWebhook(provider.paymentResource())
    expect(await books()).toEqual({ state: 'refunded', coin: 0 })
  })

  test('that PayMongo fails to make gives the coins back', async () => {
    await refund()
    decide('failed')
    site.clock.advance(minutes(2))
    await desk.runJobs()
    expect(await books()).toEqual({ state: 'credited', coin: 50_000 })
  })
})
