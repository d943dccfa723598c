import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inputsDigest } from './inputs-digest.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bituin-build-'))
  for (const directory of ['app/dist', 'app/server', 'core']) mkdirSync(join(root, directory), { recursive: true })
  write('app/main.tsx', 'one')
  write('core/money.ts', 'one')
})

afterEach(() => rmSync(root, { recursive: true }))

test.each([
  ['a changed source', () => write('app/main.tsx', 'two')],
  ['a changed source that is shared', () => write('core/money.ts', 'two')],
  ['a new source', () => write('core/clock.ts', 'one')],
  ['a removed source', () => rmSync(join(root, 'core/money.ts'))],
])('%s asks for a build', (_case, change) => {
  const before = digest()
  change()
  expect(digest()).not.toBe(before)
})

test.each([
  ['a new time on an unchanged file', () => utimesSync(join(root, 'core/money.ts'), 0, 0)],
  ['a test', () => write('core/money.test.ts', 'one')],
  ['what the server alone runs', () => write('app/server/index.ts', 'one')],
  ['the build itself', () => write('app/dist/index.html', 'one')],
])('%s asks for none', (_case, change) => {
  const before = digest()
  change()
  expect(digest()).toBe(before)
})

const digest = () => inputsDigest(root, ['app', 'core'])

const write = (path: string, text: string) => writeFileSync(join(root, path), text)
