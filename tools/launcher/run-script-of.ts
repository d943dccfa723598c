import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { serverNodeFlags } from '#platform/process/server-node-flags.ts'
import { root } from './data-dir.ts'
import { runTool } from './run-tool.ts'
import { say } from './say.ts'
import { stopRequest } from './stop-request.ts'

/** The scripts of a folder, by the names a person calls them. */
export function scriptsOf(folder: string): readonly string[] {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  const files = readdirSync(path).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return files.map((name) => name.replace(/\.ts$/, '')).sort()
}

/** Runs the named script of a folder; without a name, says which there are. */
export async function runScriptOf(folder: string, [name, ...args]: readonly string[]): Promise<number> {
  const names = scriptsOf(folder)
  if (name === undefined) {
    say(names.length === 0 ? `${folder}/ has no scripts.` : `Name one of: ${names.join(', ')}`)
    return 0
  }
  if (!names.includes(name)) throw new OperatorFault(`${folder}/ has no ${name}. There are: ${names.join(', ')}.`)
  // Runs with the server's flags, like the server.
  return runTool(`${folder}/${name}.ts`, args, { nodeFlags: serverNodeFlags, stopping: stopRequest() })
}
