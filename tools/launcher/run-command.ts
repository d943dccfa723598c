import { OperatorFault } from '#platform/configuration/operator-fault.ts'

/** Runs one command to its end. An environment fault is reported in one sentence. */
export async function runCommand(command: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await command()) ?? 0
  } catch (error) {
    process.stderr.write(`${error instanceof OperatorFault ? error.message : describeDefect(error)}\n`)
    process.exitCode = 1
  } finally {
    // The channel to the starting script would keep this process alive.
    if (process.connected) process.disconnect()
  }
}

const describeDefect = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
