import { buildApps } from '../build/build-apps.ts'
import { reportTests } from '../test/report-tests.ts'
import { runCheck } from '../test/run-check.ts'
import { runJourneys } from '../test/run-journeys.ts'
import { runVitest } from '../test/run-vitest.ts'

await reportTests([
  runCheck,
  // Built once, before: tests that open the built product would build it side by side, against their own clocks.
  async (stopping) => {
    await buildApps(stopping)
    return runVitest([], stopping)
  },
  (stopping) => runJourneys([], stopping),
])
