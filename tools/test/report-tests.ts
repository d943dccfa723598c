import { runCommand } from '../launcher/run-command.ts'
import { say } from '../launcher/say.ts'
import { stopRequest } from '../launcher/stop-request.ts'
import { sumOf, type Tally } from './tally.ts'

export type TestRunner = (stopping: AbortSignal) => Promise<Tally>

const stoppedCode = 130

/** Runs one runner after the other, whatever fails, and ends with the one line that counts them all. */
export async function reportTests(runners: readonly TestRunner[]): Promise<void> {
  await runCommand(async () => {
    const stopping = stopRequest()
    const tallies: Tally[] = []
    for (const run of runners) {
      tallies.push(await run(stopping).catch(failedToRun))
      if (stopping.aborted) return stoppedCode
    }
    const { passed, failed, faults } = sumOf(tallies)
    // Repeated at the end: a failure thousands of lines above is easily missed.
    for (const fault of faults) say(`\nFAILED ${fault}`)
    say(`\n${passed} passed, ${failed} failed`)
    return failed === 0 ? 0 : 1
  })
}

/** A runner that cannot run is a failure beside the others', and not the end of them. */
function failedToRun(error: unknown): Tally {
  const fault = error instanceof Error ? error.message : String(error)
  say(fault)
  return { passed: 0, failed: 1, faults: [fault] }
}
