import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './data-dir.ts'

export type ToolOptions = {
  readonly env?: Readonly<Record<string, string | undefined>>
  /** How Node itself is started. */
  readonly nodeFlags?: readonly string[]
  readonly stopping?: AbortSignal
  /** Receives the tool's output, which is then not shown. */
  readonly onOutput?: (text: string) => void
}

/**
 * Runs a Node program of the repository and returns its exit code. It has a process group of its own and receives one
 * stop signal, however often Ctrl-C arrives here: many tools abort their clean-up on the second one.
 */
export async function runTool(script: string, args: readonly string[], options: ToolOptions = {}): Promise<number> {
  const { env, nodeFlags = [], stopping, onOutput } = options
  const output = onOutput === undefined ? 'inherit' : 'pipe'
  const flags = ['--disable-warning=ExperimentalWarning', ...nodeFlags]
  const child = spawn(process.execPath, [...flags, join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', output, output],
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => onOutput?.(String(chunk)))
  const stop = () => void child.kill('SIGINT')
  if (stopping?.aborted) stop()
  stopping?.addEventListener('abort', stop)
  const code = await exitCodeOf(child)
  stopping?.removeEventListener('abort', stop)
  return code
}

function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
