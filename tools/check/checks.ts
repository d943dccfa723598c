import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findAllArchitectureFaults } from './architecture.ts'
import type { Fault } from './fault.ts'
import type { Check } from './run-checks.ts'
import { sourcesIn } from './sources-in.ts'
import { findTidyFaults } from './tidy/tidy.ts'

const projects = ['tests', 'server', 'browser']

/** Each of TypeScript's checkers looks at shared types again: four take twice the work of one, and two checks run at once. */
const checkers = Math.max(1, Math.floor(availableParallelism() / 2))
const typescript = ['typescript/bin/tsc', '--pretty', 'false', '--checkers', String(checkers)] as const

/** What `npm run check` runs, the slow ones first. */
export function checksOf(root: string): Check[] {
  const tool = (name: string, script: string, ...args: string[]): Check => ({
    name,
    run: () => reportOf(root, [join('node_modules', script), ...args]),
  })
  return [
    tool('lint', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--format', 'agent', ...sourcesIn(root)),
    ...projects.map((each) => tool(`types ${each}`, ...typescript, '-p', `tsconfig.${each}.json`)),
    tool('types sdk', 'typescript/bin/tsc', '--pretty', 'false', '-p', 'sdk/tsconfig.json', '--noEmit'),
    { name: 'architecture', run: async () => textOf(await findAllArchitectureFaults(root)) },
    { name: 'tidy', run: async () => textOf(findTidyFaults(root)) },
    tool('unused', 'knip/bin/knip.js', '--no-progress', '--no-config-hints', '--reporter', 'compact'),
    tool(
      'format',
      '@biomejs/biome/bin/biome',
      'format',
      '--colors=off',
      '--reporter=concise',
      '--max-diagnostics=none',
    ),
  ]
}

const textOf = (faults: readonly Fault[]): string => faults.map(({ where, say }) => `${where}  ${say}`).join('\n')

/** Runs a tool and returns its output, or nothing on success. */
function reportOf(root: string, command: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = []
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }
    const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', (data: Buffer) => output.push(data))
    child.stderr.on('data', (data: Buffer) => output.push(data))
    child.on('error', reject)
    child.on('close', (code) => {
      const text = Buffer.concat(output).toString().trim()
      resolve(code === 0 ? '' : text || `ended with ${code} and said nothing`)
    })
  })
}
