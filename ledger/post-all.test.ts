import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import type { Database } from '#platform/db/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { balancesOf } from './book/book.store.ts'
import { postAll, type PostRequest } from './post.ts'
import { openLedgerDatabase } from './testing/play.store.ts'
import { verifyLedger } from './verify/verify-ledger.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = openLedgerDatabase(database.url, 12)
})
afterAll(async () => {
  await db.close()
  await database.close()
})

const now = instant(Date.parse('2026-11-21T04:00:00Z'))
const deposit = (playerId: bigint, amount: bigint): PostRequest => ({
  playerId,
  source: 'test',
  key: `deposit-${playerId}`,
  transfers: [{ reason: 'deposit', from: 'psp:test', to: 'coin', amount: centavos(amount), reference: 'o' }],
})
const bet = (playerId: bigint, amount: bigint): PostRequest => ({
  playerId,
  source: 'test',
  key: `bet-${playerId}`,
  transfers: [{ reason: 'bet', from: 'coin', to: 'game:test', amount: centavos(amount), reference: 'r' }],
})
const post = (...requests: PostRequest[]) => db.transaction((tx) => postAll(tx, requests, now))
const coinOf = async (playerId: bigint) => (await balancesOf(db, playerId)).coin

test('each posting of a list is applied or refused for itself', async () => {
  const posted = await post(deposit(1n, 100n), bet(1n, 60n), bet(2n, 1n), deposit(3n, 5n))
  expect(posted.map((each) => (each.kind === 'refused' ? each.refusal : each.kind))).toEqual([
    'applied',
    'applied',
    'insufficientFunds',
    'applied',
  ])
  expect([await coinOf(1n), await coinOf(2n), await coinOf(3n)]).toEqual([40n, 0n, 5n])
})

test('the same list ten times at once, in either order, moves the money once', async () => {
  const list = [deposit(11n, 100n), deposit(12n, 200n), deposit(13n, 300n)]
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => post(...(index % 2 === 0 ? list : list.toReversed()))),
  )
  expect(answers.flat().filter(({ kind }) => kind === 'applied')).toHaveLength(3)
  expect([await coinOf(11n), await coinOf(12n), await coinOf(13n)]).toEqual([100n, 200n, 300n])
})

test('an empty list posts nothing, and the ledger is sound', async () => {
  expect(await post()).toEqual([])
  expect(await verifyLedger(db)).toMatchObject({ isSound: true })
})
