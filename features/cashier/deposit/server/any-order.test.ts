import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seconds } from '#core/clock/duration.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { turnoverMeter, verifyLedger } from '#ledger'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestDeposits } from '#tests/support/test-deposits.ts'
import type { TestSite } from '#tests/support/test-site.ts'
import * as staffCalls from '../staff-contract.ts'
import { depositDebtOf } from './store/deposit-debt.store.ts'
import { depositTotal } from './store/deposit-total.store.ts'

let office: TestBackOffice
let site: TestSite
let desk: ReturnType<typeof openTestDeposits>
let checker: SignedInStaff

beforeAll(async () => {
  office = await openTestBackOffice()
  site = office.site
  desk = openTestDeposits(site)
  await seedDemoContent(site.context.db, site.clock.now())
  checker = await office.newStaff('financeChecker')
})
afterAll(() => office.close())

let numbers = 0
const newPlayer = () =>
  registerPlayer(site, `0945444${String((numbers += 1)).padStart(4, '0')}`, { ip: `10.4.${numbers}.1` })

const permutationsOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((first, index) => permutationsOf(items.toSpliced(index, 1)).map((rest) => [first, ...rest]))

/** Everything a payment affects: balance, debt, turnover, totals, order, and the sums of its transfers. */
async function booksOf({ id }: RegisteredPlayer, orderId: string) {
  const { db } = site.context
  const { rows: orders } = await db.pool.query('select state, credited from deposit_order where reference = $1', [
    orderId,
  ])
  const { total, count } = await depositTotal(db, BigInt(id))
  const { items } = await turnoverMeter(db, BigInt(id))
  const { rows: moved } = await db.pool.query(
    'select reason, count(*)::int as times from ledger_transfer where reference = $1 group by reason order by reason',
    [orderId],
  )
  const debt = await depositDebtOf(db, BigInt(id))
  return { coin: await desk.coinOf({ id } as RegisteredPlayer), orders, total, count, items, moved, debt }
}

const irregular = async (orderId: string) =>
  (await office.send(staffCalls.listEvents, { text: orderId }, checker.token)).body.rows

describe.each([
  { end: 'chargedBack', news: ['pending', 'expired', 'paid', 'charged_back'] },
  { end: 'refunded', news: ['failed', 'paid', 'refunded'] },
])('a report of a payment that ends $end', ({ end, news }) => {
  test.each(permutationsOf(news).map((order) => ({ order })))('ends in the same books as $order', async ({ order }) => {
    const player = await newPlayer()
    const deposit = await desk.begin(player, 50_000)
    for (const state of order) expect(await desk.tell(deposit, state)).toBe(200)
    expect(await booksOf(player, deposit.orderId)).toMatchObject({
      coin: 0,
      orders: [{ state: end, credited: 50_000n }],
      total: 50_000n,
      count: 1n,
      items: [],
      moved: [{ times: 1 }, { times: 1 }],
      debt: 0n,
    })
    const taken = news.at(-1) ?? ''
    const isEarly = order.indexOf(taken) < order.indexOf('paid')
    expect(await irregular(deposit.orderId)).toMatchObject(isEarly ? [{ outcome: 'takenBackFirst' }] : [])
  })
})

test('a reversal that arrives before its payment, ten times at once, is booked once', async () => {
  const player = await newPlayer()
  const deposit = await desk.begin(player, 50_000)
  const states = ['charged_back', 'paid', 'charged_back', 'paid', 'expired']
  await Promise.all([...states, ...states].map((state) => desk.tell(deposit, state)))
  expect(await booksOf(player, deposit.orderId)).toMatchObject({
    coin: 0,
    orders: [{ state: 'chargedBack', credited: 50_000n }],
    moved: [{ times: 1 }, { times: 1 }],
    debt: 0n,
  })
})

test('a payment that SandPay reverses before its webhook leaves is reported in the order of events', async () => {
  const player = await newPlayer()
  const deposit = await desk.begin(player, 50_000)
  await desk.atSandpay(`/checkout/${deposit.paymentId}`, { act: 'slow' })
  await desk.atSandpay('/reverse', { id: deposit.paymentId, kind: 'charged_back' })
  site.clock.advance(seconds(25))
  await desk.runJobs()
  await desk.tell(deposit, 'paid')
  expect(await booksOf(player, deposit.orderId)).toMatchObject({ coin: 0, orders: [{ state: 'chargedBack' }] })
})

describe('a chargeback that meets a refund by the staff', () => {
  const refund = (orderId: string) =>
    office.send(staffCalls.refundOrder, { orderId, reason: 'as the test wishes it' }, checker.token)

  test('takes the money once, whether it is reported before the refund is refused or after', async () => {
    for (const order of ['before', 'after']) {
      const player = await newPlayer()
      const deposit = await desk.begin(player, 50_000)
      await desk.atSandpay(`/checkout/${deposit.paymentId}`, { act: 'silent' })
      await desk.tell(deposit, 'paid')
      await desk.atSandpay('/reverse', { id: deposit.paymentId, kind: 'charged_back' })
      expect((await refund(deposit.orderId)).body.errcode).toBe(0)
      if (order === 'before') await desk.tell(deposit, 'charged_back')
      site.clock.advance(seconds(6))
      await desk.runJobs()
      if (order === 'after') await desk.tell(deposit, 'charged_back')
      expect(await booksOf(player, deposit.orderId)).toMatchObject({
        coin: 0,
        orders: [{ state: 'chargedBack' }],
        debt: 0n,
        items: [],
      })
    }
  })
})

describe('a webhook that is signed as it should be', () => {
  test.each([
    { what: 'a text', body: '"paid"' },
    { what: 'no JSON', body: 'paid' },
    { what: 'a payment without an amount', body: { state: 'paid', paidAmount: null } },
    { what: 'a payment that is no number', body: { state: 'paid', paidAmount: '500' } },
    { what: 'an unknown state', body: { state: 'blessed' } },
    { what: 'a reference that cannot be kept', body: { state: 'pending', reference: 'D\u0000' } },
    { what: 'an empty body', body: '' },
  ])('and says $what is refused as unreadable, and moves nothing', async ({ body }) => {
    const player = await newPlayer()
    const deposit = await desk.begin(player, 50_000)
    expect(await desk.tellRaw(deposit, body)).toBe(400)
    expect(await desk.coinOf(player)).toBe(0)
  })

  test('and names dollars credits nothing and becomes a case for the staff', async () => {
    const player = await newPlayer()
    const deposit = await desk.begin(player, 50_000)
    expect(await desk.tellRaw(deposit, { state: 'paid', paidAmount: 50_000, currency: 'USD' })).toBe(200)
    expect(await booksOf(player, deposit.orderId)).toMatchObject({
      coin: 0,
      orders: [{ state: 'pending', credited: null }],
    })
    expect(await irregular(deposit.orderId)).toMatchObject([{ outcome: 'otherCurrency' }])
  })
})

test('after all of this the ledger is sound', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
