import type pg from 'pg'
import { HeardClient } from './heard-client.ts'
import { primaryClient } from './primary-client.ts'

const form = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(\/[^?#]*)?(\?[^#]*)?$/

/**
 * A database URL with one URL for each of its hosts, as `postgresql://user:password@db1:5432,db2:5432/bituin` names them.
 * The driver knows URLs of one host only.
 */
export function hostUrlsOf(url: string): readonly string[] {
  const [, head = '', hosts = '', path = '', search = ''] = form.exec(url) ?? []
  const query = new URLSearchParams(search)
  query.delete('target_session_attrs')
  const tail = `${path}${query.size === 0 ? '' : `?${query.toString()}`}`
  return hosts.split(',').map((host) => `${head}${host}${tail}`)
}

export const writesOnly = (url: string): boolean =>
  new URLSearchParams(form.exec(url)?.[4] ?? '').get('target_session_attrs') === 'read-write'

type Connection = { readonly connectionString: string; readonly Client: typeof pg.Client }

/** How a URL is opened: of several hosts, every new connection goes to the one that accepts writes. */
export function connectionTo(url: string): Connection {
  const [first = url, ...others] = hostUrlsOf(url)
  if (others.length === 0) return { connectionString: first, Client: HeardClient }
  return { connectionString: first, Client: primaryClient([first, ...others]) }
}

/** A connection of its own, outside of any pool. */
export function clientFor(url: string, config: Omit<pg.ClientConfig, 'connectionString'>): pg.Client {
  const { connectionString, Client } = connectionTo(url)
  return new Client({ ...config, connectionString })
}
