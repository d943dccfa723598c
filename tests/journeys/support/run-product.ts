import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findEmbeddedPostgres, removeEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { awaitReady } from '#tools/launcher/await-ready.ts'
import { root } from '#tools/launcher/data-dir.ts'
import { freePortBlock } from '#tools/launcher/free-ports.ts'
import type { Product } from './product.ts'

const lookEveryMs = 50

export type RunningProduct = Product & {
  /** Sees all tables, the studio's too. */
  readonly ownerUrl: string
  readonly dataDir: string
  /** The launcher's process, which has started all others. */
  readonly pid: number
  /** What its processes have written so far. */
  readonly output: () => string
  readonly stop: () => Promise<void>
}

/** Starts the whole product as `npm start` does, on free ports and an empty database that is thrown away afterwards. */
export async function runProduct(env: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bituin-journeys-'))
  const port = await freePortBlock(4)
  const running = start({ ...env, PORT: String(port), BITUIN_DATA_DIR: dataDir })
  const stop = async () => {
    await running.stop()
    await removeEmbeddedPostgres(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const url = `http://127.0.0.1:${port}`
    await awaitReady(`${url}/readyz`, running.ended)
    await running.announced()
    const database = running.ended.aborted ? undefined : findEmbeddedPostgres(dataDir)
    if (database === undefined) throw new Error('The product ended before it was ready')
    const at = (offset: number): string => `http://127.0.0.1:${port + offset}`
    const { appUrl: databaseUrl, ownerUrl } = database
    const addresses = { url, backOfficeUrl: at(1), studioUrl: at(2), sandboxUrl: at(3), databaseUrl, ownerUrl }
    return { ...addresses, dataDir, pid: running.pid, output: running.output, stop }
  } catch (error) {
    process.stderr.write(running.output())
    await stop()
    throw error
  }
}

function start(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [join(root, 'tools', 'run.mjs'), 'start'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk)
    })
  }
  const ended = new AbortController()
  const exit = once(child, 'exit').finally(() => ended.abort())
  return {
    pid: child.pid ?? 0,
    ended: ended.signal,
    output: () => output,
    /** Demonstration players are created after the server is ready; the addresses are printed after that. */
    async announced() {
      while (!output.includes('Ready in ') && !ended.signal.aborted) await sleep(lookEveryMs)
    },
    async stop() {
      child.kill('SIGTERM')
      await exit
    },
  }
}
