import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { days, hours, minutes } from '#core/clock/duration.ts'
import { addDuration, instant, type Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { seededTestBytes } from '#core/draw/seeded-bytes.ts'
import { centavos } from '#core/money/centavos.ts'
import type { Database } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import {
  closeDays,
  type LedgerReport,
  makeRoot,
  post,
  reportText,
  type Transfer,
  verifyOnward,
  type VerifyRun,
} from '#ledger'
import { openLedgerDatabase } from '../testing/play.store.ts'

let database: TestDatabase
let db: Database
/** A connection as the owner, who can change what the product cannot. */
let owner: Database
let now: Instant
let keys = 0

const start = instant(Date.parse('2026-11-21T04:00:00Z'))
const seal: VerifyRun['seal'] = (text) => createHmac('sha256', 'a key of this test').update(text).digest()

beforeEach(async () => {
  database = await createTestDatabase()
  db = openLedgerDatabase(database.url, 4)
  owner = openLedgerDatabase(database.ownerUrl, 2)
  now = start
  for (const playerId of [1n, 2n, 3n]) await play(playerId)
})
afterEach(async () => {
  await db.close()
  await owner.close()
  await database.close()
})

const moves = {
  deposit: { from: 'psp:sandpay', to: 'coin' },
  withdrawalHold: { from: 'coin', to: 'hold' },
  bet: { from: 'coin', to: 'game:studio' },
} as const
const coins = (reason: keyof typeof moves, amount: bigint): Transfer => ({
  reason,
  ...moves[reason],
  amount: centavos(amount),
  reference: 'r',
})
const move = (playerId: bigint, ...transfers: Transfer[]) =>
  db.transaction((tx) => post(tx, { playerId, source: 'test', key: `key ${++keys}`, now, transfers }))

/** Five transfers, the last of which closes the fourth. */
async function play(playerId: bigint, seq = 0n): Promise<void> {
  await move(playerId, coins('deposit', 1000n))
  await move(playerId, coins('bet', 100n), coins('bet', 50n))
  await move(playerId, coins('withdrawalHold', 200n))
  const release = { reason: 'withdrawalRelease', from: 'hold', to: 'coin', reference: 'r' } as const
  await move(playerId, { ...release, amount: centavos(200n), closes: seq + 4n })
}

const change = (text: string) => owner.rows(statement(`change ${++keys}`, text))
const read = async <Row>(text: string) => owner.rows(statement<Row>(`read ${++keys}`, text))
const checkpoints = () =>
  read<{ number: bigint; is_whole: boolean }>('select number, is_whole from ledger_checkpoint order by 1')
const sealedBooks = () =>
  read<{ player_id: bigint; number: bigint; walked: bigint; seq: bigint }>(
    'select player_id, number, walked, seq from ledger_checkpoint_book order by 1',
  )

async function verify(run: Partial<VerifyRun> = {}): Promise<LedgerReport> {
  const report = await verifyOnward({ db, checks: [], seal, now, ...run })
  if (report === undefined) throw new Error('another verification was under way')
  return report
}
const violated = ({ invariants }: LedgerReport) =>
  invariants.filter(({ violations }) => violations > 0).map(({ name }) => name)

/** Leaves only this book to the sample. */
const sampleOnly = async (playerId: bigint) => {
  const others = Array.from({ length: 60 }, (_, index) => 100n + BigInt(index))
  for (const other of others) await move(other, coins('deposit', 1n))
  await verify({ isWhole: true })
  const books = await read<{ walked: bigint }>(
    `select walked from ledger_checkpoint_book where player_id = ${playerId}`,
  )
  return books[0]?.walked
}

test('the first run reads the whole ledger, and the next ones what happened since', async () => {
  expect(await verify()).toMatchObject({ isSound: true, transfers: 15, read: 15 })
  expect(await checkpoints()).toEqual([{ number: 1n, is_whole: true }])

  now = addDuration(now, minutes(30))
  await play(2n, 5n)
  await move(4n, coins('deposit', 70n))
  const onward = await verify()
  // Six new transfers, and the fifteen of the sample, which has room for every book here.
  expect(onward).toMatchObject({ isSound: true, transfers: 21, read: 21, wentOnFrom: { number: 1n } })
  expect(reportText(onward)).toContain('Went on from checkpoint 1 of 2026-11-21T04:00:00.000Z and read 21 transfers.')
  expect(reportText(onward)).toContain('The ledger is sound: 21 transfers.')
  expect(await checkpoints()).toEqual([
    { number: 1n, is_whole: true },
    { number: 2n, is_whole: false },
  ])
  expect(await sealedBooks()).toEqual([
    { player_id: 1n, number: 2n, walked: 2n, seq: 5n },
    { player_id: 2n, number: 2n, walked: 2n, seq: 10n },
    { player_id: 3n, number: 2n, walked: 2n, seq: 5n },
    { player_id: 4n, number: 2n, walked: 2n, seq: 1n },
  ])
  now = addDuration(now, days(40))
  expect(await verify()).toMatchObject({ isSound: true, transfers: 21 })
})

const since: readonly [string, string, readonly string[]][] = [
  [
    'a smaller bet',
    'update ledger_transfer set amount = 99 where player_id = 2 and seq = 7',
    ['balance', 'chain', 'sum'],
  ],
  ['another time', `update ledger_transfer set at = at + interval '1 ms' where player_id = 2 and seq = 7`, ['chain']],
  ['a deleted transfer', 'delete from ledger_transfer where player_id = 2 and seq = 10', ['book']],
  [
    'a transfer moved to somebody without a book',
    'update ledger_transfer set player_id = 9 where player_id = 2 and seq = 6',
    [],
  ],
  [
    'a balance in a book that nobody moved',
    'update ledger_book set coin = coin + 1 where player_id = 3',
    ['book', 'sum'],
  ],
  ['a book that is gone', 'delete from ledger_book where player_id = 3', ['book', 'sum']],
  ['another key', `update ledger_transfer set key = 'x' where player_id = 2 and seq = 7`, ['chain', 'operation']],
  ['a closing that is forgotten', 'delete from ledger_closing where player_id = 2 and seq = 9', ['closing']],
]

test.each(since)('%s since the last checkpoint is found, and no checkpoint is sealed', async (_, fault, expected) => {
  await verify()
  now = addDuration(now, minutes(30))
  await play(2n, 5n)
  await change(fault)
  const report = await verify()
  expect(report.isSound).toBe(false)
  expect(violated(report)).toEqual(expect.arrayContaining([...expected]))
  expect(await checkpoints()).toHaveLength(1)
  expect((await sealedBooks()).every(({ number }) => number === 1n)).toBe(true)
})

test('a change before the checkpoint is found when its book is read again, which is at least once in a week of runs', async () => {
  await sampleOnly(1n)
  await change('update ledger_transfer set amount = 99 where player_id = 150 and seq = 1')
  // 63 books, 50 of them in each run: the second one reaches those that were read the longest ago.
  expect(violated(await verify())).toEqual([])
  expect(violated(await verify())).toEqual(['balance', 'chain'])
})

test('a change before the checkpoint stays found, run by run, and a whole run finds it at once', async () => {
  await sampleOnly(1n)
  await change(`update ledger_transfer set reference = 'other' where player_id = 1 and seq = 2`)
  for (const run of [{}, {}, { isWhole: true }]) expect(violated(await verify(run))).toEqual(['chain'])
  await change(`update ledger_transfer set reference = 'r' where player_id = 1 and seq = 2`)
  expect(violated(await verify())).toEqual([])
})

test('an operation that is not that of its transfers is found in the sample', async () => {
  await verify()
  now = addDuration(now, hours(3))
  await change('update ledger_operation set transfers = 1 where player_id = 1 and first_seq = 2')
  expect(violated(await verify())).toEqual(['operation'])
})

const forged: readonly [string, string][] = [
  ['a checkpoint that says less was owed', 'update ledger_checkpoint set house_coin = house_coin - 1 where number = 2'],
  ['a checkpoint that is gone', 'delete from ledger_checkpoint where number = 2'],
  [
    'a book and its checkpoint that agree',
    'update ledger_book set coin = coin + 5 where player_id = 3; update ledger_checkpoint_book set coin = coin + 5 where player_id = 3',
  ],
  ['a book that is taken for walked', 'update ledger_checkpoint_book set walked = 99 where player_id = 1'],
]
test.each(forged)('%s is not believed', async (_, fault) => {
  await verify()
  await verify()
  for (const part of fault.split('; ')) await change(part)
  expect(violated(await verify())).toContain('checkpoint')
  expect((await checkpoints()).length).toBeLessThan(3)
})

test('a whole run begins a chain of its own after a checkpoint that was forged', async () => {
  await verify()
  await verify()
  await change('update ledger_checkpoint set transfers = transfers + 1 where number = 2')
  expect(violated(await verify())).toEqual(['checkpoint'])
  expect(violated(await verify({ isWhole: true }))).toEqual([])
  expect(violated(await verify())).toEqual([])
})

test('under another key nothing that was sealed is believed', async () => {
  await verify()
  expect(violated(await verify({ seal: (text) => createHmac('sha256', 'other').update(text).digest() }))).toEqual([
    'checkpoint',
  ])
})

test('the newest daily root is verified with the books that moved before it', async () => {
  await verify()
  await play(2n, 5n)
  now = addDuration(now, days(1))
  await closeDays(db, now)
  await makeRoot(db, { day: dayOf(start), now, bytes: seededTestBytes(1) })
  await change('update ledger_root_leaf set amount = amount - 1 where player_id = 2')
  expect(violated(await verify())).toContain('root')
  await change('update ledger_root_leaf set amount = amount + 1 where player_id = 2')
  expect(violated(await verify())).toEqual([])
})

test('what lies beside the books is verified once a day, and whenever somebody wants it', async () => {
  now = addDuration(now, days(1))
  await closeDays(db, now)
  await verify()
  await change(`update ledger_house_day set paid = paid + 1 where account = 'psp:sandpay'`)
  expect(violated(await verify())).toEqual([])
  expect(violated(await verify({ withBeside: true }))).toEqual(['houseDay'])
  now = addDuration(now, hours(20))
  expect(violated(await verify())).toEqual(['houseDay'])
})

const slowCheck = (seconds: number) => ({
  name: 'slow',
  says: 'a check that takes its time',
  find: async (tx: Parameters<typeof post>[0]) => {
    await tx.rows(statement('testSleep', 'select pg_sleep($1)'), [seconds])
    return []
  },
})

test('of runs at once one verifies, the others are told, and the next one is free after it', async () => {
  const run = () => verifyOnward({ db, checks: [slowCheck(1)], seal, now })
  const all = await Promise.all(Array.from({ length: 4 }, run))
  expect(all.filter((report) => report !== undefined)).toHaveLength(1)
  expect(await checkpoints()).toHaveLength(1)
  expect(await verify()).toMatchObject({ isSound: true })
})

test('a run that is stopped ends its statement, leaves no half checkpoint, and the next one begins', async () => {
  await verify()
  await play(2n, 5n)
  const stop = new AbortController()
  const begun = performance.now()
  const verification = verify({ checks: [slowCheck(30)], withBeside: true, signal: stop.signal })
  setTimeout(() => stop.abort(), 1_000)
  await expect(verification).rejects.toThrow('canceling statement due to user request')
  expect(performance.now() - begun).toBeLessThan(10_000)

  expect(await checkpoints()).toHaveLength(1)
  expect((await sealedBooks()).every(({ number, seq }) => number === 1n && seq === 5n)).toBe(true)
  const gone = AbortSignal.abort(new Error('the process stops'))
  await expect(verify({ signal: gone })).rejects.toThrow('the process stops')
  expect(await verify()).toMatchObject({ isSound: true, transfers: 20 })
})
