import { reportTests } from '../test/report-tests.ts'
import { runJourneys } from '../test/run-journeys.ts'

await reportTests([(stopping) => runJourneys(process.argv.slice(2), stopping)])
