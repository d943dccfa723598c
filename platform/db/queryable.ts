import type { Statement } from './statement.ts'

/** Runs a store's statements: a transaction, or the database itself for a single statement. */
export type Queryable = {
  readonly rows: <Row>(statement: Statement<Row>, values?: readonly SqlValue[]) => Promise<Row[]>
  /**
   * Pipelines the statements issued while `send` runs; within a transaction they leave in one system call, which wakes
   * PostgreSQL once.
   */
  readonly pipeline: <const T>(send: () => T) => T
}

export type SqlValue = string | number | bigint | boolean | null | undefined | Date | Buffer | readonly SqlValue[]

/** For statements that return at most one row; more is a defect of the statement. */
export async function atMostOne<Row>(rows: Promise<Row[]>): Promise<Row | undefined> {
  const found = await rows
  if (found.length > 1) throw new Error(`expected at most one row, got ${found.length}`)
  return found[0]
}

/** For statements that return exactly one row, such as an insert with a returning clause. */
export async function exactlyOne<Row>(rows: Promise<Row[]>): Promise<Row> {
  const found = await atMostOne(rows)
  if (found === undefined) throw new Error('expected one row, got none')
  return found
}
