import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { buildApps, buildPseudoLocale } from '../build/build-apps.ts'
import { runTool } from '../launcher/run-tool.ts'
import { ensureChromium } from './chromium.ts'
import { compiledOnce } from './compiled-once.ts'
import { readReport } from './read-report.ts'
import { sumOf, type Tally } from './tally.ts'

const config = 'tests/journeys/playwright.config.ts'
/** The projects of that configuration as they are walked side by side: both take about as long. */
const walks = [['phone', 'office'], ['desktop']]
type Suite = { readonly title: string; readonly specs: readonly Spec[]; readonly suites?: readonly Suite[] | undefined }
type Spec = v.InferOutput<typeof spec>
const spec = v.object({
  title: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      results: v.array(v.object({ error: v.optional(v.object({ message: v.optional(v.string()) })) })),
    }),
  ),
})
const suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
})
const report = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.object({ message: v.optional(v.string()) })),
  suites: v.array(suite),
})

/**
 * The whole product used through a browser. The journeys start a product of their own, on an empty database and free ports.
 * On one product they walk one after another, so all of them at once means a product for each walk, side by side.
 */
export async function runJourneys(args: readonly string[], stopping: AbortSignal): Promise<Tally> {
  const chromium = ensureChromium()
  // Built once and before the clock of the first start runs: products side by side would build the same files twice.
  await buildApps(stopping)
  if (args.length > 0) return walkJourneys(args, chromium, stopping)
  const walking = walks.map((walk) => walkJourneys(argumentsOf(walk), chromium, stopping))
  // Both walks come to it after some minutes.
  const [tallies] = await Promise.all([Promise.all(walking), buildPseudoLocale(stopping)])
  return sumOf(tallies)
}

const argumentsOf = (projects: readonly string[]): readonly string[] => [
  ...projects.flatMap((project) => ['--project', project]),
  '--output',
  join('test-results', projects.join('-')),
]

async function walkJourneys(args: readonly string[], chromium: string, stopping: AbortSignal): Promise<Tally> {
  const directory = mkdtempSync(join(tmpdir(), 'bituin-report-'))
  const path = join(directory, 'report.json')
  const test = [
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', config, '--reporter=list,json', ...args],
  ] as const
  try {
    const env = { ...compiledOnce, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: path }
    const code = await runTool(...test, { stopping, env })
    return journeyTally(readReport(path, report), code)
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** A journey that passed only when repeated did not pass. */
export function journeyTally(found: v.InferOutput<typeof report> | undefined, code: number): Tally {
  if (found === undefined) return { passed: 0, failed: 1, faults: ['Playwright wrote no report'] }
  const { stats, errors, suites } = found
  const failed = stats.unexpected + stats.flaky + errors.length
  if (failed === 0 && code !== 0)
    return { passed: stats.expected, failed: 1, faults: ['Playwright: an error outside the journeys'] }
  const outside = errors.map(({ message = 'unknown' }) => `Playwright: ${message}`)
  return { passed: stats.expected, failed, faults: [...outside, ...suites.flatMap((inner) => faultsOf(inner, []))] }
}

function faultsOf({ title, specs, suites = [] }: Suite, above: readonly string[]): readonly string[] {
  const path = [...above, title]
  return [...specs.flatMap((found) => specFaults(found, path)), ...suites.flatMap((inner) => faultsOf(inner, path))]
}

function specFaults({ title, tests }: Spec, path: readonly string[]): readonly string[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, results }) => {
      const messages = results.flatMap(({ error }) => (error?.message === undefined ? [] : [error.message]))
      return `[${projectName}] ${[...path, title].join(' > ')}\n${messages.join('\n')}`
    })
}
