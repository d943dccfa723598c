import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { signIn } from '#features/players/account/contract.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { root } from '#tools/launcher/data-dir.ts'

const observe = join(root, 'deploy', 'observe')
const panel = v.looseObject({
  title: v.string(),
  targets: v.optional(v.array(v.looseObject({ expr: v.string() })), []),
})
const dashboard = v.parse(
  v.looseObject({ panels: v.array(panel) }),
  JSON.parse(readFileSync(join(observe, 'dashboard.json'), 'utf8')),
)
const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
const alerts = readFileSync(join(observe, 'alerts.yml'), 'utf8')

/** The metrics that the product's own code declares, and those that every Node process has. */
async function declaredMetrics(): Promise<ReadonlySet<string>> {
  const files = globSync('{platform,ledger,features,apps}/**/*.ts', { cwd: root }).filter(
    (path) => !path.includes('.test.'),
  )
  const own = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/name: '([a-z]+(?:_[a-z]+)+)'/g)].map(([, name]) => name ?? ''),
  )
  const ofNode = [...(await createMetrics({ version: '1' }).text()).matchAll(/^# TYPE (\w+)/gm)].map(
    ([, name]) => name ?? '',
  )
  return new Set([...own, ...ofNode, 'up'])
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(/([a-z][a-z_0-9]*)\{job=/g)].map(([, name = '']) => name.replace(/_(?:bucket|count|sum)$/, ''))

test.each([
  ['the dashboard', expressions.join('\n'), 15],
  ['the alert rules', alerts, 12],
])('every metric that %s looks at is one that the product shows', async (_, text, atLeast) => {
  const declared = await declaredMetrics()
  const named = namesIn(text)
  expect(named.length).toBeGreaterThanOrEqual(atLeast)
  expect(named.filter((name) => !declared.has(name))).toEqual([])
})

test('every call that the dashboard looks at exists', () => {
  const paths = expressions.flatMap((expr) => [...expr.matchAll(/path="([^"]+)"/g)].map(([, path]) => path))
  expect(new Set(paths)).toEqual(new Set(['glw/bet', signIn.path]))
})

test('each panel shows something', () => {
  const empty = dashboard.panels.filter(({ type, targets }) => type !== 'row' && targets.length === 0)
  expect(empty.map(({ title }) => title)).toEqual([])
})
