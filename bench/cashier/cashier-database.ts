import pg from 'pg'
import type { Database } from '#platform/db/database.ts'
import type { PaidAtSandpay } from './paid-at-sandpay.ts'

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

type OrderRow = { readonly reference: string; readonly credited: bigint | null }

/** The outcome of these players' orders, compared with the provider's payments and the ledger. */
export async function readOrders(db: Database, ids: readonly number[], paidAnywhere: readonly PaidAtSandpay[]) {
  const { rows } = await db.pool.query<OrderRow>(
    'select reference, credited from deposit_order where player_id = any($1)',
    [ids],
  )
  const moved = await db.pool.query<{ moved: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as moved from ledger_transfer where player_id = any($1) and reason = 'deposit'`,
    [ids],
  )
  const ours = new Set(rows.map(({ reference }) => reference))
  const paid = paidAnywhere.filter(({ reference }) => ours.has(reference))
  const paidReferences = new Set(paid.map(({ reference }) => reference))
  const credited = rows.filter((order) => order.credited !== null)
  const creditedReferences = new Set(credited.map(({ reference }) => reference))
  return {
    kept: rows.length,
    orders: credited.length,
    paid: paid.length,
    missing: paid.filter(({ reference }) => !creditedReferences.has(reference)).length,
    unpaid: credited.filter(({ reference }) => !paidReferences.has(reference)).length,
    paidSum: paid.reduce((sum, each) => sum + BigInt(each.paid), 0n),
    credited: credited.reduce((sum, order) => sum + BigInt(order.credited ?? 0n), 0n),
    moved: BigInt(moved.rows[0]?.moved ?? 0n),
  }
}
