import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { masterSecret } from '#platform/crypto/master-secret.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { sealedNewSeed } from './keep-seed.ts'
import { requireStudioSecret } from './require-studio-secret.ts'
import { studioSeal } from './studio-seal.ts'

const ours = studioSeal(masterSecret('ours, which is long enough for a secret'))
const theirs = studioSeal(masterSecret('theirs, which is long enough for a secret'))
const refused = /^The studio's books were made under another STUDIO_SECRET/
let database: TestDatabase | undefined
let db: Database

async function close(): Promise<void> {
  if (database === undefined) return
  await db.close()
  await database.close()
}

beforeEach(async () => {
  await close()
  database = await createTestDatabase()
  await migrate({
    ownerUrl: database.ownerUrl,
    directory: join(import.meta.dirname, '../../../database/studio'),
    schema: 'studio',
  })
  db = openDatabase({ url: database.url, poolMax: 12, applicationName: 'test' })
})
afterAll(close)

test('new books are the first studio’s: it may start again, and as often beside itself, and a studio with another secret may not', async () => {
  await requireStudioSecret(db, ours)
  await Promise.all([requireStudioSecret(db, ours), requireStudioSecret(db, ours)])
  await expect(requireStudioSecret(db, theirs)).rejects.toThrow(refused)
})

test('ten studios with two secrets that start at once agree on one of them', async () => {
  const starts = Array.from({ length: 10 }, (_, at) => requireStudioSecret(db, at % 2 === 0 ? ours : theirs))
  const ended = await Promise.allSettled(starts)
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('books from before the mark say by their newest seed whose they are', async () => {
  const { hash, serverSeedSealed } = sealedNewSeed({ seal: theirs })
  await db.pool.query(
    `insert into studio.seed (server_seed_sealed, server_seed_hash, client_seed, opened_at) values ($1, $2, 'any', now())`,
    [serverSeedSealed, hash],
  )
  await expect(requireStudioSecret(db, ours)).rejects.toThrow(refused)
  await requireStudioSecret(db, theirs)
})
