import { readdir, readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { archiveName, isReleased, releaseEntries, releasePackage, versionOf } from './release-plan.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const packageText = await readFile(`${repository}/package.json`, 'utf8')

test('the package file of a release starts the processes and the operators’ commands, and installs nothing', () => {
  const made: unknown = JSON.parse(releasePackage(packageText, ['--max-semi-space-size=32']))
  expect(made).toMatchObject({
    name: 'bituin',
    version: versionOf(packageText),
    private: true,
    scripts: {
      server: expect.stringMatching(/^node .*--max-semi-space-size=32 apps\/server\/main\.ts$/),
      studio: expect.stringMatching(/ apps\/studio\/main\.ts$/),
      'db:migrate': expect.stringMatching(
        /^NODE_ENV=\$\{NODE_ENV:-production\} node .*\/server\.env .*\/migrate\.env tools\/commands\/db-migrate\.ts$/,
      ),
      'staff:invite': expect.stringMatching(/=\/etc\/bituin\/server\.env tools\/commands\/staff-invite\.ts$/),
    },
  })
  expect(made).not.toHaveProperty('devDependencies')
})

test('every command that a runbook tells to run is a script of the release, and those that change the schema read its owner’s settings', async () => {
  const pages = await readdir(`${repository}/docs/operations`)
  const texts = await Promise.all(pages.map((page) => readFile(`${repository}/docs/operations/${page}`, 'utf8')))
  const named = texts.flatMap((text) => [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name))
  const { scripts } = v.parse(withScripts, JSON.parse(releasePackage(packageText, [])))
  expect(named).toContain('ledger:archive')
  expect([...new Set(named)].filter((name) => !ofClones.test(name) && scripts[name] === undefined)).toEqual([])
  for (const name of ['ledger:archive', 'ledger:attach', 'reseal', 'studio:reseal'])
    expect(scripts[name]).toContain('=/etc/bituin/migrate.env ')
})

/** Run in a clone of the repository: the release itself, drills and measurements. */
const ofClones = /^(test:[a-z]+|release|month|bench|rtp)$/
const withScripts = v.object({ scripts: v.record(v.string(), v.string()) })

test('a release is named by its version and twelve digits of its commit', () => {
  expect(archiveName('1.2.3', '0123456789abcdef0123')).toBe('bituin-1.2.3-0123456789ab')
})

test('a release has every module that its processes and commands load', async () => {
  const reached = await modulesFrom(releaseEntries())
  expect(reached).toContain('art/art-image.ts')
  expect(reached.filter((path) => !isReleased(path))).toEqual([])
})

/** The modules of the repository that these ones load, directly or through others. */
async function modulesFrom(entries: readonly string[]): Promise<readonly string[]> {
  const reached = new Set(entries)
  for (const path of reached) {
    const source = await readFile(join(repository, path), 'utf8')
    for (const [, name = ''] of source.matchAll(loads)) {
      const loaded = moduleOf(name, path)
      if (loaded.endsWith('.ts') && existsSync(join(repository, loaded))) reached.add(loaded)
    }
  }
  return [...reached]
}

/** An import of types alone is gone before Node runs the file. */
const loads = /(?:^(?:import|export)(?! type)[^'"\n]*(?:\{[^}]*\})?[^'"\n]*|\bimport\()['"]([#.][^'"]+)['"]/gm

function moduleOf(name: string, from: string): string {
  if (name === '#ledger') return 'ledger/index.ts'
  return name.startsWith('#') ? name.slice(1) : join(dirname(from), name)
}
