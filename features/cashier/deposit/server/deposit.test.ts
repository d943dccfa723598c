import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hours, minutes, seconds } from '#core/clock/duration.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { balancesOf, turnoverMeter, verifyLedger } from '#ledger'
import { createJobs } from '#platform/jobs/jobs.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { testSandpaySecret as secret } from '#tests/support/server-configuration.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { beginDeposit, checkDeposit, listDeposits, listOpenDeposits } from '../contract.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoContent(site.context.db, site.clock.now())
})
afterAll(() => site.close())

let numbers = 0
const newPlayer = () =>
  registerPlayer(site, `0945222${String((numbers += 1)).padStart(4, '0')}`, { ip: `10.1.${numbers}.1` })

type DepositStart = {
  readonly orderId: string
  readonly payUrl: string
  readonly paymentId: string
  readonly amount: number
}

const orderSchema = v.looseObject({ orderId: v.string(), payUrl: v.nullable(v.string()), status: v.string() })

async function begin({ token }: RegisteredPlayer, amount = 50_000, rechargeType = 1): Promise<DepositStart> {
  const answer = await site.send(beginDeposit, { amount: wireCentavos(amount), version: 4, rechargeType }, { token })
  expect(answer.body).toMatchObject({ errcode: 0 })
  const { orderId, payUrl } = v.parse(orderSchema, answer.body)
  return { orderId, payUrl: payUrl ?? '', paymentId: payUrl?.split('/').at(-1) ?? '', amount }
}

/** The payer's act on SandPay's page. The sandbox sends no webhook: the test delivers it. */
async function atSandpay({ payUrl }: DepositStart, act: string, more: Record<string, string> = {}) {
  await fetch(payUrl, { method: 'POST', body: new URLSearchParams({ act, ...more }), redirect: 'manual' })
}

type PaymentMessage = {
  readonly state: string
  readonly paid?: number
  readonly eventId?: string
  readonly late?: boolean
}

function webhook({ orderId, paymentId, amount }: DepositStart, { state, paid, eventId, late = false }: PaymentMessage) {
  const paidAmount = ['paid', 'refunded', 'charged_back'].includes(state) ? (paid ?? amount) : null
  const data = { id: paymentId, reference: orderId, state, paidAmount, paidLate: late, currency: 'PHP' }
  return JSON.stringify({ id: eventId ?? `evt_${paymentId}_${state}`, type: `payment.${state}`, data })
}

async function sendWebhook(body: string, signature?: string): Promise<number> {
  const time = Math.floor(site.clock.now() / 1_000)
  const signed = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  const { statusCode } = await site.server.inject({
    method: 'POST',
    url: '/payments/sandpay/webhook',
    headers: { 'content-type': 'application/json', 'sandpay-signature': signature ?? `t=${time},v1=${signed}` },
    payload: body,
  })
  await site.features.deposits.drained()
  return statusCode
}

const coinOf = async ({ id }: RegisteredPlayer) => Number((await balancesOf(site.context.db, BigInt(id))).coin)
const check = async ({ token }: RegisteredPlayer, { orderId }: DepositStart) =>
  (await site.send(checkDeposit, { orderId }, { token })).body

async function runJobs() {
  const { db, log } = site.context
  const jobs = createJobs({ db, clock: site.clock, jobs: site.features.jobs, log })
  await jobs.runDue()
  await jobs.stop()
}

const eventsOf = async (orderId: string) =>
  (
    await site.context.db.pool.query('select outcome from deposit_event where reference = $1 order by event_id', [
      orderId,
    ])
  ).rows

test('a paid deposit is credited, adds a playthrough of once its amount, and publishes its event', async () => {
  const player = await newPlayer()
  const order = await begin(player)
  expect(await coinOf(player)).toBe(0)
  expect(await sendWebhook(webhook(order, { state: 'paid' }))).toBe(200)

  const { body } = await site.sendRaw('getUserInfo', {}, { token: player.token })
  expect(body).toMatchObject({ coin: 50_000, totalRecharge: 50_000, firstRecharge: true })
  expect(await check(player, order)).toMatchObject({
    isRechargeDone: true,
    order: { orderId: order.orderId, amount: 50_000, credited: 50_000, status: 'credited', payUrl: null },
  })
  const meter = await site.context.db.transaction((tx) => turnoverMeter(tx, BigInt(player.id)))
  expect(meter).toMatchObject({ items: [{ source: 'deposit', required: 50_000n }] })
  const published = await site.context.db.pool.query(
    `select payload from outbox_inbox where topic = 'DEPOSIT_CONFIRMED'`,
  )
  expect(JSON.stringify(published.rows)).toContain(order.orderId)
})

describe('one payment is credited once', () => {
  test('when its webhook comes ten times at once', async () => {
    const player = await newPlayer()
    const order = await begin(player)
    const body = webhook(order, { state: 'paid' })
    expect(await Promise.all(Array.from({ length: 10 }, () => sendWebhook(body)))).toEqual(
      Array.from({ length: 10 }, () => 200),
    )
    expect(await coinOf(player)).toBe(50_000)
    expect(await eventsOf(order.orderId)).toEqual([{ outcome: 'credited' }])
  })

  test('when ten different events report it at once', async () => {
    const player = await newPlayer()
    const order = await begin(player)
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        sendWebhook(webhook(order, { state: 'paid', eventId: `evt_${order.orderId}_${at}` })),
      ),
    )
    expect(await coinOf(player)).toBe(50_000)
    expect(await eventsOf(order.orderId)).toHaveLength(10)
  })

  test('when webhook, job and the player’s own query meet', async () => {
    const player = await newPlayer()
    const order = await begin(player)
    await atSandpay(order, 'pay')
    site.clock.advance(seconds(30))
    const looks = Array.from({ length: 4 }, () => check(player, order))
    await Promise.all([...looks, runJobs(), sendWebhook(webhook(order, { state: 'paid' })), runJobs()])
    expect(await coinOf(player)).toBe(50_000)
  })
})

describe('without a webhook', () => {
  test('the player’s query queries the provider', async () => {
    const player = await newPlayer()
    const order = await begin(player)
    await atSandpay(order, 'silent')
    expect(await check(player, order)).toMatchObject({ isRechargeDone: true })
    expect(await coinOf(player)).toBe(50_000)
  })

  test('the job queries it after twenty seconds', async () => {
    const player = await newPlayer()
    const order = await begin(player)
    await atSandpay(order, 'silent')
    await runJobs()
    expect(await coinOf(player)).toBe(0)
    site.clock.advance(seconds(21))
    await runJobs()
    expect(await coinOf(player)).toBe(50_000)
  })

  test('one run of the job queries every due order, however many', async () => {
    const players = [await newPlayer(), await newPlayer()]
    for (const player of players) {
      const orders = await Promise.all(Array.from({ length: 15 }, () => begin(player)))
      for (const order of orders) await atSandpay(order, 'silent')
    }
    site.clock.advance(seconds(21))
    await runJobs()
    expect(await Promise.all(players.map(coinOf))).toEqual([750_000, 750_000])
  })

  test('an order that nobody pays expires, and money that comes the day after is credited', async () => {
    const player = await newPlayer()
    const order = await begin(player)
    site.clock.advance(minutes(10))
    await runJobs()
    expect(await check(player, order)).toMatchObject({
      isRechargeDone: false,
      order: { status: 'expired', payUrl: null },
    })
    await atSandpay(order, 'silent')
    site.clock.advance(hours(24))
    await runJobs()
    expect(await coinOf(player)).toBe(50_000)
  })
})

test('another amount is credited as it arrived', async () => {
  const player = await newPlayer()
  const order = await begin(player)
  await sendWebhook(webhook(order, { state: 'paid', paid: 49_900 }))
  expect(await coinOf(player)).toBe(49_900)
  expect(await check(player, order)).toMatchObject({ order: { amount: 50_000, credited: 49_900 } })
})

test('a failure that comes after the payment takes nothing back, and one before it does not keep it out', async () => {
  const player = await newPlayer()
  const first = await begin(player)
  await sendWebhook(webhook(first, { state: 'paid' }))
  await sendWebhook(webhook(first, { state: 'failed' }))
  expect(await coinOf(player)).toBe(50_000)
  const second = await begin(player)
  await sendWebhook(webhook(second, { state: 'failed' }))
  expect(await check(player, second)).toMatchObject({ order: { status: 'failed' } })
  await sendWebhook(webhook(second, { state: 'paid', late: true }))
  expect(await coinOf(player)).toBe(100_000)
})

describe('a webhook credits nothing', () => {
  test.each([
    { what: 'unsigned', signature: '' },
    {
      what: 'signed by somebody else',
      signature: `t=${Math.floor(Date.UTC(2026, 10, 21) / 1000)},v1=${'0'.repeat(64)}`,
    },
    { what: 'with a broken signature', signature: 't=1,v1=zz' },
  ])('$what', async ({ signature }) => {
    const player = await newPlayer()
    const order = await begin(player)
    expect(await sendWebhook(webhook(order, { state: 'paid' }), signature)).toBe(401)
    expect(await coinOf(player)).toBe(0)
    expect(await eventsOf(order.orderId)).toEqual([])
  })

  test('whose bytes were changed, or that is replayed after five minutes', async () => {
    const player = await newPlayer()
    const order = await begin(player)
    const body = webhook(order, { state: 'paid' })
    const time = Math.floor(site.clock.now() / 1_000)
    const signature = `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
    expect(await sendWebhook(body.replace('50000', '90000'), signature)).toBe(401)
    site.clock.advance(minutes(6))
    expect(await sendWebhook(body, signature)).toBe(401)
    expect(await coinOf(player)).toBe(0)
  })

  test('of a payment that is not the order’s, but the event is stored', async () => {
    const player = await newPlayer()
    const order = await begin(player)
    expect(await sendWebhook(webhook({ ...order, paymentId: 'pay_999999' }, { state: 'paid' }))).toBe(200)
    expect(await coinOf(player)).toBe(0)
    expect(await eventsOf(order.orderId)).toEqual([{ outcome: 'otherPayment' }])
  })

  test('of an order that is not ours, but the event is stored', async () => {
    const order = { orderId: 'DUNKNOWN', paymentId: 'pay_888888', payUrl: '', amount: 50_000 }
    expect(await sendWebhook(webhook(order, { state: 'paid' }))).toBe(200)
    expect(await eventsOf('DUNKNOWN')).toEqual([{ outcome: 'unknownOrder' }])
  })
})

describe('a deposit is refused', () => {
  const beginWith = (player: RegisteredPlayer, changes: Record<string, unknown>) =>
    site.sendRaw(
      beginDeposit.path,
      { amount: 50_000, version: 4, rechargeType: 1, ...changes },
      { token: player.token },
    )

  test.each([
    { changes: { rechargeType: 77 }, errcode: 1204 },
    { changes: { amount: 9_999 }, errcode: 1205 },
    { changes: { amount: 5_000_001 }, errcode: 1206 },
  ])('with $changes', async ({ changes, errcode }) => {
    expect((await beginWith(await newPlayer(), changes)).body).toMatchObject({ errcode })
  })

  test.each([
    { amount: '500' },
    { amount: -50_000 },
    { amount: 500.5 },
    { amount: 2 ** 60 },
    { version: 3 },
    { actType: 99 },
  ])('as malformed with %j', async (changes) => {
    expect((await beginWith(await newPlayer(), changes)).status).toBe(400)
  })

  test('by a method for accounts of one bank, from a player without an account there', async () => {
    const { db } = site.context
    await db.pool.query(
      `insert into lobby_content (section, version, content, changed_by, reason, changed_at)
       select section, 2, content || jsonb_build_object('6', content->'1' || '{"name": "GCash", "bankId": 1}'), 'test',
         'test', changed_at from lobby_content where section = 'rechargeTypes'`,
    )
    const player = await newPlayer()
    expect((await beginWith(player, { rechargeType: 6 })).body).toMatchObject({ errcode: 1213 })
    const bind = (institution: string, slot: number) =>
      db.pool.query(
        `insert into bank_account (player_id, institution, number_sealed, number_hash, number_end, holder, is_verified,
           bound_at, slot) values ($1, $2, 'x', $3, '4567', 'Maria Reyes', true, now(), $4)`,
        [player.id, institution, `${institution} of ${player.id}`, slot],
      )
    await bind('maya', 1)
    expect((await beginWith(player, { rechargeType: 6 })).body).toMatchObject({ errcode: 1213 })
    await bind('gcash', 2)
    expect((await beginWith(player, { rechargeType: 6 })).body).toMatchObject({ errcode: 0 })
  })

  test('while deposits are closed, and payments in flight are still credited', async () => {
    const player = await newPlayer()
    const order = await begin(player)
    await site.set({ depositsOpen: false })
    expect((await beginWith(player, {})).body).toMatchObject({ errcode: 1201 })
    await sendWebhook(webhook(order, { state: 'paid' }))
    expect(await coinOf(player)).toBe(50_000)
    await site.set({})
  })

  test('once twenty orders of a day are unpaid, also when thirty are begun at once; paying one makes room', async () => {
    const player = await newPlayer()
    const answers = await Promise.all(Array.from({ length: 30 }, () => beginWith(player, {})))
    const begun = answers.filter(({ body }) => body.errcode === 0)
    expect(begun).toHaveLength(20)
    expect(new Set(answers.map(({ body }) => body.errcode))).toEqual(new Set([0, 1207]))
    const { orderId, payUrl } = v.parse(orderSchema, begun[0]?.body)
    const paymentId = payUrl?.split('/').at(-1) ?? ''
    await sendWebhook(webhook({ orderId, paymentId, payUrl: '', amount: 50_000 }, { state: 'paid' }))
    expect((await beginWith(player, {})).body).toMatchObject({ errcode: 0 })
  })
})

test('a player can read and query only their own orders', async () => {
  const mine = await newPlayer()
  const order = await begin(mine)
  const theirs = await newPlayer()
  expect(await check(theirs, order)).toMatchObject({ errcode: 1209 })
  expect((await site.send(listDeposits, {}, { token: theirs.token })).body).toMatchObject({ total: 0, list: [] })
  expect((await site.send(listOpenDeposits, {}, { token: mine.token })).body).toMatchObject({
    total: 1,
    list: [{ orderId: order.orderId, status: 'pending', payUrl: order.payUrl }],
  })
  expect((await site.send(listDeposits, { status: 'credited' }, { token: mine.token })).body).toMatchObject({
    total: 0,
  })
})

test('a QR Ph order brings the text of its code', async () => {
  const player = await newPlayer()
  const request = { amount: wireCentavos(50_000), version: 4, rechargeType: 3 } as const
  const { body } = await site.send(beginDeposit, request, { token: player.token })
  expect(String(body.qrCodeText)).toMatch(/^000201010212.*5303608.*5802PH.*6304[0-9A-F]{4}$/)
})

test('SandPay’s list, the orders and the ledger agree to the centavo', async () => {
  const path = '/sandpay/v1/payments'
  const time = Math.floor(site.clock.now() / 1_000)
  const signed = createHmac('sha256', secret).update(`${time}.GET ${path}\n`).digest('hex')
  const response = await fetch(site.sandbox.url + path, { headers: { 'sandpay-signature': `t=${time},v1=${signed}` } })
  const { payments } = v.parse(
    v.object({
      payments: v.array(v.object({ id: v.string(), state: v.string(), paidAmount: v.nullable(v.number()) })),
    }),
    await response.json(),
  )
  const { pool } = site.context.db
  const { rows } = await pool.query(
    `select o.payment_id, o.credited from deposit_order o where o.state = 'credited' order by o.id`,
  )
  const credited = new Map(rows.map(({ payment_id: id, credited: amount }) => [id, Number(amount)]))
  const paid = payments.filter(({ state }) => state === 'paid')
  expect(paid.length).toBeGreaterThan(2)
  for (const { id, paidAmount } of paid) expect(credited.get(id)).toBe(paidAmount)
  const moved = await pool.query(`select sum(amount) as sum from ledger_transfer where reason = 'deposit'`)
  expect(Number(moved.rows[0]?.sum)).toBe([...credited.values()].reduce((sum, amount) => sum + amount, 0))
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
