import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { nonceTake } from './store/nonce.store.ts'
import { NonceClaim } from './nonce-claim.ts'
import { openPlayOf } from './store/open-round.store.ts'
import { txFindByIds, txFindByRounds } from './store/game-tx.store.ts'

const directory = join(import.meta.dirname, '..', '..', '..', '..', 'database', 'migrations')
const isEarlier = (name: string): boolean =>
  name < (readdirSync(directory).find((each) => each.endsWith('_one_row_a_bet.sql')) ?? '')

let database: TestDatabase
let db: Database
let earlier: string
beforeAll(async () => {
  database = await createTestDatabase()
  earlier = mkdtempSync(join(tmpdir(), 'migrations-'))
  for (const name of readdirSync(directory).filter(isEarlier)) cpSync(join(directory, name), join(earlier, name))
  await asOwner('drop schema public cascade; create schema public; grant usage on schema public to public')
  await migrate({ ownerUrl: database.ownerUrl, directory: earlier })
  await asOwner(rowsOfBefore)
  await migrate({ ownerUrl: database.ownerUrl, directory })
  db = openDatabase({ url: database.url, poolMax: 2, applicationName: 'migrated' })
})
afterAll(async () => {
  rmSync(earlier, { recursive: true, force: true })
  await db.close()
  await database.close()
})

async function asOwner(sql: string): Promise<void> {
  const owner = openDatabase({ url: database.ownerUrl, poolMax: 1, applicationName: 'before' })
  await owner.pool.query(sql)
  await owner.close()
}

// A closed round with a bet and its win, an open one with a bet that stands and one that was rolled back, and the
// rollback; a refused bet; a nonce; a pending event.
const rowsOfBefore = `
  insert into game_round (player_id, provider_id, round_id, game_code, game_type, state, stake, tips, win, bets, cancelled,
    wins, unnamed_wins, is_free, revision, opened_at, ended_at, largest_bet)
  values (7, 'old', 'closed', 'g', 'slots', 'CLOSED', 100, 0, 40, 1, 0, 1, 0, false, 0, now(), now(), 100),
    (7, 'old', 'open', 'g', 'slots', 'OPEN', 30, 0, 0, 1, 1, 0, 0, false, 0, now(), null, 30);
  insert into game_tx (provider_id, tx_id, player_id, round_id, kind, amount, state, seq, is_settled, ref_tx_id, at)
  values ('old', 'bet', 7, 'closed', 'bet', 100, 'APPLIED', 1, true, null, now() - interval '5 minutes'),
    ('old', 'win', 7, 'closed', 'win', 40, 'APPLIED', 2, false, 'bet', now() - interval '4 minutes'),
    ('old', 'first', 7, 'open', 'bet', 30, 'APPLIED', 3, false, null, now() - interval '3 minutes'),
    ('old', 'second', 7, 'open', 'bet', 50, 'ROLLED_BACK', 4, false, null, now() - interval '2 minutes'),
    ('old', 'back', 7, 'open', 'rollback', 50, 'APPLIED', 5, false, 'second', now() - interval '1 minute'),
    ('old', 'poor', 7, 'open', 'bet', 999, 'REJECTED', null, false, null, now());
  insert into ledger_operation (source, key, player_id, input_hash, answer, first_seq, transfers, at)
  select 'game:' || provider_id, tx_id, player_id, sha256(tx_id::bytea), '{}', coalesce(seq, 6), (seq is not null)::int, at
  from game_tx;
  insert into game_nonce (key_id, nonce, expires_at) values ('key', 'a-nonce-of-before', now() + interval '5 minutes');
  insert into outbox_inbox (once_id, lane, topic, key, payload, published_at)
  values ('once', 3, 'ROUND_CLOSED', '7', '{"stake": "100"}', now())`

test('transactions of before are found under their ids as what they were', async () => {
  const ids = ['bet', 'win', 'first', 'second', 'back', 'poor'].map((txId) => ({ providerId: 'old', txId }))
  const found = await txFindByIds(db, ids)
  expect(found.map(({ at: _at, ...rest }) => rest)).toEqual([
    tx({ txId: 'bet', roundId: 'closed', amount: 100n, seq: 1n }),
    tx({ txId: 'win', roundId: 'closed', kind: 'win', amount: 40n, seq: 2n, refTxId: 'bet', followsTxId: 'bet' }),
    tx({ txId: 'first', amount: 30n, seq: 3n }),
    tx({ txId: 'second', amount: 50n, seq: 4n, state: 'ROLLED_BACK', followsTxId: 'first' }),
    tx({ txId: 'back', kind: 'rollback', amount: 50n, seq: 5n, refTxId: 'second' }),
    tx({ txId: 'poor', amount: 999n, state: 'REJECTED' }),
  ])
})

const tx = (facts: object) => ({
  providerId: 'old',
  playerId: 7n,
  roundId: 'open',
  kind: 'bet',
  state: 'APPLIED',
  seq: null,
  refTxId: null,
  followsTxId: null,
  ...facts,
})

test('the bets and wins of an older round stay linked, from the last to the first', async () => {
  const ofRound = async (roundId: string) =>
    (await txFindByRounds(db, [{ playerId: 7n, providerId: 'old', roundId }])).map(({ txId }) => txId)
  expect(await ofRound('closed')).toEqual(['win', 'bet'])
  expect(await ofRound('open')).toEqual(['second', 'first'])
})

test('a round that was open is open still, and an event on its way has not lost its place', async () => {
  expect(await openPlayOf(db, [7n])).toEqual(new Map([[7n, { rounds: 1, stake: 30n }]]))
  const events = await db.pool.query('select once_id, lane, topic, key, payload from outbox_inbox')
  expect(events.rows).toEqual([
    { once_id: 'once', lane: 3, topic: 'ROUND_CLOSED', key: '7', payload: { stake: '100' } },
  ])
})

test('a nonce that was used before is used still', async () => {
  const claimOf = (nonce: string) => new NonceClaim({ keyId: 'key', nonce, expiresAt: instant(Date.now()) })
  const claims = [claimOf('a-nonce-of-before'), claimOf('a-nonce-of-today')]
  await nonceTake(db, claims)
  expect(claims.map(({ isRefused }) => isRefused)).toEqual([true, false])
})
