import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { clientFor } from '#platform/db/database-address.ts'
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
  /** How long a statement waits for a lock, which is how long the calls queued behind it wait too. */
  readonly lockWaitMs?: number
  /** Called when a lock was not given in time; the migration is tried again. */
  readonly onRetry?: (name: string, attempt: number) => void
}

const defaults = { schema: 'public', appRole: 'bituin_app', lockWaitMs: 1_500, onRetry: () => undefined }

// Any number works if every version of this program uses the same one.
const lockKey = 4_201_337

/**
 * Applies missing migrations, each in a transaction of its own. Several processes may start at once: one applies, the
 * others wait and find nothing left to do.
 */
export async function migrate(options: MigrateOptions): Promise<readonly string[]> {
  const target = { ...defaults, ...options }
  const migrations = readMigrations(options.directory)
  const client = clientFor(options.ownerUrl, { application_name: 'bituin-migrate' })
  // A broken connection rejects the pending statement; without a listener it would also end this process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${lockKey})`)
    await prepare(client, target)
    const pending = pendingMigrations(migrations, await readApplied(client, target))
    for (const migration of pending) await applyPatiently(client, migration, target)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

type Target = Pick<typeof defaults, 'schema' | 'appRole' | 'lockWaitMs'> & Pick<Required<MigrateOptions>, 'onRetry'>

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
      applied_at timestamptz not null default now(),
      kind text
    );
    revoke insert, update, delete on ${schema}.schema_migration from ${appRole};
  `)
  await addKind(client, schema)
}

/** For databases that are older than kinds. Altering takes a lock, so it is done once. */
async function addKind(client: pg.Client, schema: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from information_schema.columns where table_schema = $1 and table_name = 'schema_migration' and column_name = 'kind'`,
    [schema],
  )
  if (rowCount === 0) await client.query(`alter table ${schema}.schema_migration add column kind text`)
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

const attemptsMax = 100
const pauseMs = 1_000
const lockNotAvailable = '55P03'

/** Waits little and often: whoever needs the table meanwhile queues behind a waiting migration, and goes on between two tries. */
async function applyPatiently(client: pg.Client, migration: Migration, target: Target): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await (migration.isTransaction ? apply(client, migration, target) : applyApart(client, migration, target))
      return
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error
      if (error.code !== lockNotAvailable || attempt >= attemptsMax) throw failureOf(migration, error)
      target.onRetry(migration.name, attempt)
      await sleep(pauseMs)
    }
  }
}

async function apply(client: pg.Client, migration: Migration, { schema, lockWaitMs }: Target): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '${lockWaitMs}ms'`)
    await client.query(migration.sql)
    await remember(client, migration, schema)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const builtIndex = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?([\w]+)"?\s+on\b/i

/**
 * One statement that blocks nobody while it waits, so it waits as long as it takes. Interrupted, it leaves an index that is
 * not valid: the next try drops it first.
 */
async function applyApart(client: pg.Client, migration: Migration, { schema }: Target): Promise<void> {
  const [, index] = builtIndex.exec(migration.sql) ?? []
  if (index !== undefined) {
    const { rowCount } = await client.query(
      'select from pg_index i where i.indexrelid = to_regclass($1) and not i.indisvalid',
      [`${schema}.${index}`],
    )
    if (rowCount === 1) await client.query(`drop index concurrently ${schema}.${index}`)
  }
  await client.query(migration.sql)
  await remember(client, migration, schema)
}

async function remember(client: pg.Client, { number, name, sha256, kind }: Migration, schema: string): Promise<void> {
  await client.query(`insert into ${schema}.schema_migration (number, name, sha256, kind) values ($1, $2, $3, $4)`, [
    number,
    name,
    sha256,
    kind ?? null,
  ])
}

function failureOf({ name, sql }: Migration, error: pg.DatabaseError): OperatorFault {
  const what =
    error.code === lockNotAvailable
      ? `did not get its lock in ${attemptsMax} tries: end the long transaction that holds it and run the migrations again`
      : `failed at line ${lineOf(sql, error)}: ${error.message}`
  return new OperatorFault(`Migration ${name} ${what}.`, { cause: error })
}

function lineOf(sql: string, error: pg.DatabaseError): number {
  return sql.slice(0, Number(error.position ?? '1') - 1).split('\n').length
}
