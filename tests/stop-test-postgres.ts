import { stopTestPostgresWhenIdle } from '#platform/embedded-postgres/test-postgres.ts'
import { testDataDir } from './support/test-database.ts'

/** Vitest calls it once, after the last test. The server itself is started by the first test that asks for a database. */
export async function teardown(): Promise<void> {
  await stopTestPostgresWhenIdle(testDataDir)
}
