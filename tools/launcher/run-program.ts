import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'

const execute = promisify(execFile)
const outputMax = 64 * 1024 * 1024

export type ProgramOptions = { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> }

/** Runs a program to its end and returns what it printed. A failure names the program and its own words. */
export async function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env = {} }: ProgramOptions = {},
): Promise<string> {
  try {
    const { stdout } = await execute(program, [...args], {
      cwd,
      env: { ...process.env, ...env },
      maxBuffer: outputMax,
    })
    return stdout
  } catch (error) {
    const { code, stderr, stdout } = error as { code?: unknown; stderr?: string; stdout?: string }
    if (code === 'ENOENT') throw new OperatorFault(`The program ${program} is missing on this machine.`)
    throw new OperatorFault(`${program} failed:\n${(stderr || stdout || String(error)).trim()}`)
  }
}

/** Whether a program can be started on this machine. */
export const hasProgram = (program: string, probe: readonly string[]): Promise<boolean> =>
  execute(program, [...probe]).then(
    () => true,
    () => false,
  )
