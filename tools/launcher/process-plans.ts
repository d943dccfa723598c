import { join } from 'node:path'
import type { ProcessPlan } from '../supervisor/supervised-process.ts'
import { dataDir, root } from './data-dir.ts'
import type { Launch } from './launch.ts'

/** The product's processes and what each is told. Only the server is given the database. */
export function processPlans(launch: Launch): readonly ProcessPlan[] {
  const base = sharedEnvironment(launch)
  const { appUrl } = launch.database
  return [
    { name: 'server', args: [main('server')], env: { ...base, DATABASE_URL: appUrl } },
    { name: 'studio', args: [main('studio')], env: base },
    { name: 'sandbox', args: [main('sandbox')], env: { ...base, ...sandboxEnvironment(launch) } },
  ]
}

const main = (app: string): string => join(root, 'apps', app, 'main.ts')

function sharedEnvironment({ env, configuration: { ports, urls } }: Launch): Record<string, string | undefined> {
  const { DATABASE_URL: _url, DATABASE_OWNER_URL: _ownerUrl, ...rest } = env
  return {
    ...rest,
    PORT: String(ports.server),
    BACK_OFFICE_PORT: String(ports.backOffice),
    STUDIO_PORT: String(ports.studio),
    SANDBOX_PORT: String(ports.sandbox),
    PUBLIC_URL: urls.public,
    SANDBOX_PUBLIC_URL: urls.sandbox,
  }
}

/** LINE sends the player back to the sign-in page, under every name a browser on this machine may have opened it with. */
function sandboxEnvironment({ configuration: { ports, urls } }: Launch): Record<string, string> {
  const origins = [urls.public, `http://127.0.0.1:${ports.server}`, `http://localhost:${ports.server}`]
  return {
    SANDBOX_DATA_DIR: join(dataDir(), 'sandbox'),
    LINE_REDIRECT_URI: [...new Set(origins)].map((origin) => `${origin}/login`).join(','),
  }
}
