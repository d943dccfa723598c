import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { readReport } from './read-report.ts'
import { journeyTally } from './run-journeys.ts'
import { vitestTally } from './run-vitest.ts'
import { sumOf } from './tally.ts'

const file = (status: string, tests: number) => ({
  status,
  assertionResults: Array.from({ length: tests }, () => ({})),
})

test('the runners’ counts are added', () => {
  expect(
    sumOf([
      { passed: 3, failed: 1 },
      { passed: 4, failed: 0 },
    ]),
  ).toEqual({ passed: 7, failed: 1 })
})

test.each([
  [
    'every test passed',
    { numPassedTests: 5, numFailedTests: 0, testResults: [file('passed', 5)] },
    0,
    { passed: 5, failed: 0 },
  ],
  [
    'a test failed',
    { numPassedTests: 4, numFailedTests: 1, testResults: [file('failed', 5)] },
    1,
    { passed: 4, failed: 1 },
  ],
  [
    'a file could not be loaded',
    { numPassedTests: 4, numFailedTests: 0, testResults: [file('failed', 0)] },
    1,
    { passed: 4, failed: 1 },
  ],
  [
    'an error fell outside the tests',
    { numPassedTests: 5, numFailedTests: 0, testResults: [] },
    1,
    { passed: 5, failed: 1 },
  ],
  ['there is no report', undefined, 0, { passed: 0, failed: 1 }],
])('of Vitest, when %s', (_case, report, code, tally) => {
  expect(vitestTally(report, code)).toEqual(tally)
})

test.each([
  [
    'every journey passed',
    { stats: { expected: 5, unexpected: 0, flaky: 0 }, errors: [] },
    0,
    { passed: 5, failed: 0 },
  ],
  ['a journey failed', { stats: { expected: 4, unexpected: 1, flaky: 0 }, errors: [] }, 1, { passed: 4, failed: 1 }],
  [
    'a journey passed only when repeated',
    { stats: { expected: 4, unexpected: 0, flaky: 1 }, errors: [] },
    0,
    { passed: 4, failed: 1 },
  ],
  [
    'the product did not start',
    { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: ['no server'] },
    1,
    { passed: 0, failed: 1 },
  ],
  ['there is no report', undefined, 0, { passed: 0, failed: 1 }],
])('of Playwright, when %s', (_case, report, code, tally) => {
  expect(journeyTally(report, code)).toEqual(tally)
})

test('a report that is missing or is not one counts as none', () => {
  const directory = mkdtempSync(join(tmpdir(), 'bituin-report-'))
  const path = join(directory, 'report.json')
  const schema = v.object({ passed: v.number() })
  expect(readReport(path, schema)).toBeUndefined()
  writeFileSync(path, '{"passed":')
  expect(readReport(path, schema)).toBeUndefined()
  writeFileSync(path, '{"passed": 1}')
  expect(readReport(path, schema)).toEqual({ passed: 1 })
  rmSync(directory, { recursive: true })
})
