import { lstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { type Account, canEnter, runAs } from './account.ts'

const parents = ['/var/lib', '/var/tmp']

/**
 * A directory outside the clone that the account can enter, for root whose clone is in a closed one such as /root.
 * Everybody can write to /var/tmp, so an existing directory must be root's own.
 */
export function sharedHome(account: Account): string {
  for (const parent of parents) {
    const home = join(parent, 'bituin')
    if (create(home) && canEnter(account, home)) return home
  }
  throw new OperatorFault(
    'PostgreSQL cannot run as root, and the account it would run as can enter neither this folder nor /var/lib: start as an ordinary user, or set BITUIN_DATA_DIR.',
  )
}

function create(home: string): boolean {
  try {
    mkdirSync(home, { recursive: true })
    const { uid, mode } = lstatSync(home)
    const isPrivateToRoot = uid === 0 && (mode & 0o170022) === 0o040000
    return isPrivateToRoot && openToEveryone(home, { deep: false })
  } catch {
    return false
  }
}

/** Root's strict umask would otherwise keep the account from files it has to read. */
export function openToEveryone(directory: string, { deep }: { readonly deep: boolean }): boolean {
  return runAs({ account: undefined }, '/bin/chmod', [...(deep ? ['-R'] : []), 'a+rX', directory]).succeeded
}
