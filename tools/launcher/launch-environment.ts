import { developmentEnvironment } from '#platform/configuration/development-environment.ts'
import { developmentSecrets } from '#platform/configuration/development-secrets.ts'
import type { EnvironmentVariables } from '#platform/configuration/environment.ts'
import { createDataDir } from '#platform/embedded-postgres/cluster-site.ts'
import { dataDir } from './data-dir.ts'

/** The environment that the product's processes get: outside production with this clone's own secrets filled in. */
export function launchEnvironment(): EnvironmentVariables {
  createDataDir(dataDir())
  if (process.env.NODE_ENV === 'production') return process.env
  return developmentEnvironment(process.env, developmentSecrets(dataDir()))
}
