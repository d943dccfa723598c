import { createHmac } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minutes, seconds } from '#core/clock/duration.ts'
import { centavos } from '#core/money/centavos.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { post, turnoverMeter, verifyLedger } from '#ledger'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { testSandpaySecret } from '#tests/support/server-configuration.ts'
import type { TestSite } from '#tests/support/test-site.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readChannelStates } from '#features/cashier/channel/server/index.ts'
import { beginDeposit, checkDeposit, reportDeposit } from '../contract.ts'
import * as staffCalls from '../staff-contract.ts'
import { depositDebtOf } from './store/deposit-debt.store.ts'
import { openTestDeposits } from '#tests/support/test-deposits.ts'

let office: TestBackOffice
let site: TestSite
let desk: ReturnType<typeof openTestDeposits>
let maker: SignedInStaff
let checker: SignedInStaff

beforeAll(async () => {
  office = await openTestBackOffice()
  site = office.site
  desk = openTestDeposits(site)
  await seedDemoContent(site.context.db, site.clock.now())
  maker = await office.newStaff('financeMaker')
  checker = await office.newStaff('financeChecker', 'financeMaker')
})
afterAll(() => office.close())

let numbers = 0
const newPlayer = () =>
  registerPlayer(site, `0945333${String((numbers += 1)).padStart(4, '0')}`, { ip: `10.3.${numbers}.1` })
const reason = 'as the test wishes it'

async function credited(player: RegisteredPlayer, amount = 50_000) {
  const order = await desk.begin(player, amount)
  await desk.atSandpay(`/checkout/${order.paymentId}`, { act: 'silent' })
  await desk.tell(order, 'paid')
  return order
}

const stake = (player: RegisteredPlayer, amount: bigint) =>
  site.context.db.transaction((tx) =>
    post(tx, {
      playerId: BigInt(player.id),
      source: 'test',
      key: `stake-${player.id}`,
      now: site.clock.now(),
      transfers: [{ reason: 'bet', from: 'coin', to: 'game:a', amount: centavos(amount), reference: 'r' }],
    }),
  )

const stateOf = async ({ token }: RegisteredPlayer, { orderId }: { orderId: string }) =>
  (await site.send(checkDeposit, { orderId }, { token })).body.order

describe('a payment that the payer’s bank takes back', () => {
  test('leaves the balance, and what the balance does not cover is owed and paid by the next deposit', async () => {
    const player = await newPlayer()
    const order = await credited(player)
    await stake(player, 30_000n)
    await Promise.all(Array.from({ length: 10 }, () => desk.tell(order, 'charged_back')))
    expect(await desk.coinOf(player)).toBe(0)
    expect(await depositDebtOf(site.context.db, BigInt(player.id))).toBe(30_000n)
    expect(await stateOf(player, order)).toMatchObject({ status: 'chargedBack', credited: 50_000 })
    const meter = await site.context.db.transaction((tx) => turnoverMeter(tx, BigInt(player.id)))
    expect(meter.items).toEqual([])

    await credited(player, 20_000)
    expect(await desk.coinOf(player)).toBe(0)
    await credited(player, 40_000)
    expect(await desk.coinOf(player)).toBe(30_000)
    expect(await depositDebtOf(site.context.db, BigInt(player.id))).toBe(0n)
  })

  test('is debited once, and a late report of the payment credits nothing', async () => {
    const player = await newPlayer()
    const order = await credited(player)
    await desk.tell(order, 'charged_back')
    await desk.tell({ ...order, paymentId: order.paymentId }, 'paid')
    expect(await desk.coinOf(player)).toBe(0)
  })
})

describe('a refund by the staff', () => {
  const refund = (orderId: string, token = checker.token) =>
    office.send(staffCalls.refundOrder, { orderId, reason }, token)

  test('debits the coins once, and the provider sends the money back', async () => {
    const player = await newPlayer()
    const { orderId } = await credited(player)
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(orderId)))
    expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(1)
    expect(await desk.coinOf(player)).toBe(0)
    expect(await stateOf(player, { orderId })).toMatchObject({ status: 'refunding' })
    site.clock.advance(seconds(6))
    await desk.runJobs()
    expect(await stateOf(player, { orderId })).toMatchObject({ status: 'refunded' })
    expect(await desk.coinOf(player)).toBe(0)
  })

  test('waits while the provider is unreachable, and is credited again when the provider refuses it', async () => {
    const player = await newPlayer()
    const order = await credited(player)
    await desk.atSandpay('/mode', { proof: 'signed', out: '1' })
    await refund(order.orderId)
    await desk.runJobs()
    expect(await stateOf(player, order)).toMatchObject({ status: 'refunding' })
    await desk.atSandpay('/mode', { proof: 'signed' })
    await desk.atSandpay('/reverse', { id: order.paymentId, kind: 'charged_back' })
    site.clock.advance(minutes(1))
    await desk.runJobs()
    expect(await stateOf(player, order)).toMatchObject({ status: 'credited' })
    expect(await desk.coinOf(player)).toBe(50_000)
  })

  test('is refused if the coins are spent, if nothing was credited, and to staff without the permission', async () => {
    const player = await newPlayer()
    const { orderId } = await credited(player)
    await stake(player, 1n)
    expect((await refund(orderId)).body.errcode).toBe(1217)
    const open = await desk.begin(player, 20_000)
    expect((await refund(open.orderId)).body.errcode).toBe(1216)
    expect((await refund('DNOBODY')).body.errcode).toBe(1074)
    expect((await refund(orderId, maker.token)).body.errcode).toBe(1070)
  })
})

describe('a transfer to the operator’s bank', () => {
  const begin = async (player: RegisteredPlayer) => {
    const { body } = await site.send(
      beginDeposit,
      { amount: wireCentavos(80_000), version: 4, rechargeType: 4 },
      { token: player.token },
    )
    return body as typeof body & { orderId: string }
  }
  const propose = (orderId: string, { bankReference = `LINE-${orderId}`, amount = 80_000, by = maker } = {}) =>
    office.send(staffCalls.proposeMatch, { orderId, amount: wireCentavos(amount), bankReference, reason }, by.token)
  const decide = (matchId: unknown, by: SignedInStaff, decision: 'approved' | 'refused' = 'approved') =>
    office.send(staffCalls.decideMatch, { matchId: Number(matchId), decision, reason }, by.token)

  test('shows the account, waits ten hours, and is credited by four eyes, once', async () => {
    const player = await newPlayer()
    const begun = await begin(player)
    expect(begun).toMatchObject({
      appRechargeBankOwn: { accountName: 'Bituin Demonstration', cardNum: '0000 1234 5678', amount: 80_000 },
      payUrl: null,
    })
    expect(Number(begun.expireAt) - Number(begun.createTime)).toBe(36_000_000)
    const { matchId } = (await propose(begun.orderId, { by: checker })).body
    expect(await desk.coinOf(player)).toBe(0)
    expect((await decide(matchId, checker)).body.errcode).toBe(1215)
    const second = await office.newStaff('financeChecker')
    const decided = await Promise.all(Array.from({ length: 10 }, () => decide(matchId, second)))
    expect(decided.filter(({ body }) => body.errcode === 0)).toHaveLength(1)
    expect(await desk.coinOf(player)).toBe(80_000)
    expect((await propose(begun.orderId)).body.errcode).toBe(1212)
  })

  test('another amount is credited as it arrived, and one line of the statement pays one order', async () => {
    const player = await newPlayer()
    const [first, second] = [await begin(player), await begin(player)]
    const { matchId } = (await propose(first.orderId, { bankReference: 'BDO-1', amount: 79_000 })).body
    expect((await propose(first.orderId)).body.errcode).toBe(1213)
    await decide(matchId, checker)
    expect(await desk.coinOf(player)).toBe(79_000)
    expect((await propose(second.orderId, { bankReference: 'BDO-1' })).body.errcode).toBe(1214)
  })

  test('is refused with its proposal, and can still be matched when the money comes late', async () => {
    const player = await newPlayer()
    const { orderId } = await begin(player)
    await propose(orderId)
    await office.send(staffCalls.refuseOrder, { orderId, reason }, checker.token)
    expect(await stateOf(player, { orderId })).toMatchObject({ status: 'failed' })
    const { matchId } = (await propose(orderId, { bankReference: 'BDO-LATE' })).body
    await decide(matchId, checker)
    expect(await desk.coinOf(player)).toBe(80_000)
  })

  test('"I have paid" keeps the order open past its expiry and shows it to the staff, with the receipt', async () => {
    const player = await newPlayer()
    const { orderId } = await begin(player)
    const picture = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#fff' } })
      .withMetadata({ exif: { IFD0: { Copyright: 'a secret place' } } })
      .jpeg()
      .toBuffer()
    const { body } = await site.send(
      reportDeposit,
      { orderId, receipt: picture.toString('base64') },
      { token: player.token },
    )
    expect(body).toMatchObject({ isReported: true, status: 'pending' })
    site.clock.advance(minutes(601))
    await desk.runJobs()
    // Ten hours exceed any session.
    maker = await office.newStaff('financeMaker')
    checker = await office.newStaff('financeChecker', 'financeMaker')
    const { rows: standing } = await site.context.db.pool.query(
      'select state from deposit_order where reference = $1',
      [orderId],
    )
    expect(standing).toEqual([{ state: 'pending' }])
    const { rows: orders } = (await office.send(staffCalls.listOrders, { view: 'toMatch', text: orderId }, maker.token))
      .body
    expect(orders).toMatchObject([{ orderId, hasReceipt: true, isTransfer: true }])
    const shown = await office.send(staffCalls.viewReceipt, { orderId, reason: 'to match it' }, maker.token)
    const bytes = Buffer.from(String(shown.body.base64), 'base64')
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
    expect(bytes.includes('a secret place')).toBe(false)
    const { rows } = await site.context.db.pool.query('select image from deposit_receipt limit 1')
    expect(rows.some(({ image }) => (image as Buffer).includes(bytes.subarray(0, 16)))).toBe(false)
  })

  test.each([
    { what: 'a script', receipt: Buffer.from('<script>alert(1)</script>') },
    {
      what: 'a picture with a script',
      receipt: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    },
    { what: 'half a picture', receipt: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') },
    { what: 'nothing', receipt: Buffer.alloc(0) },
  ])('a receipt that is $what is refused', async ({ receipt }) => {
    const player = await newPlayer()
    const { orderId } = await begin(player)
    const { body } = await site.send(
      reportDeposit,
      { orderId, receipt: receipt.toString('base64') },
      { token: player.token },
    )
    expect(body.errcode).toBe(1211)
  })

  test('of somebody else, or a deposit that is none, cannot be reported', async () => {
    const [mine, theirs] = [await newPlayer(), await newPlayer()]
    const { orderId } = await begin(mine)
    const report = (player: RegisteredPlayer, id: string) =>
      site.send(reportDeposit, { orderId: id }, { token: player.token })
    expect((await report(theirs, orderId)).body.errcode).toBe(1209)
    const card = await desk.begin(mine, 20_000)
    expect((await report(mine, card.orderId)).body.errcode).toBe(1210)
  })
})

describe('a webhook', () => {
  const token = createHmac('sha256', testSandpaySecret).update('static token').digest('hex')

  test('without a valid signature credits nothing by itself: the provider is queried', async () => {
    const player = await newPlayer()
    const order = await desk.begin(player, 50_000)
    expect(await desk.tell(order, 'paid', { 'sandpay-token': token })).toBe(200)
    expect(await desk.coinOf(player)).toBe(0)
    const paid = await desk.begin(player, 30_000)
    await desk.atSandpay(`/checkout/${paid.paymentId}`, { act: 'silent' })
    await desk.tell({ ...paid, amount: 90_000 }, 'paid', { 'sandpay-token': token })
    expect(await desk.coinOf(player)).toBe(30_000)
    expect(await desk.tell(order, 'expired', { 'sandpay-token': 'f'.repeat(64) })).toBe(401)
  })

  test('that arrived while the provider was unreachable is processed later', async () => {
    const player = await newPlayer()
    const order = await desk.begin(player, 50_000)
    await desk.atSandpay(`/checkout/${order.paymentId}`, { act: 'silent' })
    await desk.atSandpay('/mode', { proof: 'signed', out: '1' })
    await desk.tell(order, 'paid', { 'sandpay-token': token })
    expect(await desk.coinOf(player)).toBe(0)
    await desk.atSandpay('/mode', { proof: 'signed' })
    site.clock.advance(seconds(5))
    await desk.runJobs()
    expect(await desk.coinOf(player)).toBe(50_000)
  })

  test('that a crashed process had claimed is processed by another one, and a replay credits nothing twice', async () => {
    const player = await newPlayer()
    const order = await desk.begin(player, 50_000)
    const report = { reference: order.orderId, paymentId: order.paymentId, state: 'paid', paid: '50000', isLate: false }
    await site.context.db.pool.query(
      `insert into deposit_event (provider, event_id, reference, body, report, received_at, try_at)
       values ('sandpay', $1, $2, 'kept', $3, $4, $4)`,
      [`evt_${order.orderId}`, order.orderId, JSON.stringify(report), new Date(site.clock.now())],
    )
    site.clock.advance(seconds(3))
    await desk.runJobs()
    expect(await desk.coinOf(player)).toBe(50_000)
    const again = { provider: 'sandpay', eventId: `evt_${order.orderId}`, reason }
    expect((await office.send(staffCalls.replayEvent, again, checker.token)).body.errcode).toBe(0)
    site.clock.advance(seconds(3))
    await desk.runJobs()
    expect(await desk.coinOf(player)).toBe(50_000)
  })
})

test('a method whose provider is unreachable pauses after five failures, says so, and one order probes it', async () => {
  const player = await newPlayer()
  const closed = async () => (await site.send(readChannelStates, {}, { token: player.token })).body.closed
  const request = { amount: wireCentavos(50_000), version: 4, rechargeType: 2 } as const
  const begin = async () => (await site.send(beginDeposit, request, { token: player.token })).body.errcode
  await desk.atSandpay('/mode', { proof: 'signed', out: '1' })
  for (let failure = 1; failure <= 5; failure++) expect(await begin()).toBe(1208)
  expect(await closed()).toEqual([2])
  expect(await begin()).toBe(1204)
  site.clock.advance(seconds(31))
  expect((await Promise.all([begin(), begin(), begin()])).toSorted((a, b) => a - b)).toEqual([1204, 1204, 1208])
  await desk.atSandpay('/mode', { proof: 'signed' })
  site.clock.advance(seconds(31))
  expect(await begin()).toBe(0)
  expect(await closed()).toEqual([])
})

test('after all of this the ledger is sound', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
