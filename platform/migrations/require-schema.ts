import pg from 'pg'
import { OperatorFault } from '../configuration/operator-fault.ts'
import { readMigrations } from './migration-files.ts'

type Schema = { readonly url: string; readonly directory: string }

/** Throws a one-sentence error if the database lacks the tables that this version needs. */
export async function requireSchema({ url, directory }: Schema): Promise<void> {
  const applied = await countApplied(url)
  const missing = readMigrations(directory).length - applied
  if (missing <= 0) return
  throw new OperatorFault(
    applied === 0
      ? 'The database has no tables yet: run `npm run db:migrate`, or start the product once, and try again.'
      : `The database is ${missing} migration${missing === 1 ? '' : 's'} behind this version: run \`npm run db:migrate\` and try again.`,
  )
}

async function countApplied(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'bituin-schema' })
  // A broken connection rejects the pending query; without a listener it would also end this process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const table = await client.query<{ exists: boolean }>(
      `select to_regclass('public.schema_migration') is not null as exists`,
    )
    if (table.rows[0]?.exists !== true) return 0
    const { rows } = await client.query<{ count: string }>('select count(*) from public.schema_migration')
    return Number(rows[0]?.count)
  } finally {
    await client.end()
  }
}
