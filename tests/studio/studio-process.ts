import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '#tools/launcher/data-dir.ts'

const main = join(root, 'apps', 'studio', 'main.ts')
const endWithParent = join(root, 'tools', 'supervisor', 'end-with-parent.mjs')
const readyMsMax = 60_000
const lookEveryMs = 30
const outputMax = 20_000

type StudioOptions = { readonly port: number; readonly env: Readonly<Record<string, string>> }

/** Our games' server as a process of its own, which dies as processes die. */
export class StudioProcess {
  readonly url: string
  readonly #options: StudioOptions
  #child: ChildProcess | undefined
  #output = ''

  constructor(options: StudioOptions) {
    this.#options = options
    this.url = `http://127.0.0.1:${options.port}`
  }

  async start(): Promise<void> {
    this.#output = ''
    const { env, port } = this.#options
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', endWithParent, main], {
      cwd: root,
      env: { ...env, STUDIO_PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.#output = (this.#output + String(chunk)).slice(-outputMax)
      })
    }
    const deadline = performance.now() + readyMsMax
    while (!(await this.#answers())) {
      if (child.exitCode !== null || performance.now() > deadline)
        throw new Error(`the studio does not start:\n${this.#output}`)
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    }
  }

  /** At once, as `kill -9` does. */
  async kill(): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`, { signal: AbortSignal.timeout(1_000) })).ok
    } catch {
      return false
    }
  }
}
