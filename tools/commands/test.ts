import { reportTests } from '../test/report-tests.ts'
import { runCheck } from '../test/run-check.ts'
import { runJourneys } from '../test/run-journeys.ts'
import { runVitest } from '../test/run-vitest.ts'

await reportTests([runCheck, (stopping) => runVitest([], stopping), (stopping) => runJourneys([], stopping)])
