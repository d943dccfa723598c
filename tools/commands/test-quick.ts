import { reportTests } from '../test/report-tests.ts'
import { runVitest } from '../test/run-vitest.ts'

/**
 * The pause between two edits: every rule and every screen, and what needs a database only where the working tree has
 * changed something that it imports. Whole systems, browsers and the checks are left to `npm test`.
 */
await reportTests([
  (stopping) => runVitest(['rules', 'screens'], stopping, ['--maxWorkers=100%']),
  (stopping) => runVitest(['systems'], stopping, ['--changed', '--passWithNoTests', '--maxWorkers=100%']),
])
