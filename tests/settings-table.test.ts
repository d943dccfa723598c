import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sandboxVariables } from '#apps/sandbox/settings.ts'
import { studioVariables } from '#apps/studio/settings.ts'
import { syntheticVariables } from '#apps/synthetic/settings.ts'
import { variables } from '#platform/configuration/environment.ts'

const root = join(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const ofProcesses = [variables, studioVariables, sandboxVariables, syntheticVariables].flatMap(({ entries }) =>
  Object.keys(entries),
)
/** Settings read without a schema: the launcher's folder, and its studio's database. */
const ofLauncher = ['BITUIN_DATA_DIR', 'STUDIO_DATABASE_URL']
const settings = [...new Set([...ofProcesses, ...ofLauncher])].toSorted((a, b) => String(a).localeCompare(String(b)))

const rows = readme.split('\n').filter((line) => /^\| `[A-Z_]+`/.test(line))
const documented = [
  ...new Set(rows.flatMap((line) => [...line.matchAll(/`([A-Z][A-Z_]{3,})`/g)].map(([, name]) => name))),
].toSorted((a, b) => String(a).localeCompare(String(b)))

test('every setting that a process reads stands in the README, and nothing else does', () => {
  expect(documented).toEqual(settings)
})

test('a setting that is read past the schemas is one that stands there, or belongs to the machine', () => {
  const ofMachine = ['PATH', 'API_ORIGIN', 'CHROMIUM', 'PATHEXT', 'HOME', 'CI']
  const files = ['apps', 'features', 'ledger', 'platform', 'tools'].flatMap((directory) =>
    readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|mjs)$/.test(path) && !/\.test\.|node_modules|(^|\/)dist\//.test(path))
      .map((path) => join(root, directory, path)),
  )
  const read = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/process\.env(?:\.|\[')([A-Z_]+)/g)].map(([, name = '']) => name),
  )
  expect([...new Set(read)].filter((name) => !settings.includes(name) && !ofMachine.includes(name))).toEqual([])
})
