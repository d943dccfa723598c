import pg from 'pg'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { type Migration, readMigrations } from './migration-files.ts'

export type MigrateOptions = {
  /** The role that owns the schema. */
  readonly ownerUrl: string
  readonly directory: string
  /** The schema of the tables: the product's is `public`, other programs have their own. */
  readonly schema?: string
  /** The role whose members read and write rows and cannot change the schema. */
  readonly appRole?: string
}

const defaults = { schema: 'public', appRole: 'bituin_app' }

// Any number works if every version of this program uses the same one.
const lockKey = 4_201_337

/**
 * Applies missing migrations, each in a transaction of its own. Several processes may start at once: one applies, the
 * others wait and find nothing left to do.
 */
export async function migrate(options: MigrateOptions): Promise<readonly string[]> {
  const target = { ...defaults, ...options }
  const migrations = readMigrations(options.directory)
  const client = new pg.Client({ connectionString: options.ownerUrl, application_name: 'bituin-migrate' })
  // A broken connection rejects the pending statement; without a listener it would also end this process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${lockKey})`)
    await prepare(client, target)
    const pending = pendingMigrations(migrations, await readApplied(client, target))
    for (const migration of pending) await apply(client, migration, target)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

type Target = typeof defaults

async function prepare(client: pg.Client, { schema, appRole }: Target): Promise<void> {
  await createAppRole(client, appRole)
  await client.query(`
    ${schema === defaults.schema ? '' : `create schema if not exists ${schema}; grant usage on schema ${schema} to ${appRole};`}
    alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${appRole};
    alter default privileges in schema ${schema} grant usage, select on sequences to ${appRole};
    create table if not exists ${schema}.schema_migration (
      number integer primary key,
      name text not null,
      sha256 text not null,
      applied_at timestamptz not null default now()
    );
    revoke insert, update, delete on ${schema}.schema_migration from ${appRole};
  `)
}

/** On an operator's own server the role may be missing, and the owner may lack the permission to create it. */
async function createAppRole(client: pg.Client, appRole: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [appRole])
  if (rowCount === 1) return
  try {
    await client.query(`create role ${appRole} nologin`)
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === duplicateObject) return
    throw new OperatorFault(
      `The database has no role ${appRole}: let an administrator run "create role ${appRole}" and grant it to the role in DATABASE_URL.`,
      { cause: error },
    )
  }
}

const duplicateObject = '42710'

type AppliedMigration = { readonly number: number; readonly name: string; readonly sha256: string }

async function readApplied(client: pg.Client, { schema }: Target): Promise<readonly AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    `select number, name, sha256 from ${schema}.schema_migration order by number`,
  )
  return rows
}

function pendingMigrations(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly Migration[] {
  const files = new Map(migrations.map((migration) => [migration.number, migration]))
  for (const { number, name, sha256 } of applied) refuseChange({ name, sha256 }, files.get(number))
  const done = new Set(applied.map(({ number }) => number))
  const pending = migrations.filter(({ number }) => !done.has(number))
  const last = applied.at(-1)
  const late = pending.find(({ number }) => last !== undefined && number < last.number)
  if (late === undefined || last === undefined) return pending
  throw new OperatorFault(`Migration ${late.name} comes after ${last.name} was applied: give it the next free number.`)
}

function refuseChange(applied: Pick<AppliedMigration, 'name' | 'sha256'>, file: Migration | undefined): void {
  if (file === undefined) {
    throw new OperatorFault(
      `The database has migration ${applied.name}, which this version does not know: start the newer version.`,
    )
  }
  if (file.sha256 === applied.sha256) return
  throw new OperatorFault(
    `Migration ${file.name} was edited after it was applied: restore the file and write the change as a new migration.`,
  )
}

const lockTimeoutMs = 20_000

async function apply(client: pg.Client, migration: Migration, { schema }: Target): Promise<void> {
  await client.query('begin')
  try {
    // Waiting for a busy table's lock would block everybody queued behind us.
    await client.query(`set local lock_timeout = '${lockTimeoutMs}ms'`)
    await client.query(migration.sql)
    const applied = [migration.number, migration.name, migration.sha256]
    await client.query(`insert into ${schema}.schema_migration (number, name, sha256) values ($1, $2, $3)`, applied)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    if (!(error instanceof pg.DatabaseError)) throw error
    throw new OperatorFault(
      `Migration ${migration.name} failed at line ${lineOf(migration.sql, error)}: ${error.message}.`,
      {
        cause: error,
      },
    )
  }
}

function lineOf(sql: string, error: pg.DatabaseError): number {
  return sql.slice(0, Number(error.position ?? '1') - 1).split('\n').length
}
