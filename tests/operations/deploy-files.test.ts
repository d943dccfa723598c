import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { studioVariables } from '#apps/studio/settings.ts'
import { syntheticVariables } from '#apps/synthetic/settings.ts'
import { variables } from '#platform/configuration/environment.ts'
import { root } from '#tools/launcher/data-dir.ts'

const deploy = join(root, 'deploy')
const units = join(deploy, 'systemd')
const read = (path: string): string => readFileSync(join(deploy, path), 'utf8')
const settings = new Set<string>([
  ...Object.keys(variables.entries),
  ...Object.keys(studioVariables.entries),
  ...Object.keys(syntheticVariables.entries),
  'BITUIN_DATA_DIR',
  'STUDIO_DATABASE_URL',
])

test('every setting in the files that operators copy exists', () => {
  const files = [
    'environment/server.env.example',
    'environment/migrate.env.example',
    'environment/studio.env.example',
    'environment/synthetic.env.example',
  ]
  const named = [
    ...files.flatMap((file) => [...read(file).matchAll(/^([A-Z_]+)=/gm)]),
    ...readdirSync(units).flatMap((unit) => environmentOf(read(join('systemd', unit)))),
    ...read('Dockerfile').matchAll(/^\s*(?:ENV )?([A-Z_]{4,})=/gm),
    ...read('compose.yml').matchAll(/environment: \{ ([A-Z_]+):/g),
  ].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !settings.has(name) && name !== 'HEALTH_PORT')).toEqual([])
})

test('every program that a unit or a container starts exists', () => {
  const texts = [...globSync('systemd/*.service', { cwd: deploy }), 'Dockerfile', 'compose.yml'].map(read)
  const programs = texts.flatMap((text) => [...text.matchAll(/\b(?:apps|tools)\/[\w/-]+\.ts\b/g)].map(([path]) => path))
  expect(new Set(programs)).toEqual(
    new Set(['apps/server/main.ts', 'apps/studio/main.ts', 'apps/synthetic/main.ts', 'tools/commands/db-migrate.ts']),
  )
  expect(programs.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('a unit waits longer for its end than the server takes to stop', () => {
  for (const unit of ['bituin-server@', 'bituin-office@', 'bituin-worker@', 'bituin-studio@']) {
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read(`systemd/${unit}.service`)) ?? []
    expect(Number(seconds)).toBeGreaterThan(5 + 9)
  }
})

const hasSystemd = existsSync('/usr/bin/systemd-analyze')

describe.skipIf(!hasSystemd)('systemd-analyze', () => {
  test('verifies every unit, and finds a planted fault', () => {
    expect(verify(() => undefined)).toBe('')
    expect(
      verify((path) => writeFileSync(path, readFileSync(path, 'utf8').replace('Type=exec', 'Type=wish'))),
    ).toContain('Failed to parse service type')
  })
})

const hasPromtool = existsSync('/usr/bin/promtool')

describe.skipIf(!hasPromtool)('promtool', () => {
  test('finds no fault in the alert rules, and they fire and stay quiet when they should', () => {
    const observe = join(deploy, 'observe')
    const { stdout, stderr, status } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], {
      cwd: observe,
      encoding: 'utf8',
    })
    expect(`${stdout}${stderr}`).toContain('SUCCESS')
    expect(status).toBe(0)
  })
})

test('every runbook that an alert names exists', () => {
  const pages = [...read('observe/alerts.yml').matchAll(/runbook: ([\w/.-]+)/g)].map(([, page = '']) => page)
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter((page) => !existsSync(join(root, page)))).toEqual([])
})

/** The units with the Node of this machine, perhaps changed; what systemd says of them. */
function verify(change: (path: string) => void): string {
  const directory = mkdtempSync(join(tmpdir(), 'units-'))
  try {
    for (const unit of readdirSync(units)) {
      const copy = join(directory, unit)
      copyFileSync(join(units, unit), copy)
      writeFileSync(copy, readFileSync(copy, 'utf8').replaceAll('/usr/bin/node', process.execPath))
      change(copy)
    }
    const paths = readdirSync(directory).map((unit) => join(directory, unit))
    // What it finds it only writes: a line that systemd would ignore is no failure to it.
    return spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], { encoding: 'utf8' }).stderr
  } finally {
    rmSync(directory, { recursive: true })
  }
}

const environmentOf = (unit: string) =>
  [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => [...line.matchAll(/\b([A-Z_]+)=/g)])
