import type pg from 'pg'
import { clientFor } from '../db/database-address.ts'
import { OperatorFault } from './operator-fault.ts'
import { withoutPassword } from './print-configuration.ts'

export type CheckDatabaseOptions = {
  readonly url: string
  /** The setting that has the URL: each fault begins with its name. */
  readonly setting?: string
  /** Production refuses a database that may lose confirmed commits. */
  readonly production: boolean
  /** Why production may run without a synchronous standby, in the operator's words. */
  readonly standbyWaiver?: string | undefined
}

const versionMin = 15

/** Connects once and throws a one-sentence error if the database cannot be used. */
export async function checkDatabase(options: CheckDatabaseOptions): Promise<void> {
  const name = `${options.setting ?? 'DATABASE_URL'}: the database at ${withoutPassword(options.url)}`
  const server = await probe(options.url, name)
  refuseOldVersion(name, server)
  refuseReadOnly(name, server)
  if (!options.production) return
  refuseForgetful(name, server)
  refuseAlone(options, { name, server })
}

function refuseOldVersion(name: string, server: Server): void {
  const major = Math.floor(Number(server.version) / 10_000)
  if (major >= versionMin) return
  throw new OperatorFault(`${name} is PostgreSQL ${major}: version ${versionMin} or newer is needed.`)
}

function refuseReadOnly(name: string, { isStandby }: Server): void {
  if (!isStandby) return
  throw new OperatorFault(
    `${name} is a standby, which takes no writes: name the primary, or all hosts with target_session_attrs=read-write.`,
  )
}

function refuseForgetful(name: string, server: Server): void {
  const forgetful = [
    ...(server.fsync === 'off' ? ['fsync'] : []),
    ...(server.synchronousCommit === 'off' ? ['synchronous_commit'] : []),
  ]
  if (forgetful.length === 0) return
  throw new OperatorFault(
    `${name} runs with ${forgetful.join(' and ')} off and can lose confirmed money: production needs it on.`,
  )
}

/** A failover to a standby that has not confirmed every commit loses money that a player has seen. */
function refuseAlone(
  { standbyWaiver }: CheckDatabaseOptions,
  { name, server: { synchronousCommit, standbys } }: { readonly name: string; readonly server: Server },
): void {
  if (standbyWaiver !== undefined || (standbys !== '' && waitsForStandby.has(synchronousCommit))) return
  const why =
    standbys === ''
      ? 'has no synchronous standby (synchronous_standby_names is empty)'
      : `does not wait for its synchronous standby (synchronous_commit is ${synchronousCommit} and has to be on)`
  throw new OperatorFault(
    `${name} ${why} and can lose confirmed money when it fails: give it one, or write the reason why not into DATABASE_STANDBY_WAIVER.`,
  )
}

const waitsForStandby = new Set(['on', 'remote_apply'])

type Server = {
  readonly version: string
  readonly fsync: string
  readonly synchronousCommit: string
  readonly standbys: string
  readonly isStandby: boolean
}

async function probe(url: string, name: string): Promise<Server> {
  let client: pg.Client | undefined
  try {
    // The driver reads the files that the address names, such as sslrootcert, as soon as it is made.
    client = clientFor(url, { connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
    // A broken connection rejects the pending query; without a listener it would also end this process.
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query<Server>(
      `select current_setting('server_version_num') as version, current_setting('fsync') as fsync,
        current_setting('synchronous_commit') as "synchronousCommit",
        current_setting('synchronous_standby_names') as standbys, pg_is_in_recovery() as "isStandby"`,
    )
    const [server] = rows
    if (server === undefined) throw new Error('the server sent no row')
    return server
  } catch (error) {
    throw new OperatorFault(`${name} cannot be used: ${describeConnectionFault(error)}.`, { cause: error })
  } finally {
    await client?.end().catch(() => undefined)
  }
}

const unknownAuthority = 'its certificate is signed by no authority of the file that sslrootcert names'

const causes = new Map([
  ['ECONNREFUSED', 'nothing listens at that address'],
  ['ENOENT', 'nothing listens at that socket'],
  ['ENOTFOUND', 'its host name is unknown'],
  ['EAI_AGAIN', 'its host name cannot be looked up at the moment'],
  ['ETIMEDOUT', 'it does not answer'],
  ['EHOSTUNREACH', 'its network cannot be reached'],
  ['ENETUNREACH', 'its network cannot be reached'],
  ['ECONNRESET', 'it closed the connection'],
  ['28P01', 'it refuses the password'],
  ['28000', 'it refuses this user'],
  ['3D000', 'it has no database of that name'],
  ['53300', 'it has no connection left'],
  ['57P03', 'it is still starting'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', unknownAuthority],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', unknownAuthority],
  ['SELF_SIGNED_CERT_IN_CHAIN', unknownAuthority],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', unknownAuthority],
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another host name than the one in the address'],
])

export function describeConnectionFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A host with several addresses fails with one error for each.
  const first = error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0] : error
  const code = 'code' in first ? String(first.code) : ''
  return (
    unreadFile(first, code) ??
    notAdmitted(first.message) ??
    causes.get(code) ??
    (/timeout/i.test(first.message) ? 'it does not answer' : first.message)
  )
}

const unreadFile = (error: Error, code: string): string | undefined =>
  'syscall' in error && error.syscall === 'open' && 'path' in error
    ? `the file ${String(error.path)} that it names cannot be read (${code})`
    : undefined

/** In PostgreSQL's own words it is easily missed that only the encryption is lacking. */
function notAdmitted(message: string): string | undefined {
  if (!message.startsWith('no pg_hba.conf entry')) return undefined
  return message.endsWith('no encryption')
    ? 'no line of its pg_hba.conf admits this user without TLS: add sslmode=verify-full and sslrootcert, or a line'
    : 'no line of its pg_hba.conf admits this user from this address'
}
