import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseCsv } from '#core/csv/parse-csv.ts'
import { linkPlayers } from '#features/cashier/risk/server/index.ts'
import { decideCase, exportCase, openCase, viewCase } from '#features/cashier/risk/case-contract.ts'
import { listAlerts } from '#features/cashier/risk/staff-contract.ts'
import { initPassword } from '#features/cashier/safebox/contract.ts'
import { approveWithdrawal } from '#features/cashier/withdrawal/staff-contract.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { listAudit } from '#features/office/staff/contract.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { runJob } from '#tests/support/run-job.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { openTestDeposits } from '#tests/support/test-deposits.ts'
import { gameCode, gameProviderAt, newId, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import { openTestWithdrawals, type TestWithdrawals } from '#tests/support/test-withdrawals.ts'

let office: TestBackOffice
let cashier: TestWithdrawals
let deposits: ReturnType<typeof openTestDeposits>
let games: TestGameProvider
let mlro: SignedInStaff
let reported: RegisteredPlayer
beforeAll(async () => {
  office = await openTestBackOffice()
  cashier = openTestWithdrawals(office.site, 9_473_350_000)
  deposits = openTestDeposits(office.site)
  games = await gameProviderAt(office.site)
  await seedDemoContent(office.site.context.db, office.site.clock.now())
})
afterAll(() => office.close())

const reason = 'work on the alerts of the day'
const peso = 100
const alertOut = v.looseObject({
  playerId: v.number(),
  rule: v.string(),
  inputs: v.record(v.string(), v.string()),
  dueAt: v.nullable(v.number()),
})

/** Paid in full through the provider's signed report. */
async function deposit(player: RegisteredPlayer, amount: number): Promise<void> {
  const order = await deposits.begin(player, amount * peso)
  expect(await deposits.tell(order, 'paid')).toBe(200)
}

async function bet(player: RegisteredPlayer, stake: number, win: number): Promise<void> {
  const round = { playerId: String(player.id), gameCode, roundId: newId('round') }
  const { session } = await games.ask('authenticate', { launchToken: await games.launch(BigInt(player.id)), gameCode })
  const placed = await games.ask('bet', { ...round, session, txId: newId('bet'), amount: stake * peso })
  expect(placed).toMatchObject({ code: 0 })
  await games.ask('win', { ...round, txId: newId('win'), amount: win * peso, endRound: true })
}

/** Playthrough is counted by the events of closed rounds. */
async function countPlay(): Promise<void> {
  const { features, clock, context } = office.site
  await createOutbox({ db: context.db, clock, log: context.log, consumers: features.consumers }).drain()
}

async function withdraw(player: RegisteredPlayer, amount: number): Promise<void> {
  const secret = { ...(await office.site.encrypted(cashier.withdrawalPassword)), code: await cashier.codeFor(player) }
  await office.site.send(initPassword, secret, { token: player.token })
  const { account } = v.parse(v.looseObject({ account: v.looseObject({ id: v.number() }) }), await cashier.bind(player))
  await cashier.rested(player)
  cashier.orderOf(await cashier.withdraw({ ...player, bankAccountId: account.id }, { amount: amount * peso }))
}

const alertsOf = async ({ id }: RegisteredPlayer) => {
  await runJob(office.site, 'risk.aml')
  mlro = await office.newStaff('mlro')
  const { body } = await office.send(listAlerts, { playerId: id }, mlro.token)
  return v.parse(v.array(alertOut), body.rows)
}
const identified = () => cashier.identifiedPlayer()

test('five deposits just below the largest amount raise one alert, however often the job looks', async () => {
  const player = await identified()
  for (let count = 0; count < 4; count += 1) await deposit(player, 49_000)
  expect(await alertsOf(player)).toEqual([])
  await deposit(player, 49_000)
  await alertsOf(player)
  expect(await alertsOf(player)).toMatchObject([
    { rule: 'structuring', dueAt: null, inputs: { largeDeposits: '5', deposited: '24500000' } },
  ])
})

test('money that leaves after its playthrough alone is found, worked as a case, and reported to the centavo', async () => {
  const player = await identified()
  reported = player
  await deposit(player, 40_000)
  await deposit(player, 20_000)
  for (let round = 0; round < 6; round += 1) await bet(player, 10_000, 9_900)
  await countPlay()
  await withdraw(player, 50_000)
  await payOut(player)
  expect(await alertsOf(player)).toMatchObject([
    {
      rule: 'inOutWithoutPlay',
      inputs: { depositedInFiveDays: '6000000', withdrawnInFiveDays: '5000000', betInFiveDays: '6000000' },
    },
  ])
  const caseId = Number((await office.send(openCase, { playerId: player.id, reason }, mlro.token)).body.caseId)
  const shown = (await office.send(viewCase, { caseId }, mlro.token)).body
  expect(shown).toMatchObject({
    figures: { deposited: 6_000_000, withdrawn: 5_000_000, validBet: 6_000_000 },
    movements: [
      { reason: 'withdrawalSettle', amount: 5_000_000 },
      { reason: 'deposit', amount: 2_000_000 },
      { reason: 'deposit', amount: 4_000_000 },
    ],
  })
  const grounds = 'Deposits were rolled over once and withdrawn on the same day.'
  const file = await office.send(exportCase, { caseId, form: 'STR', format: 'csv', grounds, reason }, mlro.token)
  const written = Buffer.from(String(file.body.base64), 'base64').toString('utf8')
  expect(written.startsWith('\uFEFF')).toBe(true)
  const rows = parseCsv(written) ?? []
  const head = rows.findIndex(([first]) => first === 'Time (Manila)')
  expect(rows).toContainEqual(['Included: Deposit', 'PHP 60,000.00 in 2'])
  expect(rows).toContainEqual(['Included: Withdrawal', 'PHP 50,000.00 in 1'])
  expect(rows.slice(head + 1).map(([, type, amount]) => [type, amount])).toEqual([
    ['Deposit', '40000.00'],
    ['Deposit', '20000.00'],
    ['Withdrawal', '50000.00'],
  ])
  const decision = { caseId, outcome: { kind: 'reported', reportNumber: 'STR-2026-1' }, alertsSeen: 1 } as const
  const text = 'Reported as suspicious by the officer.'
  expect((await office.send(decideCase, { ...decision, text, reason }, mlro.token)).body.errcode).toBe(0)
  expect(await alertsOf(player)).toEqual([])
})

test('three accounts on one device that cut a sum among them are all found, and a stranger with as much is not', async () => {
  const group = [await identified(), await identified(), await identified()]
  const stranger = await identified()
  const device = group.map(({ id }) => ({
    playerId: BigInt(id),
    kind: 'device' as const,
    key: 'one phone of three accounts',
    at: office.site.clock.now(),
  }))
  await linkPlayers(office.site.context.db, device)
  for (const player of [...group, stranger]) await deposit(player, 49_000)
  for (const player of [...group, stranger]) expect(await alertsOf(player)).toEqual([])
  for (const player of [...group.slice(1), stranger]) await deposit(player, 49_000)
  for (const player of group) {
    expect(await alertsOf(player)).toMatchObject([{ rule: 'structuring', inputs: { linkedPlayers: '2' } }])
  }
  expect(await alertsOf(stranger)).toEqual([])
})

test('the audit log tells what was done to the case and names no player', async () => {
  const { token } = await office.newStaff('auditor')
  const { rows } = (await office.send(listAudit, { action: 'aml.work' }, token)).body
  const lines = v.parse(v.array(v.object({ did: v.string(), about: v.string() })), rows)
  expect(lines).toEqual([
    { did: 'Decided an AML case', about: 'AML case 1' },
    { did: 'Exported a report of an AML case', about: 'AML case 1' },
    { did: 'Opened an AML case', about: 'AML case 1' },
  ])
  expect(JSON.stringify(rows)).not.toContain(String(reported.id))
})

/** Finance approves what the rules left to a person, and SandPay reports it as paid. */
async function payOut({ id }: RegisteredPlayer): Promise<void> {
  await cashier.runJobs()
  const finance = await office.newStaff('financeMaker')
  const waiting = await orderOf(id)
  const approval = { orderId: waiting.reference, version: waiting.version, reason }
  expect((await office.send(approveWithdrawal, approval, finance.token)).body.errcode).toBe(0)
  await cashier.runJobs()
  const { reference, payout, amount } = await orderOf(id)
  expect(await cashier.tell({ id: payout, reference, amount: Number(amount), state: 'succeeded' })).toBe(200)
  await cashier.runJobs()
}

type Order = { readonly reference: string; readonly version: number; readonly payout: string; readonly amount: bigint }

async function orderOf(playerId: number): Promise<Order> {
  const { rows } = await office.site.context.db.pool.query<Order>(
    'select reference, version, payout_id as payout, amount from withdrawal_order where player_id = $1',
    [playerId],
  )
  const [order] = rows
  if (order === undefined) throw new Error('there is no withdrawal')
  return order
}
