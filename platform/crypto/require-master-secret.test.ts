import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { masterSecret } from './master-secret.ts'
import { createPasswordKeys } from './password-key.ts'
import { requireMasterSecret } from './require-master-secret.ts'

const ours = masterSecret('ours, which is long enough for a secret')
const theirs = masterSecret('theirs, which is long enough for a secret')
const now = instant(1_795_000_000_000)
const refused =
  'The database was made under another MASTER_SECRET, and what is sealed in it would stay unreadable: set that one, or use a database of its own.'
let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolMax: 12, applicationName: 'test' })
})
afterAll(async () => {
  await db.close()
  await database.close()
})

test('a new database is its first secret’s, and refuses any other', async () => {
  await requireMasterSecret(db, ours)
  await requireMasterSecret(db, ours)
  await expect(requireMasterSecret(db, theirs)).rejects.toThrow(refused)
})

test('the product cannot change or remove the mark', async () => {
  await expect(db.pool.query('delete from master_secret_mark')).rejects.toThrow('permission denied')
  await expect(db.pool.query('update master_secret_mark set mark = mark')).rejects.toThrow('permission denied')
})

describe('before there is a mark', () => {
  beforeEach(async () => {
    await db.close()
    await database.close()
    database = await createTestDatabase()
    db = openDatabase({ url: database.url, poolMax: 12, applicationName: 'test' })
  })

  test('ten processes with two secrets that start at once agree on one of them', async () => {
    const starts = Array.from({ length: 10 }, (_, at) => requireMasterSecret(db, at % 2 === 0 ? ours : theirs))
    const ended = await Promise.allSettled(starts)
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  test('a database whose key pairs another secret sealed is refused, and stays theirs', async () => {
    await createPasswordKeys({ db, secret: theirs }).publicKey(now)
    await expect(requireMasterSecret(db, ours)).rejects.toThrow(refused)
    await requireMasterSecret(db, theirs)
  })
})
