import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { root } from '../launcher/data-dir.ts'
import { runTool } from '../launcher/run-tool.ts'
import { compiledOnce } from './compiled-once.ts'
import { outsideErrorsPath } from './outside-errors.ts'
import { readReport } from './read-report.ts'
import type { Tally } from './tally.ts'

const assertion = v.object({
  status: v.string(),
  fullName: v.string(),
  failureMessages: v.optional(v.array(v.string())),
})
const report = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string()),
      assertionResults: v.array(assertion),
    }),
  ),
})
const outsideErrors = v.array(v.string())
type FileResult = v.InferOutput<typeof report>['testResults'][number]

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
    const outsidePath = join(directory, 'outside.json')
    const output = ['--reporter=json', `--outputFile.json=${path}`, '--reporter=tools/test/outside-errors.ts']
    const code = await runTool(
      'node_modules/vitest/vitest.mjs',
      ['run', ...selected, ...narrowing, '--reporter=default', ...output],
      { stopping, env: { ...compiledOnce, [outsideErrorsPath]: outsidePath } },
    )
    return vitestTally(readReport(path, report), code, readReport(outsidePath, outsideErrors))
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** `outside`: the errors that fell outside every test, such as a rejection that nobody awaited. */
export function vitestTally(
  found: v.InferOutput<typeof report> | undefined,
  code: number,
  outside: readonly string[] = [],
): Tally {
  if (found === undefined) return { passed: 0, failed: 1, faults: ['Vitest wrote no report'] }
  const faults = [...found.testResults.flatMap(faultsOf), ...outside.map((error) => `Outside the tests: ${error}`)]
  const { length: unloaded } = found.testResults.filter(isUnloaded)
  const failed = found.numFailedTests + unloaded + outside.length
  // What nobody reported, such as a failing teardown, shows in the exit code alone.
  if (failed === 0 && code !== 0)
    return { passed: found.numPassedTests, failed: 1, faults: ['Vitest: an error outside the tests'] }
  return { passed: found.numPassedTests, failed, faults }
}

/** A file that cannot even be loaded has no tests to count, and is a failure all the same. */
function isUnloaded({ status, assertionResults }: FileResult): boolean {
  return status === 'failed' && assertionResults.length === 0
}

function faultsOf(file: FileResult): readonly string[] {
  const path = relative(root, file.name)
  if (isUnloaded(file)) return [`${path}: ${file.message ?? 'could not be loaded'}`]
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages = [] }) => `${path}: ${fullName}\n${failureMessages.join('\n')}`)
}
