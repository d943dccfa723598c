import type pg from 'pg'
import { clientFor } from '#platform/db/database-address.ts'
import { OperatorFault } from '../configuration/operator-fault.ts'
import { readMigrations } from './migration-files.ts'

type Schema = {
  readonly url: string
  readonly directory: string
  /** The schema of the tables, as in `migrate`. */
  readonly schema?: string
}

/** Throws a one-sentence error if the database's tables are not those of this version. */
export async function requireSchema({ url, directory, schema = 'public' }: Schema): Promise<void> {
  const applied = await readApplied(url, schema)
  const known = new Set(readMigrations(directory).map(({ name }) => name))
  const newer = applied.find(({ name, kind }) => !known.has(name) && kind !== 'expand')
  if (newer !== undefined) {
    throw new OperatorFault(
      `The database is newer than this version: it has the migration ${newer.name}, which this version cannot run with; start the version that brought it, or a later one.`,
    )
  }
  const missing = known.size - applied.filter(({ name }) => known.has(name)).length
  if (missing === 0) return
  throw new OperatorFault(
    applied.length === 0
      ? 'The database has no tables yet: run `npm run db:migrate` (with systemd: `systemctl start bituin-migrate`) and try again.'
      : `The database is ${missing} migration${missing === 1 ? '' : 's'} behind this version: run \`npm run db:migrate\` and try again.`,
  )
}

type AppliedKind = { readonly name: string; readonly kind: string | null }

async function readApplied(url: string, schema: string): Promise<readonly AppliedKind[]> {
  const client = clientFor(url, { application_name: 'bituin-schema', connectionTimeoutMillis: 10_000 })
  // A broken connection rejects the pending query; without a listener it would also end this process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await appliedIn(client, schema)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === insufficientPrivilege)) throw error
    throw new OperatorFault(
      `The role ${client.user ?? ''} may not read these tables: DATABASE_URL is for bituin_server, and STUDIO_DATABASE_URL for bituin_games.`,
      { cause: error },
    )
  } finally {
    await client.end()
  }
}

const insufficientPrivilege = '42501'

async function appliedIn(client: pg.Client, schema: string): Promise<readonly AppliedKind[]> {
  const table = await client.query<{ exists: boolean }>(`select to_regclass($1) is not null as exists`, [
    `${schema}.schema_migration`,
  ])
  if (table.rows[0]?.exists !== true) return []
  // The kind is null for migrations that were applied before kinds were stored.
  const { rows } = await client.query<AppliedKind>(
    `select name, to_jsonb(m) ->> 'kind' as kind from ${schema}.schema_migration m`,
  )
  return rows
}
