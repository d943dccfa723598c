import { readConfiguration } from '#platform/configuration/configuration.ts'
import { findEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { dataDir } from './data-dir.ts'
import { type LaunchedDatabase, openLaunchedDatabase, ownStudioRole } from './database.ts'
import { launchEnvironment } from './launch-environment.ts'

/** The database for a short command: of the product that runs, or started for the while. */
export async function withDatabase(
  work: (database: Pick<LaunchedDatabase, 'appUrl' | 'ownerUrl' | 'studioRole'>) => Promise<void>,
): Promise<void> {
  const configuration = readConfiguration(launchEnvironment())
  const running = configuration.database.url === undefined ? findEmbeddedPostgres(dataDir()) : undefined
  if (running !== undefined) return work({ ...running, studioRole: ownStudioRole })
  const database = await openLaunchedDatabase(configuration)
  try {
    await work(database)
  } finally {
    await database.stop()
  }
}
