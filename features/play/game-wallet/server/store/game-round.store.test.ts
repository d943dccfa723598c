import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import { type Database, openDatabase, type Transaction } from '#platform/db/database.ts'
import { exactlyOne } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import { asOwner } from '#tests/support/as-owner.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { ended, newRound, type Round, withBet, withWin } from '../../round.ts'
import { boundedTransactions } from './bounded-transactions.store.ts'
import { roundFindByIds, roundSave } from './game-round.store.ts'
import { roundFindFaults } from './round-fault.store.ts'

const now = instant(1_763_700_000_000)
const amount = centavos(150n)

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = boundedTransactions(openDatabase({ url: database.url, poolMax: 1, applicationName: 'rounds' }), {
    statementMs: 5_000,
  })
})
afterAll(async () => {
  await db.close()
  await database.close()
})

const idOf = (roundId: string) => ({ playerId: 7n, providerId: 'studio', roundId })
const opened = (roundId: string): Round => {
  const facts = { ...idOf(roundId), gameCode: 'game', gameType: 'slots', openedAt: now } as const
  return withBet(newRound(facts), { amount, isTip: false, isFree: false, detail: undefined })
}
const won = (round: Round): Round =>
  ended(withWin(round, { amount, namesBet: true, isCashOut: false }), instant(now + 1_000))
const save = (...rounds: readonly Round[]) => db.transaction((tx) => Promise.all(roundSave(tx, rounds)))

const count = statement<{ hot: bigint; updates: bigint; byKey: bigint; byPlayer: bigint }>(
  'test_round_count',
  `select pg_stat_get_xact_tuples_hot_updated('game_round'::regclass) as hot,
     pg_stat_get_xact_tuples_updated('game_round'::regclass) as updates,
     pg_stat_get_xact_numscans('game_round_pkey'::regclass) as "byKey",
     pg_stat_get_xact_numscans('game_round_by_player'::regclass) as "byPlayer"`,
)
/** The increase of PostgreSQL's statistics, which are kept per connection. */
const counted = (work: (tx: Transaction) => Promise<unknown>) =>
  db.transaction(async (tx) => {
    const before = await exactlyOne(tx.rows(count))
    await work(tx)
    const after = await exactlyOne(tx.rows(count))
    return {
      hot: after.hot - before.hot,
      updates: after.updates - before.updates,
      byKey: after.byKey - before.byKey,
      byPlayer: after.byPlayer - before.byPlayer,
    }
  })

test('a round that ends stays in its page, so that no index is written', async () => {
  await save(opened('ends'))
  const [stored] = await roundFindByIds(db, [idOf('ends')])
  if (stored === undefined) throw new Error('the round was not kept')
  const counts = await counted((tx) => Promise.all(roundSave(tx, [won(stored)])))
  expect(counts).toMatchObject({ hot: 1n, updates: 1n })
})

test.each([
  ['was never looked at', 'truncate game_round, game_open_round'],
  ['was looked at while it was empty', 'truncate game_round, game_open_round; analyze game_round'],
])('of a table that %s a round is read by its key alone', async (_what, prepare) => {
  await asOwner(database.ownerUrl, prepare)
  const refs = [3, 5, 30].map((index) => idOf(`round ${index}`))
  // The plan is created and cached here.
  expect(await db.transaction((tx) => roundFindByIds(tx, refs))).toEqual([])
  await save(...Array.from({ length: 40 }, (_, index) => opened(`round ${index}`)))
  const found: string[] = []
  const counts = await counted(async (tx) => {
    for (const { roundId } of await roundFindByIds(tx, refs)) found.push(roundId)
  })
  expect(found.toSorted()).toEqual(refs.map(({ roundId }) => roundId).toSorted())
  expect(counts).toMatchObject({ byKey: 3n, byPlayer: 0n })
})

test.each([
  ['that nobody lists', 'delete from game_round_correction', 'was corrected 1 times and is listed with 0'],
  [
    'that is listed with another count',
    'update game_round_correction set revision = 2',
    'was corrected 1 times and is listed with 2',
  ],
])('a corrected round %s is found', async (_what, fault, says) => {
  await asOwner(database.ownerUrl, 'truncate game_round, game_round_correction, game_open_round')
  const corrected = { ...won(opened('corrected')), stake: centavos(0n), largestBet: centavos(0n), win: centavos(0n) }
  await save({ ...corrected, bets: 0, wins: 0, revision: 1 })
  expect(await roundFindFaults(db)).toEqual([])
  await asOwner(database.ownerUrl, fault)
  expect(await roundFindFaults(db)).toMatchObject([{ roundId: 'corrected', fault: says }])
})
