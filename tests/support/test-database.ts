import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { type TestPostgres, withTestPostgres } from '#platform/embedded-postgres/test-postgres.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { readMigrations } from '#platform/migrations/migration-files.ts'

export type TestDatabase = {
  /** As the product's processes connect: they read and write rows. */
  readonly url: string
  /** As migrations connect: the role that owns the schema. */
  readonly ownerUrl: string
  /** Drops the database, also when something is still connected to it. */
  readonly close: () => Promise<void>
}

const root = join(import.meta.dirname, '..', '..')
export const testDataDir = join(root, '.data')
const migrationsDirectory = join(root, 'database', 'migrations')

/** A database of the test's own with all migrations applied, copied from a template that is built once. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const { admin, url, ownerUrl } = await withTestPostgres(testDataDir, async (postgres) => {
    const admin = await connect(postgres.url('bituin_admin', 'postgres'))
    if (postgres.isFresh) await dropLeftovers(admin)
    const template = await ensureTemplate(admin, postgres)
    await admin.query(`create database ${name} template ${template} owner bituin_owner strategy file_copy`)
    return { admin, url: postgres.url('bituin_app', name), ownerUrl: postgres.url('bituin_owner', name) }
  })
  return {
    url,
    ownerUrl,
    close: async () => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/** The connection stays open with its database: it marks the server as in use. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // A connection that breaks rejects the call under way; without a listener it would also end this process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function dropLeftovers(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select datname as name from pg_database where datname like 'test\\_%' or datname = 'unfinished_template'`,
  )
  for (const { name } of rows) await admin.query(`drop database ${name}`)
}

/** Named after the migrations in it, so that a changed migration makes another template. */
async function ensureTemplate(admin: pg.Client, postgres: TestPostgres): Promise<string> {
  // The column of kinds is not a migration's.
  const digest = createHash('sha256').update('with kinds\n')
  for (const { name, sha256 } of readMigrations(migrationsDirectory)) digest.update(`${name} ${sha256}\n`)
  const template = `template_${digest.digest('hex').slice(0, 16)}`
  const found = await admin.query('select from pg_database where datname = $1', [template])
  if (found.rowCount === 1) return template

  await admin.query('drop database if exists unfinished_template with (force)')
  await admin.query('create database unfinished_template owner bituin_owner')
  await migrate({ ownerUrl: postgres.url('bituin_owner', 'unfinished_template'), directory: migrationsDirectory })
  await dropOldTemplates(admin)
  await admin.query(`alter database unfinished_template rename to ${template}`)
  return template
}

async function dropOldTemplates(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    "select datname as name from pg_database where datname like 'template\\_%'",
  )
  for (const { name } of rows) await admin.query(`drop database ${name}`)
}
