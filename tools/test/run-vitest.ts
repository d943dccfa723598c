import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { runTool } from '../launcher/run-tool.ts'
import { readReport } from './read-report.ts'
import type { Tally } from './tally.ts'

const report = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
})

/** Runs Vitest's projects, all of them when none is named; more of Vitest's own arguments can narrow them. */
export async function runVitest(
  projects: readonly string[],
  stopping: AbortSignal,
  narrowing: readonly string[] = [],
): Promise<Tally> {
  const directory = mkdtempSync(join(tmpdir(), 'bituin-vitest-'))
  const path = join(directory, 'report.json')
  try {
    const selected = projects.flatMap((project) => ['--project', project])
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
    const code = await runTool('node_modules/vitest/vitest.mjs', ['run', ...selected, ...narrowing, ...reporters], {
      stopping,
    })
    return vitestTally(readReport(path, report), code)
  } finally {
    rmSync(directory, { recursive: true })
  }
}

export function vitestTally(found: v.InferOutput<typeof report> | undefined, code: number): Tally {
  if (found === undefined) return { passed: 0, failed: 1 }
  // A file that cannot even be loaded has no tests to count, and is a failure all the same.
  const unloaded = found.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = found.numFailedTests + unloaded.length
  // Errors outside every test, such as a failing teardown, show in the exit code alone.
  return { passed: found.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
}
