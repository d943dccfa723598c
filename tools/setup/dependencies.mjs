import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { restoreSymlinks } from './embedded-postgres-symlinks.mjs'
import { npm } from './npm.mjs'
import { timed } from './progress.mjs'
import { SetupFault } from './setup-fault.mjs'

/** Makes node_modules what package-lock.json says. Installs nothing when it already is. */
export async function ensureDependencies(root) {
  if (!isInstalled(root)) await timed('Installing dependencies', () => install(root))
  restoreSymlinks(root)
}

/**
 * Not `npm ci`: it refuses a lockfile that lacks the binaries for another kind of machine, and npm leaves those out where its
 * registry has none. Every version that the lockfile names is installed, and the lockfile stays as it is.
 */
async function install(root) {
  // What an interrupted install left looks whole to npm and is not.
  rmSync(join(root, 'node_modules'), { recursive: true, force: true })
  // Named outright, because NODE_ENV=production or a user's npm settings would leave some out.
  const included = ['--include=dev', '--include=optional']
  await npm(['install', '--no-save', '--prefer-offline', ...included], {
    cwd: root,
    purpose: 'install the dependencies',
  })
}

/** npm writes what it installed beside it, last of all: an install cut short leaves no such file. */
function isInstalled(root) {
  const installedPath = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedPath)) return false
  const wanted = packages(join(root, 'package-lock.json'))
  const installed = packages(installedPath)
  return (
    Object.entries(installed).every(([path, { optional }]) => path in wanted || optional === true) &&
    Object.entries(wanted).every(([path, entry]) => path === '' || isSatisfied(entry, installed[path]))
  )
}

function isSatisfied(wanted, installed) {
  if (installed === undefined) return wanted.optional === true && !isForThisMachine(wanted)
  return wanted.version === installed.version && wanted.integrity === installed.integrity
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
