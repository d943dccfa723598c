// How long `npm start` takes until the whole product answers.
//   npm run bench start -- [cold runs] [warm runs]
// It works on a copy of this clone, so that nothing of yours is stopped or deleted. Packages are installed already.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { removeEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { root } from '#tools/launcher/data-dir.ts'
import { freePortBlock } from '#tools/launcher/free-ports.ts'
import { type Figure, reportFigures } from './support/figures.ts'
import { spreadOf } from './support/spread.ts'

const [, , coldRuns = '3', warmRuns = '5'] = process.argv
const leftOut = new Set(['.git', '.data', '.toolchain', 'dist', 'node_modules', 'test-results'])
const pollMs = 20

const directory = mkdtempSync(join(tmpdir(), 'bituin-start-'))
const clone = join(directory, 'clone')
cpSync(root, clone, { recursive: true, filter: (path) => !leftOut.has(basename(path)) })
symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
const dataDir = join(clone, '.data')

try {
  const cold: number[] = []
  for (let run = 0; run < Number(coldRuns); run++) {
    await forgetEverything()
    cold.push(await secondsToReady())
  }
  const warm: number[] = []
  for (let run = 0; run < Number(warmRuns); run++) warm.push(await secondsToReady())
  reportFigures('From `npm start` until /readyz says that everything answers', [
    figure('nothing but packages (no .data, no dist)', cold),
    figure('as it was left', warm, 5),
  ])
} finally {
  await forgetEverything()
  rmSync(directory, { recursive: true, force: true })
}

function figure(what: string, seconds: readonly number[], bar?: number): Figure {
  const { median, min, max } = spreadOf(seconds)
  const note = `${min.toFixed(1)} to ${max.toFixed(1)}, ${seconds.length} runs`
  return { what, value: median, unit: 's', digits: 1, note, ...(bar !== undefined && { bar }) }
}

async function forgetEverything(): Promise<void> {
  await removeEmbeddedPostgres(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
  for (const app of ['player', 'back-office'])
    rmSync(join(clone, 'apps', app, 'dist'), { recursive: true, force: true })
}

async function secondsToReady(): Promise<number> {
  const port = await freePortBlock(4)
  const { BITUIN_DATA_DIR: _ours, ...env } = process.env
  const started = performance.now()
  // A process group of its own, to which Ctrl-C can be sent as a terminal sends it.
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...env, PORT: String(port) },
    detached: true,
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('npm start ended before it was ready')
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  const seconds = (performance.now() - started) / 1_000
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
  await ended
  return seconds
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  } catch {
    return false
  }
}
