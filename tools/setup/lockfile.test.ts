import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { npm } from './npm.mjs'

interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
}

interface Lockfile {
  readonly packages: Record<string, LockedPackage>
}

const root = join(import.meta.dirname, '..', '..')
const lockfile: Lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const packages = Object.entries(lockfile.packages).filter(([path]) => path !== '')
let clone: string

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'bituin lockfile '))
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(join(root, file), join(clone, file))
})

afterEach(() => rmSync(clone, { recursive: true }))

test('npm ci takes the lockfile as it is, without asking a registry for what it lacks', async () => {
  await expect(cleanInstall()).resolves.toBeUndefined()
})

test('npm ci refuses a lockfile that lacks one binary for another kind of machine', async () => {
  const { 'node_modules/@biomejs/cli-win32-x64': _left, ...rest } = lockfile.packages
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ ...lockfile, packages: rest }))
  await expect(cleanInstall()).rejects.toThrow('npm failed')
})

test('the lockfile names no registry', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

test('only binaries for other kinds of machine are known by version alone', () => {
  const byVersion = packages.filter(([, { integrity }]) => integrity === undefined)
  const always = byVersion.filter(([, { optional, cpu }]) => optional !== true || cpu === undefined)
  const common = byVersion.filter(
    ([path, { os }]) => os?.includes('linux') === true && /-x64-gnu|-arm64-gnu/.test(path),
  )
  expect([...always, ...common]).toEqual([])
})

/** Nobody listens on the port: whatever npm would have to ask a registry for is a failure. */
function cleanInstall(): Promise<void> {
  const nowhere = ['--offline', '--registry=http://127.0.0.1:9']
  return npm(['ci', '--dry-run', ...nowhere], { cwd: clone, purpose: 'install the dependencies' })
}
