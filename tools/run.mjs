// The entrance of every command. Plain JavaScript without dependencies, so that it runs on the machine's own Node (20
// or newer) and on a clone where nothing is installed yet.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureDependencies } from './setup/dependencies.mjs'
import { ensureNode } from './setup/node-toolchain.mjs'
import { SetupFault } from './setup/setup-fault.mjs'
import { holdSetupLock } from './setup/setup-lock.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const commands = join(root, 'tools', 'commands')
const [command = '', ...args] = process.argv.slice(2)
const implementation = join(commands, `${command.replace(':', '-')}.ts`)

try {
  if (command === '' || !existsSync(implementation)) {
    throw new SetupFault(`There is no command "${command}". ${listCommands()}`)
  }
  process.chdir(root)
  run(await setUp())
} catch (error) {
  if (!(error instanceof SetupFault)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function setUp() {
  const release = await holdSetupLock(root)
  try {
    const node = await ensureNode(root)
    await ensureDependencies(root)
    return node
  } finally {
    release()
  }
}

/** Runs the command under the right Node and exits with its code. */
function run(node) {
  const flags = ['--disable-warning=ExperimentalWarning']
  const child = spawn(node, [...flags, implementation, ...args], {
    cwd: root,
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
    // The channel carries no messages: its closing tells the command that its parent is gone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event !== undefined) endWithParent(child)
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

/** npm passes signals on, but if npm itself is killed, nothing else stops the command. */
function endWithParent(child) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 1_000).unref()
}

function listCommands() {
  const names = readdirSync(commands).filter((name) => /^[a-z-]+\.ts$/.test(name) && !name.endsWith('.test.ts'))
  return `The commands are: ${names.map((name) => name.replace('.ts', '').replace('-', ':')).join(', ')}.`
}
