import { createHash, randomBytes } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileFault } from '#platform/configuration/file-fault.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { type Account, canEnter, clusterAccount } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { memoryHome } from './memory-home.ts'
import { type Passwords, readPasswords } from './passwords.ts'
import type { Profile } from './server-settings.ts'
import { sharedHome } from './shared-home.ts'

/** Where one database cluster is stored and what it runs with. */
export type ClusterSite = {
  readonly profile: Profile
  readonly account: Account | undefined
  readonly binaries: Binaries
  /** PostgreSQL's data directory, without symbolic links, which is how PostgreSQL itself names it. */
  readonly clusterDir: string
  readonly passwords: Passwords
  /** What the server prints before its own log is open. */
  readonly startLog: string
}

const names: Readonly<Record<Profile, string>> = { durable: 'postgres', throwaway: 'test-postgres' }

/** Where the cluster is found, possibly through a link. */
export const clusterPath = (dataDir: string, profile: Profile): string => join(dataDir, names[profile])

export function prepareSite(dataDir: string, profile: Profile): ClusterSite {
  createDataDir(dataDir)
  const path = clusterPath(dataDir, profile)
  const account = clusterAccount(path)
  return {
    profile,
    account,
    binaries: findBinaries(account),
    clusterDir: clusterDirectory({ path, dataDir, account, profile }),
    passwords: readPasswords(`${path}-passwords.json`),
    startLog: `${path}.log`,
  }
}

/** Root's data directory is traversable, because PostgreSQL's account has to reach its own folder in it. */
export function createDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  } catch (error) {
    throw fileFault(error, dataDir)
  }
}

type ClusterHome = {
  readonly path: string
  readonly dataDir: string
  readonly account: Account | undefined
  readonly profile: Profile
}

/**
 * The cluster's directory. If root's clone is closed to the account it is outside the clone, that of tests is in
 * memory, and `path` is a symbolic link to it: deleting the clone's data folder then means a new database, as
 * everywhere.
 */
function clusterDirectory(home: ClusterHome): string {
  const { path, profile } = home
  const existing = lstatSync(path, { throwIfNoEntry: false })
  const isGone = existing?.isSymbolicLink() === true && statSync(path, { throwIfNoEntry: false }) === undefined
  if (isGone && profile === 'durable') {
    throw new OperatorFault(
      `The database of this clone is gone: ${path} points to nothing. Remove that link to begin with an empty one.`,
    )
  }
  try {
    // Data in memory is gone after a reboot, and was disposable.
    if (isGone) rmSync(path)
    if (existing === undefined || isGone) create(home)
    const directory = realpathSync(path)
    refuseOthersCluster(directory)
    return directory
  } catch (error) {
    throw fileFault(error, path)
  }
}

function refuseOthersCluster(directory: string): void {
  const self = process.getuid?.()
  if (self === 0 || statSync(directory).uid === self) return
  throw new OperatorFault(
    `The database in ${directory} belongs to another user: start as that user, or set BITUIN_DATA_DIR to a folder of your own.`,
  )
}

function create({ path, dataDir, account, profile }: ClusterHome): void {
  const home = outsideHome({ dataDir, account, profile })
  const directory = home === undefined ? path : join(home, `bituin-data-${randomBytes(6).toString('hex')}`)
  mkdirSync(directory, { mode: 0o700 })
  if (account !== undefined) chownSync(directory, account.uid, account.gid)
  if (directory !== path) symlinkSync(directory, path)
}

/** Undefined if the cluster is at its own path. */
function outsideHome({ dataDir, account, profile }: Omit<ClusterHome, 'path'>): string | undefined {
  const memory = profile === 'throwaway' ? memoryHome() : undefined
  if (memory !== undefined || account === undefined || canEnter(account, dataDir)) return memory
  return sharedHome(account)
}

const socketPathBytesMax = 107

/** Sockets are in the cluster's own closed directory, unless the path is too long for the system. */
export function socketDirectory({ clusterDir, account }: ClusterSite): string {
  if (Buffer.byteLength(join(clusterDir, '.s.PGSQL.65535.lock')) <= socketPathBytesMax) return clusterDir
  const short = `/tmp/bituin-${createHash('sha256').update(clusterDir).digest('hex').slice(0, 16)}`
  const owner = account ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  if (lstatSync(short, { throwIfNoEntry: false }) === undefined) {
    mkdirSync(short, { mode: 0o700 })
    chownSync(short, owner.uid, owner.gid)
  }
  // Everybody can write to /tmp: a directory with our name has to belong to us.
  const { uid, mode } = lstatSync(short)
  if (uid === owner.uid && (mode & 0o170077) === 0o040000) return short
  throw new OperatorFault(`${short} belongs to somebody else: set BITUIN_DATA_DIR to a folder with a shorter path.`)
}
