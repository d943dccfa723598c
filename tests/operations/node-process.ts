import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export type NodeProcessOptions = {
  readonly name: string
  /** The folder it runs in, and its arguments from there. */
  readonly cwd: string
  readonly args: readonly string[]
  /** Its whole environment. */
  readonly env: Readonly<Record<string, string>>
}

const outputMax = 40_000
const lookEveryMs = 100

/** One process of a drill. */
export class NodeProcess {
  readonly #options: NodeProcessOptions
  readonly #child: ChildProcess
  readonly #ended: Promise<number | null>
  #output = ''

  constructor(options: NodeProcessOptions) {
    this.#options = options
    const { cwd, args, env } = options
    const flags = ['--disable-warning=ExperimentalWarning']
    const child = spawn(process.execPath, [...flags, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        this.#output = (this.#output + String(chunk)).slice(-outputMax)
      })
    }
    this.#child = child
    this.#ended = once(child, 'exit').then(() => child.exitCode)
  }

  get output(): string {
    return this.#output
  }

  /** Its exit code, when it has ended. */
  get ended(): Promise<number | null> {
    return this.#ended
  }

  /** Waits until `/readyz` of that port answers 200. */
  async ready(port: number, withinMs = 90_000): Promise<void> {
    const deadline = performance.now() + withinMs
    while (performance.now() < deadline) {
      if (this.#child.exitCode !== null) break
      if (await answers(`http://127.0.0.1:${port}/readyz`)) return
      await sleep(lookEveryMs)
    }
    throw new Error(`${this.#options.name} does not become ready:\n${this.#output}`)
  }

  stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) this.#child.kill(signal)
    return this.#ended
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  )
