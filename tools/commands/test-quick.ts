import { reportTests } from '../test/report-tests.ts'
import { runVitest } from '../test/run-vitest.ts'

/**
 * For the pause between two edits: every rule and screen, and database tests affected by the working tree's changes.
 * Whole systems, browsers and the checks are left to `npm test`.
 */
await reportTests([
  (stopping) => runVitest(['rules', 'screens'], stopping),
  (stopping) => runVitest(['systems'], stopping, ['--changed', '--passWithNoTests']),
])
