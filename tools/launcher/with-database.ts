import { readConfiguration } from '#platform/configuration/configuration.ts'
import { findEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { requireSchema } from '#platform/migrations/require-schema.ts'
import { dataDir } from './data-dir.ts'
import { type LaunchedDatabase, migrationsDirectory, openLaunchedDatabase, ownStudioRole } from './database.ts'
import { launchEnvironment } from './launch-environment.ts'

type Work = (
  database: Pick<LaunchedDatabase, 'appUrl' | 'ownerUrl' | 'studioRole'> & { readonly pipelining: boolean },
) => Promise<void>

/** The same for a command that needs this version's tables: a one-sentence error if they are missing. */
export const withTables = (work: Work): Promise<void> =>
  withDatabase(async (database) => {
    await requireSchema({ url: database.appUrl, directory: migrationsDirectory })
    await work(database)
  })

/** The database for a short command: the running product's, or started temporarily. */
export async function withDatabase(work: Work): Promise<void> {
  const configuration = readConfiguration(launchEnvironment())
  const { pipelining } = configuration.database
  const running = configuration.database.url === undefined ? findEmbeddedPostgres(dataDir()) : undefined
  if (running !== undefined) return work({ ...running, studioRole: ownStudioRole, pipelining })
  const database = await openLaunchedDatabase(configuration)
  try {
    await work({ ...database, pipelining })
  } finally {
    await database.stop()
  }
}
