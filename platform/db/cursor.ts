import type { Transaction } from './database.ts'
import type { SqlValue } from './queryable.ts'
import { type Statement, statement } from './statement.ts'

const pageRows = 5_000

/** A select that is read in pages, because its rows exceed memory. */
type Cursor<Row> = {
  readonly open: Statement<never>
  readonly fetch: Statement<Row>
  readonly close: Statement<never>
}

/** The name is that of the cursor, too: one of a name is open in a transaction. */
export const cursor = <Row>(name: string, select: string): Cursor<Row> => ({
  open: statement(`${name}_open`, `declare ${name} no scroll cursor for ${select}`),
  fetch: statement<Row>(`${name}_fetch`, `fetch ${pageRows} from ${name}`),
  close: statement(`${name}_close`, `close ${name}`),
})

export async function* cursorPages<Row>(
  tx: Transaction,
  { open, fetch, close }: Cursor<Row>,
  values: readonly SqlValue[],
): AsyncGenerator<readonly Row[], undefined> {
  await tx.rows(open, values)
  for (let rows = await tx.rows(fetch); rows.length > 0; rows = await tx.rows(fetch)) yield rows
  await tx.rows(close)
}
