import { reportTests } from '../test/report-tests.ts'
import { runCheck } from '../test/run-check.ts'
import { runJourneys } from '../test/run-journeys.ts'
import { runVitest } from '../test/run-vitest.ts'

/** Left to itself Vitest keeps one processor free, which of two is half of the machine; what waits leaves it free anyway. */
const everyProcessor = ['--maxWorkers=100%']

await reportTests([
  runCheck,
  (stopping) => runVitest([], stopping, everyProcessor),
  (stopping) => runJourneys([], stopping),
])
