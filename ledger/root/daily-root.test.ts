import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { addDays, dayOf } from '#core/clock/manila.ts'
import { seededTestBytes } from '#core/draw/seeded-bytes.ts'
import { centavos } from '#core/money/centavos.ts'
import type { Database } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { bookPart, liabilityProof, makeRoot, post, reportText, rootList, verifyLedger } from '#ledger'
import { verifyChain } from '../proof/verify-chain.ts'
import { verifyLiability } from '../proof/verify-liability.ts'
import { openLedgerDatabase } from '../testing/play.store.ts'

let database: TestDatabase
let db: Database

const now = instant(Date.parse('2026-11-21T04:00:00Z'))
const today = dayOf(now)
const bytes = seededTestBytes(7)

beforeAll(async () => {
  database = await createTestDatabase()
  db = openLedgerDatabase(database.url, 4)
  for (const playerId of [1n, 2n, 3n]) await pay(playerId, 100n * playerId)
  await db.transaction((tx) =>
    post(tx, {
      playerId: 2n,
      source: 'test',
      key: 'moves',
      now,
      transfers: [
        { reason: 'withdrawalHold', from: 'coin', to: 'hold', amount: centavos(50n), reference: 'w' },
        { reason: 'safeboxIn', from: 'coin', to: 'safebox', amount: centavos(20n), reference: 's' },
        { reason: 'bet', from: 'coin', to: 'game:test', amount: centavos(30n), reference: 'b' },
      ],
    }),
  )
})
afterAll(async () => {
  await db.close()
  await database.close()
})

let payments = 0
const pay = (playerId: bigint, amount: bigint) =>
  db.transaction((tx) =>
    post(tx, {
      playerId,
      source: 'test',
      key: `pay-${++payments}`,
      now,
      transfers: [{ reason: 'deposit', from: 'psp:test', to: 'coin', amount: centavos(amount), reference: 'o' }],
    }),
  )

describe('the root of a day', () => {
  test('says what is owed to everybody: coin, hold and safebox', async () => {
    expect(await makeRoot(db, { day: today, now, bytes })).toMatchObject({
      players: 3n,
      total: 570n,
      day: today,
      madeAt: now,
    })
  })

  test('is made once, whatever happens later and however many make it', async () => {
    const first = await makeRoot(db, { day: today, now, bytes })
    await pay(1n, 1n)
    const again = await Promise.all([1, 2, 3].map(() => makeRoot(db, { day: today, now, bytes })))
    expect(again).toEqual([first, first, first])
    expect(await rootList(db, 10)).toEqual([first])
  })

  test.each([1n, 2n, 3n])('contains the balance of player %s, who can check it alone', async (playerId) => {
    const proven = await liabilityProof(db, { day: today, playerId })
    if (proven === undefined) throw new Error('there is no proof')
    const { leaf } = proven.proof
    expect(verifyLiability(proven.proof, proven.root)).toBe('included')
    expect(leaf.amount).toBe({ 1: 100n, 2: 170n, 3: 300n }[String(playerId)])

    const book = await bookPart(db, { playerId, afterSeq: 0n, countMax: 100 })
    const upToLeaf = book.filter(({ transfer }) => transfer.seq <= leaf.seq)
    expect(verifyChain(upToLeaf)).toEqual({ kind: 'whole', end: { seq: leaf.seq, hash: leaf.head } })
  })

  test('proves nothing to a player who was not there, or of a day without one', async () => {
    expect(await liabilityProof(db, { day: today, playerId: 99n })).toBeUndefined()
    expect(await liabilityProof(db, { day: addDays(today, 1), playerId: 1n })).toBeUndefined()
  })

  test('over more players than one branch holds is proven for the first, the last and those at the seams', async () => {
    const owner = openLedgerDatabase(database.ownerUrl, 1)
    const day = addDays(today, 2)
    const crowd = statement(
      'testCrowd',
      `insert into ledger_book (player_id, head, coin) select id, sha256(id::text::bytea), id from generate_series(1001, 3500) as id`,
    )
    await owner.rows(crowd)
    await makeRoot(db, { day, now: addDuration(now, days(2)), bytes })
    for (const playerId of [1n, 1001n, 2021n, 2022n, 2023n, 3500n]) {
      const proven = await liabilityProof(db, { day, playerId })
      expect(proven && verifyLiability(proven.proof, proven.root), `player ${playerId}`).toBe('included')
    }
    await owner.rows(statement('testCrowdGone', 'delete from ledger_book where player_id > 1000'))
    await owner.rows(statement('testCrowdLeavesGone', 'truncate ledger_root_leaf, ledger_root_branch'))
    await owner.close()
  })

  test('stays when the proofs below it have grown old', async () => {
    const day = addDays(today, 40)
    await makeRoot(db, { day, now: addDuration(now, days(40)), bytes })
    expect(await liabilityProof(db, { day: today, playerId: 1n })).toBeUndefined()
    expect((await rootList(db, 10)).map((root) => root.day)).toContain(today)
    const report = await verifyLedger(db)
    expect(report.isSound, reportText(report)).toBe(true)
  })

  test('puts players beside each other in another order every day, so that no neighbour is known', async () => {
    const neighbours = async (day: typeof today) => {
      await makeRoot(db, { day, now: addDuration(now, days(41)), bytes })
      const proofs = await Promise.all([1n, 2n, 3n].map((playerId) => liabilityProof(db, { day, playerId })))
      return proofs.map((proven) => proven?.proof.steps.map(({ side }) => side).join()).join(' ')
    }
    const seen = new Set<string>()
    for (let later = 41; later < 61; later++) seen.add(await neighbours(addDays(today, later)))
    // All permutations of three.
    expect(seen.size).toBe(6)
  })
})
