import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeFileFault } from './file-fault.mjs'
import { SetupFault } from './setup-fault.mjs'

const waitMsMax = 15 * 60_000
const pollMs = 250
const heartbeatMs = 1_000
const staleMs = 15_000

/** Two commands started at once must not install into the same folders: the second waits for the first. */
export async function holdSetupLock(root) {
  const folder = join(root, '.toolchain')
  const path = join(folder, 'setup.lock')
  const deadline = performance.now() + waitMsMax
  let isAnnounced = false
  while (!take(folder, path)) {
    if (performance.now() > deadline)
      throw new SetupFault('Another command has been setting up for 15 minutes: stop it, then run this one again.')
    if (!isAnnounced) process.stdout.write('Another command is setting up; waiting for it ...\n')
    isAnnounced = true
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  const heartbeat = setInterval(() => touch(path), heartbeatMs)
  return () => {
    clearInterval(heartbeat)
    rmSync(path, { force: true })
  }
}

function take(folder, path) {
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw new SetupFault(describeFileFault(error, folder))
    // A killed holder no longer touches its lock. Its pid says nothing: pids are reused.
    if (ageMs(path) > staleMs) rmSync(path, { force: true })
    return false
  }
}

function ageMs(path) {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
}

function touch(path) {
  const now = new Date(Date.now())
  utimesSync(path, now, now)
}
