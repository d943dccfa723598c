import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['art', 'core', 'ledger', 'platform', 'features', 'games', 'apps', 'tests', 'bench', 'tools']

/** Where our code lives, and the configurations beside it. A folder that does not exist yet is passed over. */
export function sourcesIn(root: string): string[] {
  const configurations = readdirSync(root).filter((name) => name.endsWith('.config.ts'))
  return [...folders.filter((folder) => existsSync(join(root, folder))), ...configurations]
}
