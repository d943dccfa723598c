import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileFault } from '#platform/configuration/file-fault.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'

export type ExclusiveLock = { readonly release: () => void }

/**
 * A lock that the operating system takes back when its holder dies, however it dies: SQLite's lock on a file. A file with a
 * process number in it would outlive a killed holder, and the number may be another program's by then.
 * Undefined when it is held already.
 */
export function takeExclusiveLock(path: string): ExclusiveLock | undefined {
  const database = open(path)
  try {
    // Nothing is ever written to it, so it needs no journal.
    database.exec('pragma journal_mode = off; begin exclusive')
    return { release: () => database.close() }
  } catch (error) {
    database.close()
    if (isBusy(error)) return undefined
    throw fileFault(error, path)
  }
}

const pollMs = 50

/** Waits for its turn, and fails when that does not come in time. */
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
