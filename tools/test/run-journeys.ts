import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { runTool } from '../launcher/run-tool.ts'
import { ensureChromium } from './chromium.ts'
import { readReport } from './read-report.ts'
import type { Tally } from './tally.ts'

const config = 'tests/journeys/playwright.config.ts'
const report = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown()),
})

/** The whole product used through a browser. The journeys start a product of their own, on an empty database and free ports. */
export async function runJourneys(args: readonly string[], stopping: AbortSignal): Promise<Tally> {
  const chromium = ensureChromium()
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
