import type pg from 'pg'
import { HeardClient } from './heard-client.ts'

// Three hosts are asked at once, and a pool waits five seconds for a connection.
const probeMsMax = 2_000

type HostAndPort = Pick<pg.Client, 'host' | 'port'>

/**
 * The class of a connection that looks for the host which accepts writes each time it is opened, so that a pool follows
 * a failover without a balancer before the database.
 */
export function primaryClient(urls: readonly string[]): typeof pg.Client {
  let looking: Promise<HostAndPort> | undefined
  const findPrimary = (): Promise<HostAndPort> => {
    looking ??= firstPrimary(urls).finally(() => {
      looking = undefined
    })
    return looking
  }

  return class PrimaryClient extends HeardClient {
    override connect(): Promise<this>
    override connect(callback: Parameters<pg.Client['connect']>[0]): void
    override connect(callback?: (...args: never[]) => void): Promise<this> | void {
      const connected = findPrimary().then(async (primary) => {
        Object.assign(this, primary)
        await super.connect()
        return this
      })
      if (callback === undefined) return connected
      const call = (...args: readonly Error[]): unknown => Reflect.apply(callback, undefined, args)
      connected.then(() => call(), call)
    }
  }
}

async function firstPrimary(urls: readonly string[]): Promise<HostAndPort> {
  try {
    return await Promise.any(urls.map(requirePrimary))
  } catch (error) {
    const faults = error instanceof AggregateError ? error.errors : [error]
    // A connection fault says more than "it is a standby", and its code decides whether the caller may try again.
    throw faults.find((fault) => !(fault instanceof IsStandby)) ?? faults[0]
  }
}

class IsStandby extends Error {
  readonly code = 'ECONNREFUSED'
}

async function requirePrimary(url: string): Promise<HostAndPort> {
  const client = new HeardClient({
    connectionString: url,
    connectionTimeoutMillis: probeMsMax,
    query_timeout: probeMsMax,
    application_name: 'bituin-probe',
  })
  try {
    await client.connect()
    const { rows } = await client.query<{ readOnly: boolean }>(
      `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as "readOnly"`,
    )
    if (rows[0]?.readOnly !== false) throw new IsStandby(`${client.host}:${client.port} is a standby`)
    return { host: client.host, port: client.port }
  } finally {
    await client.end().catch(() => undefined)
  }
}
