import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { elapsed, say } from '#tools/launcher/say.ts'

type CleanUp = () => unknown

/** A folder for a drill, and everything that has to end with it, last first. */
export class Drill {
  readonly directory: string
  readonly #begun = performance.now()
  readonly #cleanUps: CleanUp[] = []

  constructor(name: string) {
    this.directory = mkdtempSync(join(tmpdir(), `bituin-${name}-`))
    // PostgreSQL runs under an account of its own, which has to get there.
    chmodSync(this.directory, 0o755)
  }

  /** Registers what ends a part, also after a failure. */
  ends(ending: CleanUp): void {
    this.#cleanUps.unshift(ending)
  }

  /** A line of the report, with the time since the drill began. */
  report(line: string): void {
    say(`${elapsed(this.#begun).padStart(8)}  ${line}`)
  }

  async close(): Promise<void> {
    for (const ending of this.#cleanUps)
      await Promise.resolve(ending()).catch((error: unknown) => say(`not ended: ${String(error)}`))
    rmSync(this.directory, { recursive: true, force: true })
  }
}

const signals = ['SIGINT', 'SIGTERM'] as const

/** Runs a drill to its end. What it throws is its failure. Interrupted, it ends everything that it has started. */
export async function runDrill(name: string, work: (drill: Drill) => Promise<void>): Promise<void> {
  const drill = new Drill(name)
  const interrupt = () => void drill.close().finally(() => process.exit(130))
  for (const signal of signals) process.once(signal, interrupt)
  try {
    await work(drill)
    drill.report('done')
  } finally {
    for (const signal of signals) process.off(signal, interrupt)
    await drill.close()
  }
}

/** Throws with these words unless it is true. */
export function hold(isTrue: boolean, words: string): asserts isTrue {
  if (!isTrue) throw new Error(words)
}
