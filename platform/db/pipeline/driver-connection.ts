import pg from 'pg'

const connections = new WeakMap<pg.PoolClient, pg.Connection>()

/** The driver's connection of a client, on which statement groups are written directly, bypassing the driver's queue. */
export function driverConnectionOf(client: pg.PoolClient): pg.Connection {
  const known = connections.get(client)
  if (known !== undefined) return known
  const missing = missingInternals(client)
  if (missing.length > 0 || !isDriverClient(client)) throw new Error(strangeDriver(missing))
  connections.set(client, client.connection)
  return client.connection
}

const isDriverClient = (client: unknown): client is pg.Client => client instanceof pg.Client

const strangeDriver = (missing: readonly string[]): string =>
  `This version of the driver pg does not bear pipelining as platform/db/pipeline does it: ${missing.join('; ')}. ` +
  'Set DATABASE_PIPELINING=off until it is taught the new driver.'

/** The undocumented driver internals in use. */
export function missingInternals(client: object): readonly string[] {
  const connection = field(client, 'connection')
  const stream = field(connection, 'stream')
  const expectations: readonly (readonly [sentence: string, isMet: boolean])[] = [
    ['a client is no pg.Client', isDriverClient(client)],
    ['a client does not say with `pipeline: true` that it sends without waiting', field(client, 'pipeline') === true],
    ['a client has no `connection` with the `stream` to PostgreSQL', typeof stream === 'object'],
    ...['write', 'cork', 'uncork'].map(
      (name) => [`the stream to PostgreSQL has no ${name}()`, typeof field(stream, name) === 'function'] as const,
    ),
    [
      'pg.Query is no class with a submit() to override',
      typeof field(field(pg.Query, 'prototype'), 'submit') === 'function',
    ],
  ]
  return expectations.filter(([, isMet]) => !isMet).map(([sentence]) => sentence)
}

const field = (of: unknown, name: string): unknown =>
  (typeof of === 'object' && of !== null) || typeof of === 'function' ? Reflect.get(of, name) : undefined
