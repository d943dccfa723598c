import pg from 'pg'
import { rejectPipeline } from '../reject-pipeline.ts'
import { sqlTypes } from '../sql-types.ts'
import type { Statement } from '../statement.ts'
import type { PendingStatement, SentStatements } from '../statement-transport.ts'
import { writeCall, writeSync } from './bind-message.ts'
import { MessageWriter } from './message-writer.ts'

type Column = { readonly name: string; readonly parse: (text: string) => unknown }

type Columns = {
  /** By position; of two columns with one name, the last wins, as in the driver. */
  readonly list: readonly (Column | undefined)[]
  /** An empty row: copying and filling it is faster than building each row field by field. */
  readonly blank: Readonly<Record<string, unknown>>
}

const noColumns: Columns = { list: [], blank: {} }

type PreparedStatement = { readonly text: string; readonly columns: Columns }

/** The statements that a connection has prepared and answered at least once. */
const preparedOn = new WeakMap<pg.Connection, Map<string, PreparedStatement>>()

/** Records that the statement was answered on this connection, so that it may be sent in groups. */
export function learnColumns(
  connection: pg.Connection,
  { name, text, isPlannedEachTime }: Statement<unknown>,
  fields: readonly pg.FieldDef[],
): void {
  if (isPlannedEachTime) return
  const known = preparedOn.get(connection) ?? new Map<string, PreparedStatement>()
  if (!known.has(name)) known.set(name, { text, columns: columnsOf(fields) })
  preparedOn.set(connection, known)
}

/** Another statement under the same name goes through the driver, which refuses it. */
export const isPreparedOn = (
  connection: pg.Connection,
  { name, text, isPlannedEachTime }: Statement<unknown>,
): boolean => !isPlannedEachTime && preparedOn.get(connection)?.get(name)?.text === text

function columnsOf(fields: readonly pg.FieldDef[]): Columns {
  const isLast = ({ name }: pg.FieldDef, index: number) =>
    fields.findLastIndex((field) => field.name === name) === index
  const list = fields.map((field, index) => (isLast(field, index) ? columnOf(field) : undefined))
  return { list, blank: Object.fromEntries(fields.map(({ name }) => [name, null])) }
}

function columnOf({ name, dataTypeID }: pg.FieldDef): Column {
  const parse: unknown = sqlTypes.getTypeParser(dataTypeID, 'text')
  if (!isParser(parse)) throw new Error(`nothing reads the type ${dataTypeID} of ${name}`)
  return { name, parse }
}

type GroupOptions = {
  readonly client: pg.PoolClient
  readonly connection: pg.Connection
  readonly members: readonly PendingStatement[]
  readonly timeoutMs: number | undefined
}

// A group is written synchronously, so one writer serves all connections.
const writer = new MessageWriter()

const isParser = (value: unknown): value is Column['parse'] => typeof value === 'function'

/**
 * Prepared statements pipelined with one sync: PostgreSQL flushes its answers once, after the last of them, and does not
 * describe their columns again. After a failure the statements behind it are skipped.
 */
export class StatementGroup extends pg.Query implements SentStatements {
  readonly query_timeout: number | undefined
  readonly #client: pg.PoolClient
  readonly #members: readonly PendingStatement[]
  readonly #columns: readonly Columns[]
  readonly #rows: unknown[][] = []
  #current: unknown[] = []
  #unreadable: unknown
  #lastCommand: string | undefined

  constructor({ client, connection, members, timeoutMs }: GroupOptions) {
    super('')
    this.#client = client
    this.query_timeout = timeoutMs
    this.#members = members
    this.#columns = members.map(
      ({ statement }) => preparedOn.get(connection)?.get(statement.name)?.columns ?? noColumns,
    )
  }

  /** Called by the driver when the group was answered or has failed. */
  readonly callback = (error: unknown): void => {
    const failed = error ?? this.#unreadable
    if (failed !== undefined) return rejectPipeline(this.#client, this.#members, failed)
    for (const [index, { resolve }] of this.#members.entries()) resolve(this.#rows[index] ?? [])
  }

  /** The driver passes a returned error to handleError; nothing was sent then. */
  override submit = (connection: pg.Connection): unknown => {
    try {
      for (const { statement, values } of this.#members) writeCall(writer, statement, values)
      writeSync(writer)
      connection.stream.write(writer.take())
      return undefined
    } catch (error) {
      return error
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

  /** The command tag of the last statement. */
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
