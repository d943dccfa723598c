import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fixtureTree } from './fixture-tree.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const report = v.object({ diagnostics: v.array(v.object({ code: v.string(), filename: v.string() })) })
const project = { compilerOptions: { strict: true, target: 'ES2024', module: 'NodeNext', jsx: 'react-jsx' } }

/** What .oxlintrc.json finds, as `path rule`. */
function lint(files: Readonly<Record<string, string>>): string[] {
  const root = fixtureTree({
    ...files,
    '.oxlintrc.json': readFileSync(join(repository, '.oxlintrc.json'), 'utf8'),
    'tsconfig.json': JSON.stringify(project),
  })
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  const command = [join(repository, 'node_modules/oxlint/bin/oxlint'), '--type-aware', '--format', 'json', '.']
  const { stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  const { diagnostics } = v.parse(report, JSON.parse(stdout))
  return diagnostics.map(({ code, filename }) => `${filename} ${code.replace(/^.*\((.*)\)$/, '$1')}`).sort()
}

const fileOf = (lines: number): string => `export const a = [\n${'  1,\n'.repeat(lines - 2)}]\n`
const functionOf = (lines: number): string =>
  `declare function g(): void\nexport function f() {\n${'  g()\n'.repeat(lines - 2)}}\n`

const filled = (limits: Readonly<Record<string, number>>, text: (lines: number) => string, over: number) =>
  lint(Object.fromEntries(Object.entries(limits).map(([path, max]) => [path, text(max + over)])))

test('a file has its limit of lines by what it is', () => {
  const limits = {
    'apps/server/main.ts': 150,
    'features/players/mail/back-office/mail-form.tsx': 150,
    'features/players/mail/contract.ts': 300,
    'features/players/mail/player/mail-page.tsx': 150,
    'features/players/mail/rules.test.ts': 600,
    'features/players/mail/server/mail.store.ts': 120,
    'features/promotions/spin/rules.ts': 120,
    'platform/http/handle.ts': 300,
  }
  expect(filled(limits, fileOf, 0)).toEqual([])
  expect(filled(limits, fileOf, 1)).toEqual(Object.keys(limits).map((path) => `${path} max-lines`))
})

test('a function fits one screen, a handler a smaller one', () => {
  const limits = {
    'features/players/mail/server/mail.store.ts': 60,
    'features/players/mail/server/read-mail.ts': 40,
    'platform/http/handle.ts': 60,
  }
  expect(filled(limits, functionOf, 0)).toEqual([])
  expect(filled(limits, functionOf, 1)).toEqual(Object.keys(limits).map((path) => `${path} max-lines-per-function`))
})

const branches = Array.from({ length: 10 }, (_, index) => `  if (s.startsWith('${index}')) return ${index}\n`).join('')

const planted: ReadonlyArray<readonly [path: string, rule: string, text: string]> = [
  ['core/any.ts', 'no-explicit-any', 'export const f = (a: any) => [a].length'],
  ['core/branches.ts', 'complexity', `export function f(s: string) {\n${branches}  return 10\n}`],
  ['core/console.ts', 'no-console', 'export const f = () => console.log(1)'],
  ['core/deep.ts', 'max-depth', 'export function f(a: boolean) { if (a) { if (a) { if (a) { if (a) { f(!a) } } } } }'],
  ['core/default.ts', 'no-default-export', 'export default 1'],
  ['core/floating.ts', 'no-floating-promises', 'export function f(p: () => Promise<void>) { p() }'],
  ['core/misused.ts', 'no-misused-promises', 'export const f = (p: Promise<void>) => (p ? 1 : 2)'],
  ['core/nameIt.ts', 'filename-case', 'export const a = 1'],
  ['core/now.ts', 'no-restricted-properties', 'export const f = () => Date.now()'],
  ['core/null.ts', 'no-non-null-assertion', 'export const f = (a?: string) => a!.length'],
  ['core/parameters.ts', 'max-params', 'export const f = (a: 1, b: 1, c: 1, d: 1, e: 1) => [a, b, c, d, e]'],
  [
    'core/switch.ts',
    'switch-exhaustiveness-check',
    "export function f(a: 'x' | 'y') { switch (a) { case 'x': return 1 } return 2 }",
  ],
  ['core/type.ts', 'consistent-type-imports', "import { Name } from './words.ts'\nexport const f = (b: Name) => [b]"],
  ['core/unsafe.ts', 'no-unsafe-return', 'export const f = (s: string): { a: 1 } => JSON.parse(s)'],
  ['games/slots/random.ts', 'no-restricted-properties', 'export const f = () => Math.random()'],
  ['platform/ui/button.tsx', 'button-has-type', 'export const A = () => <button>Go</button>'],
  [
    'platform/ui/hook.tsx',
    'rules-of-hooks',
    "import { useState } from 'react'\nexport const A = (p: { b: boolean }) => { if (p.b) useState(1); return null }",
  ],
  ['platform/ui/image.tsx', 'alt-text', "export const A = () => <img src='a' />"],
]

test('each rule reports what is planted, and no other rule does', () => {
  const files = Object.fromEntries(planted.map(([path, , text]) => [path, `${text}\n`]))
  const found = lint({ ...files, 'core/words.ts': 'export type Name = string\n' })
  expect(found).toEqual(planted.map(([path, rule]) => `${path} ${rule}`))
})

test('clocks, entries, tests and tools may do what others may not', () => {
  const allowed = {
    'apps/player/vite.config.ts': 'export default {}\n',
    'apps/server/main.ts': 'export const f = () => Date.now()\n',
    'core/clock/system-clock.ts': 'export const f = () => Date.now()\n',
    'tests/faults/cut.ts': 'export const f = () => Math.random()\n',
    'tools/seed.ts': 'export const f = () => console.log(1)\n',
  }
  expect(lint(allowed)).toEqual([])
})
