import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDuration, instant } from '#core/clock/instant.ts'
import { days } from '#core/clock/duration.ts'
import { dayOf } from '#core/clock/manila.ts'
import { seededTestBytes } from '#core/draw/seeded-bytes.ts'
import { centavos } from '#core/money/centavos.ts'
import type { Database } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { closeDays, makeRoot, post, reportText, type Transfer, verifyLedger } from '#ledger'
import { openLedgerDatabase } from '../testing/play.store.ts'

let database: TestDatabase
let db: Database
/** A connection as the owner, who can change what the product cannot. */
let owner: Database

const now = instant(Date.parse('2026-11-21T04:00:00Z'))

const coins = (reason: 'deposit' | 'withdrawalHold' | 'bet', amount: bigint): Transfer => {
  const move = {
    deposit: { from: 'psp:sandpay', to: 'coin' },
    withdrawalHold: { from: 'coin', to: 'hold' },
    bet: { from: 'coin', to: 'game:studio' },
  } as const
  return { reason, ...move[reason], amount: centavos(amount), reference: 'r' }
}

beforeAll(async () => {
  database = await createTestDatabase()
  db = openLedgerDatabase(database.url, 4)
  owner = openLedgerDatabase(database.ownerUrl, 2)
  for (const playerId of [1n, 2n, 3n]) {
    const move = (key: string, ...transfers: Transfer[]) =>
      db.transaction((tx) => post(tx, { playerId, source: 'test', key: `${playerId} ${key}`, now, transfers }))
    await move('deposit', coins('deposit', 1000n))
    await move('play', coins('bet', 100n), coins('bet', 50n))
    await move('hold', coins('withdrawalHold', 200n))
    await move('release', {
      reason: 'withdrawalRelease',
      from: 'hold',
      to: 'coin',
      amount: centavos(200n),
      reference: 'r',
      closes: 4n,
    })
  }
  const award: Transfer = { reason: 'award', from: 'promo:vip', to: 'coin', amount: centavos(7n), reference: 'r' }
  await db.transaction((tx) => post(tx, { playerId: 5n, source: 'test', key: 'award', now, transfers: [award] }))
  const later = addDuration(now, days(1))
  await closeDays(db, later)
  await makeRoot(db, { day: dayOf(now), now: later, bytes: seededTestBytes(1) })
})
afterAll(async () => {
  await db.close()
  await owner.close()
  await database.close()
})

const violated = async (): Promise<string[]> =>
  (await verifyLedger(db)).invariants.filter(({ violations }) => violations > 0).map(({ name }) => name)

test('a ledger that was only written by the ledger is sound, and the report says so', async () => {
  const report = await verifyLedger(db)
  expect(report).toMatchObject({ isSound: true, transfers: 16, findings: [] })
  expect(reportText(report)).toContain('  ok   the hash chain of every book is whole')
  expect(reportText(report)).toContain('The ledger is sound: 16 transfers.')
})

const of2 = 'where player_id = 2 and seq = 2'
const faults: readonly [string, string, string, readonly string[]][] = [
  [
    'a smaller bet',
    `update ledger_transfer set amount = 99 ${of2}`,
    `update ledger_transfer set amount = 100 ${of2}`,
    ['balance', 'chain', 'sum', 'houseDay'],
  ],
  [
    'another game',
    `update ledger_transfer set to_account = 'game:other' ${of2}`,
    `update ledger_transfer set to_account = 'game:studio' ${of2}`,
    ['chain', 'houseDay'],
  ],
  [
    'another time',
    `update ledger_transfer set at = at + interval '1 ms' ${of2}`,
    `update ledger_transfer set at = at - interval '1 ms' ${of2}`,
    ['chain'],
  ],
  [
    'another reason',
    `update ledger_transfer set reason = 'gameDebit' ${of2}`,
    `update ledger_transfer set reason = 'bet' ${of2}`,
    ['chain', 'houseDay'],
  ],
  [
    'a reason that the chart does not know',
    `update ledger_transfer set reason = 'gift' ${of2}`,
    `update ledger_transfer set reason = 'bet' ${of2}`,
    ['chart', 'chain', 'houseDay'],
  ],
  [
    'an account that the chart does not know',
    `update ledger_transfer set to_account = 'coin:3' ${of2}`,
    `update ledger_transfer set to_account = 'game:studio' ${of2}`,
    ['chart', 'chain', 'houseDay'],
  ],
  [
    'another key',
    `update ledger_transfer set key = 'x' ${of2}`,
    `update ledger_transfer set key = '2 play' ${of2}`,
    ['chain', 'operation'],
  ],
  [
    'a transfer moved to another player',
    `update ledger_transfer set player_id = 4 ${of2}`,
    `update ledger_transfer set player_id = 2 where player_id = 4`,
    ['sequence', 'balance', 'chain', 'book', 'operation', 'houseDay'],
  ],
  [
    'a balance in a book',
    'update ledger_book set coin = coin + 1 where player_id = 3',
    'update ledger_book set coin = coin - 1 where player_id = 3',
    ['book', 'sum'],
  ],
  [
    'a number in a book',
    'update ledger_book set seq = seq + 1 where player_id = 3',
    'update ledger_book set seq = seq - 1 where player_id = 3',
    ['book'],
  ],
  [
    'a book without transfers that has money',
    `insert into ledger_book (player_id, head, points) values (9, '\\x${'0'.repeat(64)}', 5)`,
    'delete from ledger_book where player_id = 9',
    ['book', 'sum'],
  ],
  [
    'an operation without its transfers',
    `insert into ledger_operation select 'test', 'ghost', 3, input_hash, 'null', 6, 1, at from ledger_operation limit 1`,
    `delete from ledger_operation where key = 'ghost'`,
    ['operation'],
  ],
  [
    'a transfer without its operation',
    `update ledger_operation set transfers = 1 where key = '1 play'`,
    `update ledger_operation set transfers = 2 where key = '1 play'`,
    ['operation'],
  ],
  [
    'a closing that is forgotten',
    'delete from ledger_closing where player_id = 1',
    'insert into ledger_closing values (1, 4, 5)',
    ['closing'],
  ],
  [
    'a closing that nothing did',
    'insert into ledger_closing values (1, 2, 3)',
    'delete from ledger_closing where player_id = 1 and seq = 2',
    ['closing'],
  ],
  [
    'a closed day',
    `update ledger_house_day set paid = paid + 1 where account = 'psp:sandpay'`,
    `update ledger_house_day set paid = paid - 1 where account = 'psp:sandpay'`,
    ['houseDay'],
  ],
  [
    'a larger sum of deposits',
    'update ledger_deposit_month set amount = amount + 1 where player_id = 2',
    'update ledger_deposit_month set amount = amount - 1 where player_id = 2',
    ['houseDay'],
  ],
  [
    'a first bet of another day',
    'update ledger_bettor set day = day - 1 where player_id = 3',
    'update ledger_bettor set day = day + 1 where player_id = 3',
    ['houseDay'],
  ],
  [
    'one player more in a cohort',
    'update ledger_deposit_cohort set players = players + 1',
    'update ledger_deposit_cohort set players = players - 1',
    ['houseDay'],
  ],
  [
    'less that moved on a day',
    `update ledger_flow_day set amount = amount - 1 where reason = 'withdrawalRelease'`,
    `update ledger_flow_day set amount = amount + 1 where reason = 'withdrawalRelease'`,
    ['houseDay'],
  ],
  [
    'one award more of a promotion',
    'update ledger_award_day set awards = awards + 1',
    'update ledger_award_day set awards = awards - 1',
    ['houseDay'],
  ],
  [
    'an award to somebody else',
    `update ledger_award_day set players = int8send(6)`,
    `update ledger_award_day set players = int8send(5)`,
    ['houseDay'],
  ],
  [
    'a leaf of the daily root',
    'update ledger_root_leaf set amount = amount - 1 where player_id = 1',
    'update ledger_root_leaf set amount = amount + 1 where player_id = 1',
    ['root'],
  ],
  ['the daily root', 'update ledger_root set total = total - 1', 'update ledger_root set total = total + 1', ['root']],
]

test.each(faults)('%s is found', async (name, fault, repair, expected) => {
  await owner.rows(statement(`fault ${name}`.slice(0, 60), fault))
  try {
    expect(await violated()).toEqual(expected)
  } finally {
    await owner.rows(statement(`repair ${name}`.slice(0, 60), repair))
  }
  expect(await violated()).toEqual([])
})

test('a deleted transfer is found, wherever it stood', async () => {
  const remove = statement('testRemove', 'delete from ledger_transfer where player_id = 1 and seq = 5')
  await owner.rows(remove)
  const report = await verifyLedger(db)

  expect(report.isSound).toBe(false)
  expect(reportText(report)).toContain('book: player 1: says 5 transfers and has 4')
  expect(reportText(report)).toMatch(/The ledger is NOT sound \(.*book 4.*\): 15 transfers\./)
})
