import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { npm } from './npm.mjs'
import { timed } from './progress.mjs'
import { SetupFault } from './setup-fault.mjs'

const majorMin = 24
const pinned = '24.21.0'

/**
 * The Node that runs everything: the machine's own if new enough, otherwise the pinned one, downloaded once into
 * .toolchain/.
 */
export async function ensureNode(root, present = process.versions.node) {
  if (Number(present.split('.')[0]) >= majorMin) return process.execPath
  const toolchain = join(root, '.toolchain')
  const home = join(toolchain, `node-${pinned}`)
  const node = join(home, 'bin', 'node')
  if (await answers(node)) return node

  await timed(`Fetching Node ${pinned} (this machine has ${present})`, () => fetchNode(toolchain, home))
  if (!(await answers(node))) {
    throw new SetupFault(
      `The fetched Node ${pinned} does not run on this machine: install Node ${majorMin} or newer and run the command again.`,
    )
  }
  return node
}

/** Downloads go to a temporary folder; only a complete one is moved into place. */
async function fetchNode(toolchain, home) {
  for (const name of readdirSync(toolchain)) {
    if (name.startsWith('incoming-')) rmSync(join(toolchain, name), { recursive: true, force: true })
  }
  const incoming = join(toolchain, `incoming-${process.pid}`)
  mkdirSync(incoming)
  writeFileSync(join(incoming, 'package.json'), '{ "private": true }\n')
  const name = packageName()
  await npm(['install', '--no-save', '--prefix', incoming, `${name}@${pinned}`], {
    cwd: incoming,
    purpose: `fetch Node ${pinned}`,
  })
  rmSync(home, { recursive: true, force: true })
  renameSync(join(incoming, 'node_modules', name), home)
  rmSync(incoming, { recursive: true, force: true })
}

// The npm package `node` only picks one of these; for Apple's processors the name is a different one.
function packageName() {
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  return `${prefix}-${process.platform}-${process.arch}`
}

async function answers(node) {
  try {
    const { stdout } = await promisify(execFile)(node, ['--version'])
    return stdout.trim() === `v${pinned}`
  } catch {
    return false
  }
}
