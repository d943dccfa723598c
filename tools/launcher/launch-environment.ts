import { developmentEnvironment } from '#platform/configuration/development-environment.ts'
import { developmentSecrets } from '#platform/configuration/development-secrets.ts'
import type { EnvironmentVariables } from '#platform/configuration/environment.ts'
import { createDataDir } from '#platform/embedded-postgres/cluster-site.ts'
import { dataDir } from './data-dir.ts'

/** The environment of the product's processes: outside production completed with this clone's secrets. */
export function launchEnvironment(): EnvironmentVariables {
  createDataDir(dataDir())
  if (process.env.NODE_ENV === 'production') return process.env
  return developmentEnvironment(process.env, developmentSecrets(dataDir()))
}
