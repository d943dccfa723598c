import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '#tools/launcher/data-dir.ts'

const main = join(root, 'apps', 'server', 'main.ts')
const clockShift = join(root, 'tests', 'faults', 'clock-shift.mjs')
const endWithParent = join(root, 'tools', 'supervisor', 'end-with-parent.mjs')
const readyMsMax = 60_000
const lookEveryMs = 20
const outputMax = 20_000
const lastWordsMax = 4_000

export type ServerOptions = {
  readonly name: string
  readonly port: number
  readonly env: Readonly<Record<string, string>>
}

/** A fault that a server has from its start. */
type StartFault = { readonly failpoint?: string; readonly clockShiftMs?: number }

function flagsOf({ clockShiftMs }: StartFault): readonly string[] {
  const preloads = clockShiftMs === undefined ? [endWithParent] : [endWithParent, clockShift]
  return ['--disable-warning=ExperimentalWarning', ...preloads.flatMap((file) => ['--import', file])]
}

const environmentOf = ({ failpoint, clockShiftMs }: StartFault): Readonly<Record<string, string>> => ({
  ...(failpoint === undefined ? {} : { FAILPOINT: failpoint }),
  ...(clockShiftMs === undefined ? {} : { CLOCK_SHIFT_MS: String(clockShiftMs) }),
})

/** The product's server as a process of its own, which can die in every way that processes die. */
export class ServerProcess {
  readonly name: string
  readonly url: string
  readonly #options: ServerOptions
  #child: ChildProcess | undefined
  #output = ''

  constructor(options: ServerOptions) {
    this.#options = options
    this.name = options.name
    this.url = `http://127.0.0.1:${options.port}`
  }

  get isAlive(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** The end of what it has written, for whoever finds it dead. */
  get lastWords(): string {
    return this.#output.slice(-lastWordsMax)
  }

  /** Starts it, perhaps with a fault, and waits until it answers. False: it died before it did. */
  async start(fault: StartFault = {}): Promise<boolean> {
    if (this.isAlive) throw new Error(`${this.name} runs already`)
    this.#output = ''
    const child = spawn(process.execPath, [...flagsOf(fault), main], {
      cwd: root,
      env: { ...this.#options.env, ...environmentOf(fault) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.#output = (this.#output + String(chunk)).slice(-outputMax)
      })
    }
    const deadline = performance.now() + readyMsMax
    while (this.isAlive) {
      if (await this.#answers()) return true
      if (performance.now() > deadline) throw new Error(`${this.name} does not start:\n${this.#output}`)
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    }
    if (child.signalCode === null) throw new Error(`${this.name} does not start:\n${this.#output}`)
    return false
  }

  /** At once, as `kill -9` does. */
  async kill(): Promise<void> {
    if (!this.isAlive) return
    this.#child?.kill('SIGKILL')
    await this.dead()
  }

  freeze(): void {
    this.#child?.kill('SIGSTOP')
  }

  thaw(): void {
    this.#child?.kill('SIGCONT')
  }

  async dead(): Promise<void> {
    if (this.isAlive && this.#child !== undefined) await once(this.#child, 'exit')
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`, { signal: AbortSignal.timeout(1_000) })).ok
    } catch {
      return false
    }
  }
}
