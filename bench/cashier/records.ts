import pg from 'pg'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { coinDetail } from '#features/cashier/money-record/contract.ts'
import type { RunningProduct } from '#tests/journeys/support/run-product.ts'
import { latenciesOf } from '../support/latencies.ts'
import { reportFigures } from '../support/figures.ts'
import { ask, type CashierPlayer, cashierPlayers } from './cashier-players.ts'

const rows = 1_000_000
const depositEvery = 50_000
const reads = 200
const warmUps = 20
const answeredMsMax = 100
/** Nothing of the history was read before: no page of it is in memory, and nobody has planned how to read it. */
const firstMsMax = 300
const draw = seededTestDraw(1)

/** A million movements of one player: read from the newest, from the middle, and for the few that are no play. */
export async function measureRecords(product: RunningProduct): Promise<void> {
  const [player] = await cashierPlayers(product, 1)
  if (player === undefined) throw new Error('a player is needed')
  await fillHistory(product.ownerUrl, player.id)
  const first = await readOnce(player, {})
  const newest = await readMany(player, () => ({}))
  const middle = await readMany(player, () => ({ before: 1 + draw(rows) }))
  const deposits = await readMany(player, () => ({ kinds: ['deposit'] as const }))
  reportFigures(`Records: ${rows.toLocaleString('en')} movements of one player, 30 at a time, ${reads} reads each`, [
    { what: 'the newest, the very first time', value: first, unit: 'ms', bar: firstMsMax },
    { what: 'the newest, 99 of 100', value: newest, unit: 'ms', bar: answeredMsMax },
    { what: 'from anywhere, 99 of 100', value: middle, unit: 'ms', bar: answeredMsMax },
    { what: 'the 20 deposits among them, 99 of 100', value: deposits, unit: 'ms', bar: answeredMsMax },
  ])
}

async function readMany(player: CashierPlayer, filter: () => object): Promise<number> {
  const taken: number[] = []
  for (let count = -warmUps; count < reads; count++) {
    const ms = await readOnce(player, filter())
    if (count >= 0) taken.push(ms)
  }
  return latenciesOf(taken).p99Ms
}

async function readOnce({ client }: CashierPlayer, filter: object): Promise<number> {
  const began = performance.now()
  const { list } = await ask(client, coinDetail, filter)
  if (list.length === 0) throw new Error('the history is read, and nothing is in it')
  return performance.now() - began
}

/** Bets and now and then a deposit, over three months. Their hashes are no chain: nothing verifies this database. */
async function fillHistory(databaseUrl: string, playerId: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into ledger_transfer (player_id, seq, at, asset, amount, from_account, to_account, from_balance, to_balance,
       reason, reference, source, key, hash)
     select $1, n, now() - (($2 - n) * interval '7 seconds'), 'coin', 100,
       case when n % $3 = 0 then 'psp:sandpay' else 'coin' end, case when n % $3 = 0 then 'coin' else 'game:studio' end,
       case when n % $3 = 0 then null else 1000 end, case when n % $3 = 0 then 1000 end,
       case when n % $3 = 0 then 'deposit' else 'bet' end, 'r' || n, 'bench', 'bench-' || n, sha256('none')
     from generate_series(1, $2::bigint) as n`,
    [playerId, rows, depositEvery],
  )
  // As the database itself looks at a history that grows over months, and not in a minute.
  await client.query('analyze ledger_transfer')
  await client.end()
}
