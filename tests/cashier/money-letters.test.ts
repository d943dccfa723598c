import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minutes, seconds } from '#core/clock/duration.ts'
import { refundOrder } from '#features/cashier/deposit/staff-contract.ts'
import { cancelWithdrawal } from '#features/cashier/withdrawal/contract.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { keepLanguage } from '#features/players/language/contract.ts'
import { listMail, readMail } from '#features/players/mail/contract.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { openTestDeposits } from '#tests/support/test-deposits.ts'
import { openTestWithdrawals, type PayoutStatus, type TestWithdrawals } from '#tests/support/test-withdrawals.ts'

let office: TestBackOffice
let desk: ReturnType<typeof openTestDeposits>
let cashier: TestWithdrawals
beforeAll(async () => {
  office = await openTestBackOffice()
  desk = openTestDeposits(office.site)
  cashier = openTestWithdrawals(office.site, 9_473_000_000)
  await seedDemoContent(office.site.context.db, office.site.clock.now())
  await drain()
})
afterAll(() => office.close())

const drain = () => {
  const { clock, context, features } = office.site
  const consumers = features.consumers.filter(({ name }) => name.endsWith('.letters'))
  return createOutbox({ db: context.db, clock, log: context.log, consumers }).drain()
}
const list = v.array(v.looseObject({ id: v.number(), title: v.string() }))

/** The letters about money, newest first, after all events were handled. */
async function moneyOf({ token }: RegisteredPlayer): Promise<v.InferOutput<typeof list>> {
  await drain()
  return v.parse(list, (await office.site.send(listMail, { kind: 'money' }, { token })).body.list)
}
const titlesOf = async (player: RegisteredPlayer) => (await moneyOf(player)).map(({ title }) => title)
async function newestText(player: RegisteredPlayer): Promise<string> {
  const [newest] = await moneyOf(player)
  const { body } = await office.site.send(readMail, { id: newest?.id ?? 1 }, { token: player.token })
  return v.parse(v.array(v.string()), body.body).join(' ')
}

describe('a withdrawal', () => {
  const amount = 50_002
  async function sent() {
    const player = await cashier.readyPlayer()
    const { orderId } = cashier.orderOf(await cashier.withdraw(player, { amount }))
    await cashier.runJobs()
    const { rows } = await office.site.context.db.pool.query<{ payout_id: string }>(
      'select payout_id from withdrawal_order where reference = $1',
      [orderId],
    )
    const tell = (state: PayoutStatus['state']) =>
      cashier.tell({ id: rows[0]?.payout_id ?? '', reference: orderId, amount, state })
    return { player, orderId, tell }
  }

  test('that is paid is one letter with amount and number, however often it is reported', async () => {
    const { player, orderId, tell } = await sent()
    expect(await titlesOf(player)).toEqual([])
    await Promise.all(Array.from({ length: 10 }, () => tell('succeeded')))
    expect(await titlesOf(player)).toEqual(['Your withdrawal is paid'])
    expect(await newestText(player)).toContain('₱500.02')
    expect(await newestText(player)).toContain(orderId)
  })

  test('that the bank sends back after it was paid is another letter', async () => {
    const { player, tell } = await sent()
    await tell('succeeded')
    await tell('reversed')
    expect(await titlesOf(player)).toEqual(['Your withdrawal was not paid', 'Your withdrawal is paid'])
  })

  test('that fails is a letter in the player’s language: the money is back', async () => {
    const { player, tell } = await sent()
    await office.site.send(keepLanguage, { language: 'fil' }, { token: player.token })
    await tell('failed')
    expect(await titlesOf(player)).toEqual(['Hindi nabayaran ang withdrawal mo'])
    expect(await newestText(player)).toMatch(/₱500\.02\. Nasa balance mo na ulit ang pera/)
  })

  test('that the player cancels is no letter', async () => {
    const player = await cashier.readyPlayer()
    const { orderId } = cashier.orderOf(await cashier.withdraw(player))
    const { body } = await office.site.send(cancelWithdrawal, { orderId }, { token: player.token })
    expect(body.errcode).toBe(0)
    expect(await titlesOf(player)).toEqual([])
  })
})

describe('a deposit', () => {
  const begin = async () => {
    office.site.clock.advance(minutes(2))
    const player = await cashier.newPlayer()
    return { player, order: await desk.begin(player, 50_000) }
  }
  const facts = { state: 'paid', paidAmount: 50_000 }

  test('that arrives as requested is no letter: the screen says it', async () => {
    const { player, order } = await begin()
    await desk.tell(order, 'paid')
    expect(await desk.coinOf(player)).toBe(50_000)
    expect(await titlesOf(player)).toEqual([])
  })

  test('that arrives late, or with another amount, is a letter', async () => {
    const { player, order } = await begin()
    await desk.tellRaw(order, { ...facts, paidLate: true })
    expect(await titlesOf(player)).toEqual(['Your deposit was added'])
    expect(await newestText(player)).toMatch(/arrived after the deposit had expired.*₱500\.00/)

    const other = await begin()
    await desk.tellRaw(other.order, { ...facts, paidAmount: 40_000 })
    expect(await desk.coinOf(other.player)).toBe(40_000)
    expect(await newestText(other.player)).toContain('You paid ₱400.00 instead of the ₱500.00 of your deposit.')
  })

  async function refunded(mode: Record<string, string>) {
    const { player, order } = await begin()
    await desk.atSandpay(`/checkout/${order.paymentId}`, { act: 'silent' })
    await desk.tell(order, 'paid')
    await desk.atSandpay('/mode', { proof: 'signed', ...mode })
    const checker = await office.newStaff('financeChecker')
    const request = { orderId: order.orderId, reason: 'the player asked for it' }
    expect((await office.send(refundOrder, request, checker.token)).body.errcode).toBe(0)
    return { player, order }
  }

  test('that is refunded is one letter', async () => {
    const { player, order } = await refunded({})
    office.site.clock.advance(seconds(6))
    await desk.runJobs()
    await desk.tell(order, 'refunded')
    expect(await titlesOf(player)).toEqual(['Your deposit was refunded'])
    expect(await newestText(player)).toMatch(/sent ₱500\.00 back/)
  })

  test('whose refund the provider refuses is a letter: the money is back in the balance', async () => {
    const { player, order } = await refunded({ out: '1' })
    await desk.runJobs()
    expect(await titlesOf(player)).toEqual([])
    await desk.atSandpay('/mode', { proof: 'signed' })
    await desk.atSandpay('/reverse', { id: order.paymentId, kind: 'charged_back' })
    office.site.clock.advance(minutes(1))
    await desk.runJobs()
    expect(await desk.coinOf(player)).toBe(50_000)
    expect(await titlesOf(player)).toEqual(['Your deposit could not be refunded'])
  })

  test('whose refund a chargeback overtakes is no letter about money that is back', async () => {
    const { player, order } = await refunded({ out: '1' })
    await desk.tell(order, 'charged_back')
    expect(await desk.coinOf(player)).toBe(0)
    expect(await titlesOf(player)).toEqual([])
    await desk.atSandpay('/mode', { proof: 'signed' })
  })
})
