import { reportTests } from '../test/report-tests.ts'
import { runVitest } from '../test/run-vitest.ts'

// What runs over everything (all calls, the checks, the conformance suite) and the stand-ins wait for the whole run.
const leftToTheWholeRun = ['tests/**', 'tools/**', 'apps/sandbox/**'].flatMap((pattern) => ['--exclude', pattern])

/** The pause between two edits: no whole systems and no browsers, on every processor. */
await reportTests([(stopping) => runVitest(['node', 'screens'], stopping, ['--maxWorkers=100%', ...leftToTheWholeRun])])
