import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '#tools/launcher/data-dir.ts'
import { migrationsDirectory } from '#tools/launcher/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { migrate } from './migrate.ts'
import { requireSchema } from './require-schema.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase()
})

afterEach(() => database.close())

const check = () => requireSchema({ url: database.url, directory: migrationsDirectory })

test('the tables of this version are accepted', async () => {
  await expect(check()).resolves.toBeUndefined()
})

test('a database without tables is refused with what to run', async () => {
  await asOwner('drop schema public cascade; create schema public; grant usage on schema public to public')
  await expect(check()).rejects.toThrow(
    /^The database has no tables yet: run `npm run db:migrate` \(with systemd: `systemctl start bituin-migrate`\) and try again\.$/,
  )
})

test('a database that lacks migrations is refused with their number', async () => {
  await asOwner('delete from schema_migration where number >= (select max(number) from schema_migration)')
  await expect(check()).rejects.toThrow(/^The database is 1 migration behind this version: run/)
})

test('a database with a migration of a newer version is refused by its name', async () => {
  await asOwner("insert into schema_migration (number, name, sha256) values (9999, '9999_from_tomorrow', '')")
  await expect(check()).rejects.toThrow(
    'The database is newer than this version: it has the migration 9999_from_tomorrow, which this version cannot run with;',
  )
})

test('a database with a newer migration that leaves this version working is accepted', async () => {
  await asOwner(
    "insert into schema_migration (number, name, sha256, kind) values (9999, '9999_from_tomorrow', '', 'expand')",
  )
  await expect(check()).resolves.toBeUndefined()
})

test('a role of another program is refused with the settings that name roles', async () => {
  await asOwner('revoke select on schema_migration from public, bituin_app')
  await expect(check()).rejects.toThrow(
    /^The role bituin_app may not read these tables: DATABASE_URL is for bituin_server, and STUDIO_DATABASE_URL for bituin_games\.$/,
  )
})

test('the tables of another program are looked for in its own schema', async () => {
  const directory = join(root, 'database', 'studio')
  const studio = { url: database.url, directory, schema: 'studio' }
  await expect(requireSchema(studio)).rejects.toThrow(/^The database has no tables yet/)
  await migrate({ ownerUrl: database.ownerUrl, directory, schema: 'studio' })
  await expect(requireSchema(studio)).resolves.toBeUndefined()
})

async function asOwner(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  await client.query(sql)
  await client.end()
}
