import pg from 'pg'
import type { Database } from '#platform/db/database.ts'

/** Ends every connection of the product to its database, as a restart of it would. */
export async function cutConnections(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where usename = current_user and application_name = 'bituin-server' and pid <> pg_backend_pid()`,
  )
  await client.end()
}

/** What came of the orders of these players, what the ledger says of them, and which of the paid ones are missing. */
export async function readOrders(db: Database, ids: readonly number[], paid: readonly string[]) {
  const sums = await db.pool.query<{ orders: bigint; credited: bigint; missing: bigint }>(
    `select count(credited) as orders, coalesce(sum(credited), 0)::bigint as credited,
       count(*) filter (where credited is null and reference = any($2)) as missing
     from deposit_order where player_id = any($1)`,
    [ids, paid],
  )
  const moved = await db.pool.query<{ moved: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as moved from ledger_transfer where player_id = any($1) and reason = 'deposit'`,
    [ids],
  )
  const [row] = sums.rows
  return {
    orders: Number(row?.orders ?? 0n),
    credited: BigInt(row?.credited ?? 0n),
    missing: Number(row?.missing ?? 0n),
    moved: BigInt(moved.rows[0]?.moved ?? 0n),
  }
}
