import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seconds } from '#core/clock/duration.ts'
import type { Failpoint } from '#platform/failpoint/failpoint.ts'
import { balancesOf, verifyLedger } from '#ledger'
import { type TestWithdrawals, openTestWithdrawals } from '#tests/support/test-withdrawals.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let cashier: TestWithdrawals
beforeAll(async () => {
  site = await openTestSite()
  cashier = openTestWithdrawals(site, 9_270_000_000)
})
afterAll(() => site.close())

type Player = Awaited<ReturnType<TestWithdrawals['readyPlayer']>>
type Step = { readonly job?: string; readonly key?: string }

const script = join(import.meta.dirname, 'one-step.ts')

/** What ended a process that did one step. */
async function endOf(point: Failpoint, player: Player, step: Step): Promise<string | null> {
  const { id: playerId, bankAccountId } = player
  const urls = { databaseUrl: site.context.configuration.database.url, sandboxUrl: site.sandbox.url }
  const given = { ...urls, ...step, playerId, bankAccountId, amount: 50_000, now: site.clock.now() }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, JSON.stringify(given)], {
    env: { ...process.env, FAILPOINT: `${point}:die` },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await once(child, 'exit')
  return child.signalCode
}

const moneyOf = async ({ id }: Player) => {
  const { coin, hold } = await balancesOf(site.context.db, BigInt(id))
  return { coin, hold }
}

async function statesOf(reference: string): Promise<string[]> {
  const { rows } = await site.context.db.pool.query<{ state: string }>(
    `select s.state from withdrawal_step s join withdrawal_order o on o.id = s.order_id
     where o.reference = $1 order by s.version`,
    [reference],
  )
  return rows.map(({ state }) => state)
}

/** Other processes go on, for as long as it takes them to notice. */
async function goOn(reference: string): Promise<void> {
  for (let turn = 0; turn < 10 && (await statesOf(reference)).at(-1) !== 'SUCCEEDED'; turn++) {
    site.clock.advance(seconds(31))
    await cashier.runJobs()
  }
}

async function expectPaidOnce(player: Player, reference: string): Promise<void> {
  expect(await statesOf(reference)).toEqual(['REQUESTED', 'CHECKING', 'APPROVED', 'SUBMITTED', 'SUCCEEDED'])
  expect(await moneyOf(player)).toEqual({ coin: 50_000n, hold: 0n })
  const moved = 'select reason from ledger_transfer where player_id = $1 and reference = $2 order by seq'
  const { rows } = await site.context.db.pool.query(moved, [player.id, reference])
  expect(rows).toEqual([{ reason: 'withdrawalHold' }, { reason: 'withdrawalSettle' }])
}

test('a server that dies while the money is put on hold has asked for nothing', async () => {
  const player = await cashier.readyPlayer()
  expect(await endOf('withdrawal.held', player, {})).toBe('SIGKILL')
  expect(await moneyOf(player)).toEqual({ coin: 100_000n, hold: 0n })
  const { orderId } = cashier.orderOf(await cashier.withdraw(player))
  await goOn(orderId)
  await expectPaidOnce(player, orderId)
})

const steps: readonly Failpoint[] = [
  'withdrawal.checking',
  'withdrawal.decided',
  'withdrawal.submitted',
  'withdrawal.sent',
  'withdrawal.begun',
]

test.each(steps)('a server that dies at %s leaves a withdrawal that others pay out, once', async (point) => {
  const player = await cashier.readyPlayer()
  const { orderId } = cashier.orderOf(await cashier.withdraw(player))
  expect(await endOf(point, player, { job: 'withdrawal.advance', key: orderId })).toBe('SIGKILL')
  await goOn(orderId)
  await expectPaidOnce(player, orderId)
})

test('a server that dies while it settles a payout leaves it to be settled, once', async () => {
  const player = await cashier.readyPlayer()
  const { orderId } = cashier.orderOf(await cashier.withdraw(player))
  await cashier.runJobs()
  site.clock.advance(seconds(21))
  expect(await endOf('withdrawal.settled', player, { job: 'withdrawal.askProviders' })).toBe('SIGKILL')
  expect((await statesOf(orderId)).at(-1)).toBe('SUBMITTED')
  await goOn(orderId)
  await expectPaidOnce(player, orderId)
})

test('after all of it the ledger is sound', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
