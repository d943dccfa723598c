import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export type ProcessPlan = {
  readonly name: string
  /** The script and what it is given. */
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
}

export type SupervisedProcess = {
  /** How it ended, in words. Settles once. */
  readonly ended: Promise<string>
  readonly isRunning: () => boolean
  readonly stop: () => Promise<void>
}

const stopMsMaxDefault = 10_000
const endWithParent = new URL('end-with-parent.mjs', import.meta.url).href

/**
 * Starts a Node process in a group of its own, so that Ctrl-C in the terminal reaches the supervisor alone and the processes
 * end in its order.
 */
export function startProcess(
  plan: ProcessPlan,
  onLine: (line: string) => void,
  stopMsMax: number = stopMsMaxDefault,
): SupervisedProcess {
  const flags = ['--disable-warning=ExperimentalWarning', '--import', endWithParent]
  const child = spawn(process.execPath, [...flags, ...plan.args], {
    env: plan.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null) createInterface({ input: stream }).on('line', onLine)
  }
  const ended = endOf(child)
  let running = true
  void ended.then(() => {
    running = false
  })
  return {
    ended,
    isRunning: () => running,
    stop: async () => {
      if (running) signalGroup(child, 'SIGTERM')
      const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), stopMsMax)
      await ended
      clearTimeout(timer)
    },
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(`could not be started: ${error.message}`))
    child.on('exit', (code, signal) => {
      // What it started itself must not outlive it.
      signalGroup(child, 'SIGKILL')
      resolve(signal === null ? `ended with code ${code}` : `was ended by ${signal}`)
    })
  })
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // Nobody of the group is left.
  }
}
