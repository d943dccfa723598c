import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileFault } from '#platform/configuration/file-fault.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'

export type ExclusiveLock = { readonly release: () => void }

/**
 * A lock that the operating system releases when its holder dies, however it dies: SQLite's lock on a file. A pid file
 * would outlive a killed holder, and its number could belong to another program by then. Undefined if it is already
 * held.
 */
export function takeExclusiveLock(path: string): ExclusiveLock | undefined {
  const database = open(path)
  try {
    // Nothing is ever written, so it needs no journal.
    database.exec('pragma journal_mode = off; begin exclusive')
    return { release: () => database.close() }
  } catch (error) {
    database.close()
    if (isBusy(error)) return undefined
    throw fileFault(error, path)
  }
}

const pollMs = 50

/** Waits for the lock, and fails after a timeout. */
export async function awaitExclusiveLock(path: string, waitMsMax: number): Promise<ExclusiveLock> {
  const deadline = performance.now() + waitMsMax
  for (;;) {
    const lock = takeExclusiveLock(path)
    if (lock !== undefined) return lock
    if (performance.now() > deadline) throw new OperatorFault(`Another process holds ${path} for too long.`)
    await sleep(pollMs)
  }
}

function open(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path)
  } catch (error) {
    throw fileFault(error, path)
  }
}

const sqliteBusy = 5

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
