import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['art', 'core', 'ledger', 'platform', 'features', 'games', 'apps', 'sdk', 'tests', 'bench', 'tools']

/** Our source folders, and the configurations beside them. A missing folder is skipped. */
export function sourcesIn(root: string): string[] {
  const configurations = readdirSync(root).filter((name) => name.endsWith('.config.ts'))
  return [...folders.filter((folder) => existsSync(join(root, folder))), ...configurations]
}
