import { reportTests } from '../test/report-tests.ts'
import { runCheck } from '../test/run-check.ts'
import { runJourneys } from '../test/run-journeys.ts'
import { runVitest } from '../test/run-vitest.ts'

/** By default Vitest leaves one processor free, which of two is half of the machine. */
const everyProcessor = ['--maxWorkers=100%']

await reportTests([
  runCheck,
  (stopping) => runVitest([], stopping, everyProcessor),
  (stopping) => runJourneys([], stopping),
])
