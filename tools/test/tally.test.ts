import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { root } from '../launcher/data-dir.ts'
import { readReport } from './read-report.ts'
import { journeyTally } from './run-journeys.ts'
import { vitestTally } from './run-vitest.ts'
import { sumOf } from './tally.ts'

const passedTest = { status: 'passed', fullName: 'the sum is right' }
const failedTest = { status: 'failed', fullName: 'the order is kept', failureMessages: ['expected 1 to be 2'] }
const file = (status: string, assertionResults: (typeof passedTest | typeof failedTest)[]) => ({
  name: join(root, 'core/money.test.ts'),
  status,
  assertionResults,
})

test('the runners’ counts are added, and their faults listed', () => {
  expect(
    sumOf([
      { passed: 3, failed: 1, faults: ['one'] },
      { passed: 4, failed: 0, faults: [] },
    ]),
  ).toEqual({ passed: 7, failed: 1, faults: ['one'] })
})

test.each([
  [
    'every test passed',
    { numPassedTests: 1, numFailedTests: 0, testResults: [file('passed', [passedTest])] },
    0,
    { passed: 1, failed: 0, faults: [] },
  ],
  [
    'a test failed',
    { numPassedTests: 1, numFailedTests: 1, testResults: [file('failed', [passedTest, failedTest])] },
    1,
    { passed: 1, failed: 1, faults: ['core/money.test.ts: the order is kept\nexpected 1 to be 2'] },
  ],
  [
    'a file could not be loaded',
    { numPassedTests: 4, numFailedTests: 0, testResults: [{ ...file('failed', []), message: 'no such module' }] },
    1,
    { passed: 4, failed: 1, faults: ['core/money.test.ts: no such module'] },
  ],
  [
    'an error fell outside the tests',
    { numPassedTests: 5, numFailedTests: 0, testResults: [] },
    1,
    { passed: 5, failed: 1, faults: ['Vitest: an error outside the tests'] },
  ],
  ['there is no report', undefined, 0, { passed: 0, failed: 1, faults: ['Vitest wrote no report'] }],
])('of Vitest, when %s', (_case, report, code, tally) => {
  expect(vitestTally(report, code)).toEqual(tally)
})

const journey = (status: string, message?: string) => ({
  title: 'lobby.spec.ts',
  specs: [],
  suites: [
    {
      title: 'offline',
      specs: [
        {
          title: 'a guest looks',
          tests: [
            { projectName: 'phone', status, results: [{ error: message === undefined ? undefined : { message } }] },
          ],
        },
      ],
    },
  ],
})

test.each([
  [
    'every journey passed',
    { stats: { expected: 5, unexpected: 0, flaky: 0 }, errors: [], suites: [journey('expected')] },
    0,
    { passed: 5, failed: 0, faults: [] },
  ],
  [
    'a journey failed',
    { stats: { expected: 4, unexpected: 1, flaky: 0 }, errors: [], suites: [journey('unexpected', 'timed out')] },
    1,
    { passed: 4, failed: 1, faults: ['[phone] lobby.spec.ts > offline > a guest looks\ntimed out'] },
  ],
  [
    'a journey passed only when repeated',
    { stats: { expected: 4, unexpected: 0, flaky: 1 }, errors: [], suites: [journey('flaky', 'timed out')] },
    0,
    { passed: 4, failed: 1, faults: ['[phone] lobby.spec.ts > offline > a guest looks\ntimed out'] },
  ],
  [
    'the product did not start',
    { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'no server' }], suites: [] },
    1,
    { passed: 0, failed: 1, faults: ['Playwright: no server'] },
  ],
  ['there is no report', undefined, 0, { passed: 0, failed: 1, faults: ['Playwright wrote no report'] }],
])('of Playwright, when %s', (_case, report, code, tally) => {
  expect(journeyTally(report, code)).toEqual(tally)
})

test('an error that fell outside the tests is told beside those that failed', () => {
  const report = { numPassedTests: 1, numFailedTests: 1, testResults: [file('failed', [passedTest, failedTest])] }
  expect(vitestTally(report, 1, ['ReferenceError: no frames'])).toEqual({
    passed: 1,
    failed: 2,
    faults: [
      'core/money.test.ts: the order is kept\nexpected 1 to be 2',
      'Outside the tests: ReferenceError: no frames',
    ],
  })
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
