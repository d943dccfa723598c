import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes, seconds } from '#core/clock/duration.ts'
import { callPrefix } from '#core/contract/envelope.ts'
import { beginDeposit, checkDeposit } from '#features/cashier/deposit/contract.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { balancesOf, verifyLedger } from '#ledger'
import type { Failpoint } from '#platform/failpoint/failpoint.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { testSandpaySecret } from '#tests/support/server-configuration.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoContent(site.context.db, site.clock.now())
})
afterAll(() => site.close())

let players = 0
const newPlayer = () =>
  registerPlayer(site, `0945333${String((players += 1)).padStart(4, '0')}`, { ip: `10.2.${players}.1` })

const script = join(import.meta.dirname, 'one-request.ts')

type Request = { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** What ended a process that answered one request, or did one job. */
async function endOf(point: Failpoint, work: { readonly request?: Request; readonly job?: string }) {
  const urls = { databaseUrl: site.context.configuration.database.url, sandboxUrl: site.sandbox.url }
  const given = JSON.stringify({ ...urls, ...work, now: site.clock.now() })
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, given], {
    env: { ...process.env, FAILPOINT: `${point}:die` },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await once(child, 'exit')
  return child.signalCode
}

const amount = 50_000
const json = { 'content-type': 'application/json' }
const envelope = { clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }

const callOf = ({ token }: RegisteredPlayer, path: string, body: object): Request => ({
  url: callPrefix + path,
  headers: { ...json, authorization: token },
  body: JSON.stringify({ ...envelope, ...body }),
})
const beginning = (player: RegisteredPlayer) =>
  callOf(player, beginDeposit.path, { amount, version: 4, rechargeType: 1 })

const paymentSchema = v.object({ id: v.string(), reference: v.string(), state: v.string() })
type Payment = v.InferOutput<typeof paymentSchema>

const signed = (text: string): string => {
  const time = Math.floor(site.clock.now() / 1_000)
  return `t=${time},v1=${createHmac('sha256', testSandpaySecret).update(`${time}.${text}`).digest('hex')}`
}

/** As the provider has it; undefined if it has not received the order. */
async function paymentOf(reference: string): Promise<Payment | undefined> {
  const path = `/sandpay/v1/payments?reference=${reference}`
  const answer = await fetch(site.sandbox.url + path, { headers: { 'sandpay-signature': signed(`GET ${path}\n`) } })
  return v.parse(v.object({ payments: v.array(paymentSchema) }), await answer.json()).payments[0]
}

/** The person at SandPay's page. No webhook leaves the sandbox: the test brings it. */
async function pay(reference: string): Promise<Payment> {
  const payment = await paymentOf(reference)
  if (payment === undefined) throw new Error(`SandPay has not heard of ${reference}`)
  const body = new URLSearchParams({ act: 'silent' })
  await fetch(`${site.sandbox.url}/sandpay/checkout/${payment.id}`, { method: 'POST', body, redirect: 'manual' })
  return payment
}

function webhookOf({ id, reference }: Payment): Request {
  const data = { id, reference, state: 'paid', paidAmount: amount, paidLate: false, currency: 'PHP' }
  const body = JSON.stringify({ id: `evt_${id}_paid`, type: 'payment.paid', data })
  return { url: '/payments/sandpay/webhook', headers: { ...json, 'sandpay-signature': signed(body) }, body }
}

async function sendWebhook({ url, headers, body }: Request): Promise<number> {
  const { statusCode } = await site.server.inject({ method: 'POST', url, headers, payload: body })
  await site.features.deposits.drained()
  return statusCode
}

async function begin(player: RegisteredPlayer): Promise<string> {
  const request = { amount, version: 4, rechargeType: 1 }
  const { body } = await site.sendRaw(beginDeposit.path, request, { token: player.token })
  return String(body.orderId)
}

async function orderOf({ id }: RegisteredPlayer) {
  const text = 'select reference, state, credited from deposit_order where player_id = $1'
  const { rows } = await site.context.db.pool.query<{ reference: string; state: string }>(text, [id])
  return rows[0]
}

const coinOf = async ({ id }: RegisteredPlayer) => (await balancesOf(site.context.db, BigInt(id))).coin

/** Other processes go on, for as long as it takes them to notice. */
async function goOn(isOver: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 10 && !(await isOver()); turn++) {
    site.clock.advance(seconds(41))
    const jobs = createJobs({ db: site.context.db, clock: site.clock, jobs: site.features.jobs, log: site.context.log })
    await jobs.runDue()
    await jobs.stop()
  }
}

async function expectCreditedOnce(player: RegisteredPlayer): Promise<void> {
  await goOn(async () => (await orderOf(player))?.state === 'credited')
  expect(await orderOf(player)).toMatchObject({ state: 'credited', credited: BigInt(amount) })
  expect(await coinOf(player)).toBe(BigInt(amount))
}

test('a server that dies before the provider hears of an order leaves one that ends unpaid, and the next is begun', async () => {
  const player = await newPlayer()
  expect(await endOf('deposit.kept', { request: beginning(player) })).toBe('SIGKILL')
  const reference = (await orderOf(player))?.reference ?? ''
  expect(await paymentOf(reference)).toBeUndefined()
  site.clock.advance(minutes(10))
  await goOn(async () => (await orderOf(player))?.state === 'expired')
  expect(await orderOf(player)).toMatchObject({ state: 'expired', credited: null })
  expect(await begin(player)).not.toBe(reference)
})

test('a server that dies over the provider’s answer loses no payment that was begun', async () => {
  const player = await newPlayer()
  expect(await endOf('deposit.sent', { request: beginning(player) })).toBe('SIGKILL')
  await pay((await orderOf(player))?.reference ?? '')
  await expectCreditedOnce(player)
})

test('a server that dies over a webhook has kept it: it is worked on, and credits nothing when it comes again', async () => {
  const player = await newPlayer()
  const webhook = webhookOf(await pay(await begin(player)))
  expect(await endOf('deposit.told', { request: webhook })).toBe('SIGKILL')
  expect(await coinOf(player)).toBe(0n)
  expect(await sendWebhook(webhook)).toBe(200)
  await expectCreditedOnce(player)
})

test.each(['webhook', 'look', 'job'] as const)(
  'a server that dies while a %s credits leaves it to be credited, once',
  async (by) => {
    const player = await newPlayer()
    const orderId = await begin(player)
    const payment = await pay(orderId)
    if (by === 'job') site.clock.advance(seconds(21))
    const works = {
      webhook: { request: webhookOf(payment) },
      look: { request: callOf(player, checkDeposit.path, { orderId }) },
      job: { job: 'deposit.askProviders' },
    }
    expect(await endOf('deposit.settled', works[by])).toBe('SIGKILL')
    expect(await coinOf(player)).toBe(0n)
    await expectCreditedOnce(player)
  },
)

test('a commit whose answer nobody heard credits once', async () => {
  const player = await newPlayer()
  const webhook = webhookOf(await pay(await begin(player)))
  expect(await endOf('database.commitSent', { request: webhook })).toBe('SIGKILL')
  expect(await sendWebhook(webhook)).toBe(200)
  await expectCreditedOnce(player)
})

test('after all of it the ledger is sound', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
