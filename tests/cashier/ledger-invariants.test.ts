import { afterAll, beforeAll, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import { sumUpRounds } from '#features/play/game-wallet/server/index.ts'
import { type LedgerInvariant, post, verifyLedger } from '#ledger'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { featuresOf } from '#apps/server/features.ts'
import { openServerContext } from '#apps/server/server-context.ts'
import { testClock } from '#core/clock/test-clock.ts'
import { createLog } from '#platform/log/log.ts'
import { serverConfiguration } from '#tests/support/server-configuration.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { addCredit } from '#tests/simulation/add-credit.ts'
import { insertPlayer } from '#tests/simulation/simulated-deployment.ts'

let database: TestDatabase
let db: Database
/** The hand that changes what the product itself cannot. */
let owner: Database
let player: bigint
/** Every check that a feature of the product brings. */
let checks: readonly LedgerInvariant[]

const now = instant(Date.parse('2026-11-21T04:00:00Z'))
const open = (url: string) => openDatabase({ url, poolMax: 2, applicationName: 'house checks' })

beforeAll(async () => {
  database = await createTestDatabase()
  const configuration = serverConfiguration({ databaseUrl: database.url, sandboxUrl: 'http://127.0.0.1:1' })
  const context = openServerContext({
    configuration,
    clock: testClock(),
    log: createLog({ level: 'silent', style: 'json' }),
  })
  db = context.db
  checks = featuresOf(context).checks
  owner = open(database.ownerUrl)
  await owner.pool.query(`insert into game_provider (id, name, created_at) values ('sim-studio', 'Simulated', now())`)
})
afterAll(async () => {
  await db.close()
  await owner.close()
  await database.close()
})

const violated = async (): Promise<string[]> =>
  (await verifyLedger(db, checks)).invariants.filter(({ violations }) => violations > 0).map(({ name }) => name)

const insertRound = `insert into game_round (player_id, provider_id, round_id, state, stake, tips, win, bets, cancelled, wins,
    unnamed_wins, is_free, revision, opened_at, ended_at)
  values ($1, 'studio', 'r1', $2, $3, 0, 0, 1, 0, 0, 0, false, 0, now(), $4)`
const insertOrder = `insert into deposit_order (reference, player_id, channel_id, channel_name, provider, method, amount, act_type,
    is_demo, created_at, expires_at, state, credited, payment_id, ended_at)
  values ('D1', $1, 1, 'GCash', 'sandpay', 'gcash', 500, 0, false, now(), now(), 'credited', 500, 'p1', now())`

test('whatever is wrong between the ledger and those for whom it moves money is found, and nothing else', async () => {
  player = await insertPlayer(db)
  const gift = { id: 'start', amount: 1_000, rate: 10_000, terms: { kind: 'deposit' }, now } as const
  await db.transaction((tx) => addCredit(tx, player, gift))
  expect(await violated()).toEqual([])

  await owner.pool.query(insertRound, [player, 'CLOSED', 150, new Date(now)])
  expect(await violated()).toEqual(['round'])
  await sumUpRounds(db, addDuration(now, days(1)))
  await owner.pool.query('update game_round_sum set stake = stake + 1')
  expect(await violated()).toEqual(['round', 'roundSum'])
  await owner.pool.query('update game_round_sum set stake = stake - 1')
  await owner.pool.query('delete from game_round_sum; delete from game_round_sum_day')
  await owner.pool.query(`update game_round set stake = 0, state = 'OPEN', ended_at = null`)
  expect(await violated()).toEqual(['round'])
  await owner.pool.query(`insert into game_open_round select player_id, provider_id, round_id from game_round`)
  expect(await violated()).toEqual([])

  await owner.pool.query(insertOrder, [player])
  expect(await violated()).toEqual(['deposit'])
  await owner.pool.query(`update deposit_order set state = 'pending', credited = null, ended_at = null`)
  expect(await violated()).toEqual([])

  await owner.pool.query('update turnover_req set progress = progress + 1')
  expect(await violated()).toEqual(['turnover'])
  await owner.pool.query('update turnover_req set progress = progress - 1')

  const hold = { reason: 'withdrawalHold', from: 'coin', to: 'hold', amount: centavos(100n), reference: 'W1' } as const
  await db.transaction((tx) => post(tx, { playerId: player, source: 'test', key: 'hold', now, transfers: [hold] }))
  expect(await violated()).toEqual(['hold'])
})

test('a deposit that was moved for another amount, or for no order, is found', async () => {
  const deposit = {
    reason: 'deposit',
    from: 'psp:sandpay',
    to: 'coin',
    amount: centavos(499n),
    reference: 'D1',
  } as const
  await db.transaction((tx) => post(tx, { playerId: player, source: 'deposit', key: 'D1', now, transfers: [deposit] }))
  expect(await violated()).toContain('deposit')
  await owner.pool.query(`update deposit_order set state = 'credited', credited = 500, ended_at = now()`)
  expect(await violated()).toContain('deposit')
  await owner.pool.query('update deposit_order set credited = 499')
  expect(await violated()).toEqual(['hold'])
})
