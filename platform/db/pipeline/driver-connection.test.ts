import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { statement } from '../statement.ts'
import { pipelinedTransport } from './pipelined-transport.ts'
import { writeCall, writeSync } from './bind-message.ts'
import { driverConnectionOf, missingInternals } from './driver-connection.ts'
import { MessageWriter } from './message-writer.ts'

// What pipelining expects of the driver beyond what the driver documents. When a new version breaks one of these, run with
// DATABASE_PIPELINING=off until platform/db/pipeline is taught it.

let database: TestDatabase
let pool: pg.Pool
let client: pg.PoolClient
beforeAll(async () => {
  database = await createTestDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 1, ...pipelinedTransport.driverOptions })
  client = await pool.connect()
})
afterAll(async () => {
  // A pool does not wait until its connections have ended, and the end of the database would cut them with an error.
  const ended = once(client, 'end')
  client.release(true)
  await Promise.all([pool.end(), ended])
  await database.close()
})

const count = statement<{ n: number }>('testCount', 'select n, null as nothing from generate_series(1, $1::int) as n')

test('a client of this driver has everything that is written on', () => {
  expect(missingInternals(client)).toEqual([])
})

test.each([
  [{}, 'a client has no `connection` with the `stream` to PostgreSQL'],
  [
    { connection: { stream: { write: () => true, cork: () => undefined } } },
    'the stream to PostgreSQL has no uncork()',
  ],
  [{ pipeline: false }, 'a client does not say with `pipeline: true` that it sends without waiting'],
  [{ pipeline: true }, 'a client is no pg.Client'],
])('a client that is %o is refused with a sentence', (strange, sentence) => {
  expect(missingInternals(strange)).toContain(sentence)
  // What a driver of another version would hand us.
  expect(() => driverConnectionOf(strange as pg.PoolClient)).toThrow(/DATABASE_PIPELINING=off/)
})

test('a statement is prepared under its own name, so that it can be called past the driver', async () => {
  await client.query({ name: count.name, text: count.text, values: [1] })
  const { rows } = await client.query<{ name: string }>('select name from pg_prepared_statements')
  expect(
    rows.map(({ name }) => name),
    'the driver names prepared statements otherwise',
  ).toContain(count.name)
})

/** A query of our own that sends its statements and records what the driver reports. */
class Recorder extends pg.Query {
  readonly messages: unknown[] = []
  readonly done = Promise.withResolvers<void>()
  readonly #bytes: Buffer

  constructor(bytes: Buffer) {
    super('')
    this.#bytes = bytes
  }

  readonly callback = (): void => undefined

  override submit = (connection: pg.Connection): unknown => {
    connection.stream.write(this.#bytes)
    return undefined
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.messages.push(fields)
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.messages.push(text)
  }

  handleError(error: unknown): void {
    this.messages.push(error instanceof pg.DatabaseError ? error.code : error)
    this.done.resolve()
  }

  handleReadyForQuery(): void {
    this.messages.push('ready')
    this.done.resolve()
  }
}

async function messagesOf(...calls: readonly number[]): Promise<unknown[]> {
  const writer = new MessageWriter()
  for (const each of calls) writeCall(writer, count, [each])
  writeSync(writer)
  const recorder = new Recorder(writer.take())
  client.query(recorder)
  await recorder.done.promise
  return recorder.messages
}

test('a query of our own receives rows as text, each statement’s tag, and the end', async () => {
  await client.query({ name: count.name, text: count.text, values: [1] })
  expect(await messagesOf(2, 1), 'the driver no longer hands on messages as StatementGroup reads them').toEqual([
    ['1', null],
    ['2', null],
    'SELECT 2',
    ['1', null],
    'SELECT 1',
    'ready',
  ])
})

test('a query of our own that cannot be sent fails, and the next one is answered', async () => {
  const unsent = new Recorder(Buffer.alloc(0))
  unsent.submit = () => new Error('not sent')
  client.query(unsent)
  await unsent.done.promise
  expect(unsent.messages).toEqual([new Error('not sent')])
  expect(await messagesOf(0)).toEqual(['SELECT 0', 'ready'])
})

test('queries are sent before the answers of earlier ones', async () => {
  const { stream } = driverConnectionOf(client)
  const before = socketOf(stream).bytesWritten
  const answers = [client.query('select pg_sleep(0.05)'), client.query('select 1')]
  const bytes = socketOf(stream).bytesWritten - before
  await Promise.all(answers)
  expect(bytes, 'the driver waits for an answer in spite of `pipeline: true`').toBeGreaterThan(
    'select pg_sleep(0.05)'.length + 'select 1'.length,
  )
})

const socketOf = (stream: pg.Connection['stream']): { readonly bytesWritten: number } => {
  if ('bytesWritten' in stream && typeof stream.bytesWritten === 'number') return { bytesWritten: stream.bytesWritten }
  throw new Error('the stream to PostgreSQL is no socket')
}
