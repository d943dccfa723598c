import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { runTool } from '../launcher/run-tool.ts'
import { ensureChromium } from './chromium.ts'
import { readReport } from './read-report.ts'
import { sumOf, type Tally } from './tally.ts'

const config = 'tests/journeys/playwright.config.ts'
/** The projects of that configuration. */
const devices = ['phone', 'desktop']
const report = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown()),
})

/**
 * The whole product used through a browser. The journeys start a product of their own, on an empty database and free ports.
 * On one product they walk one after another, so all of them at once means a product for each device, side by side.
 */
export async function runJourneys(args: readonly string[], stopping: AbortSignal): Promise<Tally> {
  const chromium = ensureChromium()
  const walks =
    args.length > 0 ? [args] : devices.map((device) => ['--project', device, '--output', join('test-results', device)])
  return sumOf(await Promise.all(walks.map((walk) => walkJourneys(walk, chromium, stopping))))
}

async function walkJourneys(args: readonly string[], chromium: string, stopping: AbortSignal): Promise<Tally> {
  const directory = mkdtempSync(join(tmpdir(), 'bituin-report-'))
  const path = join(directory, 'report.json')
  const test = [
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', config, '--reporter=list,json', ...args],
  ] as const
  try {
    const code = await runTool(...test, { stopping, env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: path } })
    return journeyTally(readReport(path, report), code)
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** A journey that passed only when repeated did not pass. */
export function journeyTally(found: v.InferOutput<typeof report> | undefined, code: number): Tally {
  if (found === undefined) return { passed: 0, failed: 1 }
  const failed = found.stats.unexpected + found.stats.flaky + found.errors.length
  return { passed: found.stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed }
}
