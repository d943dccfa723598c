import pg from 'pg'
import { writeCall, writeSync } from './bind-message.ts'
import { MessageWriter } from './message-writer.ts'
import type { SqlValue } from '../queryable.ts'
import { sqlTypes } from '../sql-types.ts'
import type { Statement } from '../statement.ts'

/** One statement of a group and who waits for its rows. */
export type GroupMember = {
  readonly statement: Statement<unknown>
  readonly values: readonly SqlValue[]
  readonly resolve: (rows: unknown[]) => void
  readonly reject: (error: unknown) => void
}

type Column = { readonly name: string; readonly parse: (text: string) => unknown }

type Columns = {
  readonly list: readonly Column[]
  /** A row whose values are not there yet: it is quicker to copy and fill than to build field by field. */
  readonly blank: Readonly<Record<string, unknown>>
}

const noColumns: Columns = { list: [], blank: {} }

type Prepared = { readonly text: string; readonly columns: Columns }

/** The statements that a connection has prepared and answered once. */
const preparedOn = new WeakMap<pg.Connection, Map<string, Prepared>>()

/** A statement was answered on this connection: from now on it can go in a group. */
export function learnColumns(
  client: pg.Client,
  { name, text }: Statement<unknown>,
  fields: readonly pg.FieldDef[],
): void {
  const known = preparedOn.get(client.connection) ?? new Map<string, Prepared>()
  if (!known.has(name)) known.set(name, { text, columns: columnsOf(fields) })
  preparedOn.set(client.connection, known)
}

/** Another statement under the same name goes the driver's way, and is refused there. */
export const isPreparedOn = (client: pg.Client, { name, text }: Statement<unknown>): boolean =>
  preparedOn.get(client.connection)?.get(name)?.text === text

function columnsOf(fields: readonly pg.FieldDef[]): Columns {
  const list = fields.map(columnOf)
  return { list, blank: Object.fromEntries(list.map(({ name }) => [name, null])) }
}

function columnOf({ name, dataTypeID }: pg.FieldDef): Column {
  const parse: unknown = sqlTypes.getTypeParser(dataTypeID, 'text')
  if (!isParser(parse)) throw new Error(`nothing reads the type ${dataTypeID} of ${name}`)
  return { name, parse }
}

// A group is written in one go, so that one writer serves all connections.
const writer = new MessageWriter()

const isParser = (value: unknown): value is Column['parse'] => typeof value === 'function'

/**
 * Statements that are prepared already, sent one behind the other and answered in one piece: PostgreSQL wakes nobody before
 * the last is done, and is not asked again what columns they have. One that fails keeps those behind it from being done.
 */
export class StatementGroup extends pg.Query {
  readonly query_timeout: number | undefined
  readonly #members: readonly GroupMember[]
  readonly #columns: readonly Columns[]
  readonly #rows: unknown[][] = []
  #current: unknown[] = []
  #unreadable: unknown
  #lastCommand: string | undefined

  constructor(client: pg.Client, members: readonly GroupMember[], timeoutMs: number | undefined) {
    super('')
    this.query_timeout = timeoutMs
    this.#members = members
    this.#columns = members.map(
      ({ statement }) => preparedOn.get(client.connection)?.get(statement.name)?.columns ?? noColumns,
    )
  }

  /** The driver calls it when the group is answered or has failed. */
  readonly callback = (error: unknown): void => {
    const failed = error ?? this.#unreadable
    for (const [index, { resolve, reject }] of this.#members.entries()) {
      const rows = failed === undefined ? this.#rows[index] : undefined
      if (rows === undefined) reject(failed)
      else resolve(rows)
    }
  }

  override submit = (connection: pg.Connection): void => {
    try {
      for (const { statement, values } of this.#members) writeCall(writer, statement, values)
      writeSync(writer)
      connection.stream.write(writer.take())
    } finally {
      writer.backTo(0)
    }
  }

  handleRowDescription(): void {}

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    try {
      this.#current.push(rowOf(this.#columns[this.#rows.length] ?? noColumns, fields))
    } catch (error) {
      this.#unreadable ??= error
    }
  }

  /** What PostgreSQL says that it has done by the last statement. */
  get lastCommand(): string | undefined {
    return this.#lastCommand
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#lastCommand = text
    this.#rows.push(this.#current)
    this.#current = []
  }

  handleError(error: unknown): void {
    this.callback(error)
  }

  handleReadyForQuery(): void {
    this.callback(undefined)
  }
}

function rowOf({ list, blank }: Columns, fields: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = { ...blank }
  for (let index = 0; index < list.length; index++) {
    const [column, text] = [list[index], fields[index]]
    if (column !== undefined && text !== null && text !== undefined) row[column.name] = column.parse(text)
  }
  return row
}
