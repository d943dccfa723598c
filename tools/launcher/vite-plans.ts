import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from '#platform/configuration/configuration.ts'
import type { ProcessPlan } from '../supervisor/supervised-process.ts'
import { root } from './data-dir.ts'
import type { Launch } from './launch.ts'

/** An app on Vite's dev server, which reloads on changes and proxies calls. */
type DevelopedApp = { readonly name: string; readonly app: string; readonly port: number; readonly apiPort: number }

function developedApps({ ports }: Configuration): readonly DevelopedApp[] {
  const apps = [
    { name: 'Player app', app: 'player', port: ports.server + 10, apiPort: ports.server },
    { name: 'Back office', app: 'back-office', port: ports.server + 11, apiPort: ports.backOffice },
  ]
  return apps.filter(({ app }) => existsSync(join(root, 'apps', app, 'vite.config.ts')))
}

export function vitePlans({ configuration, env }: Launch): readonly ProcessPlan[] {
  return developedApps(configuration).map(({ app, port, apiPort }) => ({
    name: `vite ${app}`,
    args: [
      join(root, 'node_modules/vite/bin/vite.js'),
      join(root, 'apps', app),
      `--config=${join(root, 'apps', app, 'vite.config.ts')}`,
      `--host=${configuration.host}`,
      `--port=${port}`,
      '--strictPort',
      '--clearScreen=false',
    ],
    env: { ...env, API_ORIGIN: `http://127.0.0.1:${apiPort}` },
  }))
}

export function viteAddresses(configuration: Configuration): readonly (readonly [string, string])[] {
  return developedApps(configuration).map(({ name, port }) => [name, `http://127.0.0.1:${port} (with hot reload)`])
}
