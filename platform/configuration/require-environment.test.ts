import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { requireEnvironment } from './require-environment.ts'

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

test('a database is open to development until production has started on it once, ten at once or one; then it is not', async () => {
  await requireEnvironment(db, 'development')
  await requireEnvironment(db, 'test')
  await Promise.all(Array.from({ length: 10 }, () => requireEnvironment(db, 'production')))
  await requireEnvironment(db, 'production')
  for (const environment of ['development', 'test'] as const)
    await expect(requireEnvironment(db, environment)).rejects.toThrow(
      'The database belongs to a house in production: start it with NODE_ENV=production, or use a database of its own.',
    )
})

test('the product cannot take the mark away', async () => {
  await expect(db.pool.query('delete from production_mark')).rejects.toThrow('permission denied')
  await expect(db.pool.query('update production_mark set is_only = is_only')).rejects.toThrow('permission denied')
})
