import { requireStudioSecret } from '#games/rgs/server/require-studio-secret.ts'
import { studioSeal, studioSecret } from '#games/rgs/server/studio-seal.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import type { EnvironmentVariables } from '#platform/configuration/environment.ts'
import { requireEnvironment } from '#platform/configuration/require-environment.ts'
import { requireMasterSecret } from '#platform/crypto/require-master-secret.ts'
import { type Database, type DatabaseOptions, openDatabase } from '#platform/db/database.ts'
import { dataDir } from './data-dir.ts'
import type { LaunchedDatabase } from './database.ts'
import { studioSecrets } from './studio-secrets.ts'

type Own = {
  readonly database: Pick<LaunchedDatabase, 'appUrl' | 'studioUrl'>
  readonly configuration: Configuration
  readonly env: EnvironmentVariables
}

/** Server and studio would report the same; here it is one sentence before anything starts. */
export async function requireOwnBooks({ database, configuration, env }: Own): Promise<void> {
  const { pipelining } = configuration.database
  await withDatabase({ url: database.appUrl, pipelining }, async (db) => {
    const { masterSecret: master, masterSecretPrevious: previous } = configuration
    await requireMasterSecret(db, { master, previous })
    await requireEnvironment(db, configuration.environment)
  })
  const studio = env.STUDIO_SECRET ?? studioSecrets(dataDir()).secret
  await withDatabase({ url: database.studioUrl, pipelining }, (db) =>
    requireStudioSecret(db, studioSeal(studioSecret(studio, env.STUDIO_SECRET_PREVIOUS))),
  )
}

type DatabaseAddress = Pick<DatabaseOptions, 'url' | 'pipelining'>

async function withDatabase(opened: DatabaseAddress, work: (db: Database) => Promise<void>): Promise<void> {
  const db = openDatabase({ ...opened, poolMax: 1, applicationName: 'bituin-launcher' })
  try {
    await work(db)
  } finally {
    await db.close()
  }
}
