import type { Transaction } from '#platform/db/database.ts'
import type { SqlValue } from '#platform/db/queryable.ts'
import type { Statement } from '#platform/db/statement.ts'

/** How many rows a cursor of these stores fetches at a time. */
export const pageSize = 5_000

/** Reads through a cursor: the data may exceed memory. */
export async function* each<Row>(
  tx: Transaction,
  open: Statement<never>,
  fetch: Statement<Row>,
  values: readonly SqlValue[] = [],
): AsyncGenerator<Row, undefined> {
  await tx.rows(open, values)
  for (let rows = await tx.rows(fetch); rows.length > 0; rows = await tx.rows(fetch)) yield* rows
}
