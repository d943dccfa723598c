import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { runAs, writeAs } from './account.ts'
import type { ClusterSite } from './cluster-site.ts'
import { describeServerOutput } from './server-output.ts'
import { hostBasedAuthentication, logDirectory } from './server-settings.ts'

// Created when initdb has finished: a directory without it is incomplete and holds nothing yet.
const mark = 'bituin-initialised'

export const databaseName = 'bituin'

/** Creates the cluster, its roles and its database if they are missing. Never touches a finished cluster. */
export function initialiseCluster(site: ClusterSite): void {
  const marked = readMark(site)
  if (marked === undefined) createCluster(site)
  else refuseOtherMajorVersion(site)
  const digest = provisioningDigest(site)
  if (marked === digest) return
  provision(site)
  writeAs(site.account, join(site.clusterDir, mark), digest)
}

function createCluster(site: ClusterSite): void {
  removeUnfinished(site.clusterDir)
  const made = runAs({ account: site.account }, site.binaries.initdb, [
    `--pgdata=${site.clusterDir}`,
    '--username=bituin_admin',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(site.profile === 'throwaway' ? ['--no-sync'] : []),
    // Replaced below, before any server runs and once a password is set.
    '--auth=trust',
  ])
  if (!made.succeeded)
    throw new OperatorFault(`The database could not be created: ${describeServerOutput(made.output)}`)
  writeAs(site.account, join(site.clusterDir, 'pg_hba.conf'), hostBasedAuthentication)
  writeAs(site.account, join(site.clusterDir, mark), '')
}

/** initdb was interrupted. A server that ever ran here has written a log, and its data must not be removed. */
function removeUnfinished(clusterDir: string): void {
  const names = readdirSync(clusterDir)
  if (names.includes(logDirectory)) {
    throw new OperatorFault(`${clusterDir} holds a database that this program did not create: move it elsewhere.`)
  }
  for (const name of names) rmSync(join(clusterDir, name), { recursive: true, force: true })
}

/**
 * Sets roles, passwords and the database through PostgreSQL's single-user mode, which needs no password and opens no
 * port. Also repairs a lost password file.
 */
function provision(site: ClusterSite): void {
  const statements = [...provisioning, ...Object.entries(site.passwords).map(passwordStatement)]
  const done = runAs({ account: site.account, input: `${statements.join('\n')}\n` }, site.binaries.postgres, [
    '--single',
    '-D',
    site.clusterDir,
    '-c',
    'log_min_messages=error',
    'postgres',
  ])
  const errors = done.output
    .split('\n')
    .filter((line) => /\b(ERROR|FATAL|PANIC):/.test(line) && !/already exists/.test(line))
  if (done.succeeded && errors.length === 0) return
  throw new OperatorFault(`The database's roles could not be created: ${describeServerOutput(done.output)}`)
}

// One statement per line; "already exists" errors are expected.
const provisioning = [
  'create role bituin_owner login',
  'create role bituin_app login',
  `create database ${databaseName} owner bituin_owner`,
  `revoke all on database ${databaseName} from public`,
  `grant connect on database ${databaseName} to bituin_app`,
]

const passwordStatement = ([role, password]: [string, string]) => `alter role ${role} password '${password}'`

function provisioningDigest({ passwords }: ClusterSite): string {
  return createHash('sha256')
    .update(JSON.stringify([provisioning, passwords]))
    .digest('hex')
}

function readMark({ clusterDir }: ClusterSite): string | undefined {
  const path = join(clusterDir, mark)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function refuseOtherMajorVersion({ clusterDir, binaries }: ClusterSite): void {
  const made = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim()
  if (made === binaries.version.split('.')[0]) return
  throw new OperatorFault(
    `The database in ${clusterDir} was made by PostgreSQL ${made} and this is ${binaries.version}: dump it with the old version and restore it into a new one.`,
  )
}
