import { join } from 'node:path'
import { checkDatabase } from '#platform/configuration/check-database.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { startEmbeddedPostgres, takeOwnership } from '#platform/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { dataDir, root } from './data-dir.ts'
import { say, step } from './say.ts'

export type LaunchedDatabase = {
  readonly appUrl: string
  readonly ownerUrl: string
  /** For the studio, which has a schema and a role of its own. */
  readonly studioUrl: string
  /** The role that reads and writes the studio's tables. */
  readonly studioRole: string
  readonly stop: () => Promise<void>
}

/** The database of this start: the operator's own if DATABASE_URL is set, otherwise the embedded one. */
export async function openLaunchedDatabase(configuration: Configuration): Promise<LaunchedDatabase> {
  const { url, ownerUrl } = configuration.database
  if (url === undefined || ownerUrl === undefined) return startEmbedded()
  const production = configuration.environment === 'production'
  const { STUDIO_DATABASE_URL: studioUrl = url } = process.env
  // Without a role of its own the studio uses the product's.
  const studioRole = studioUrl === url ? productRole : ownStudioRole
  const { standbyWaiver } = configuration.database
  await checkDatabase({ url, production, standbyWaiver })
  const others = { DATABASE_OWNER_URL: ownerUrl, STUDIO_DATABASE_URL: studioUrl }
  for (const [setting, other] of Object.entries(others)) {
    if (other !== url) await checkDatabase({ url: other, setting, production, standbyWaiver })
  }
  return { appUrl: url, ownerUrl, studioUrl, studioRole, stop: async () => undefined }
}

/** The database of a long-running product: one at a time per data directory, whatever the database. */
export async function openOwnedDatabase(configuration: Configuration): Promise<LaunchedDatabase> {
  if (configuration.database.url === undefined) return openLaunchedDatabase(configuration)
  const ownership = takeOwnership(dataDir())
  try {
    return { ...(await openLaunchedDatabase(configuration)), stop: async () => ownership.release() }
  } catch (error) {
    ownership.release()
    throw error
  }
}

async function startEmbedded(): Promise<LaunchedDatabase> {
  const begun = performance.now()
  const postgres = await startEmbeddedPostgres({ dataDir: dataDir(), onRestart: say })
  const how = postgres.adopted ? 'PostgreSQL was still running and was taken over' : 'PostgreSQL started'
  say(`${how} (${((performance.now() - begun) / 1_000).toFixed(1)} s)`)
  return { ...postgres, studioUrl: await postgres.guestUrl(ownStudioRole), studioRole: ownStudioRole }
}

export const migrationsDirectory = join(root, 'database', 'migrations')

const productRole = 'bituin_app'
export const ownStudioRole = 'bituin_studio'
/** An update lists migrations by name; a first start has too many to list. */
const namedMax = 10

const onRetry = (name: string, attempt: number): void => say(`  ${name} waits for a lock (try ${attempt})`)

/** The studio's tables; where it has a role of its own, the product's cannot see them. */
const studioTarget = {
  directory: join(root, 'database', 'studio'),
  schema: 'studio',
} as const

export async function migrateLaunchedDatabase({
  ownerUrl,
  studioRole,
}: Pick<LaunchedDatabase, 'ownerUrl' | 'studioRole'>): Promise<readonly string[]> {
  return step('Database schema is up to date', async () => {
    const applied = [
      ...(await migrate({ ownerUrl, directory: migrationsDirectory, onRetry })),
      ...(await migrate({ ownerUrl, ...studioTarget, appRole: studioRole, onRetry })),
    ]
    if (applied.length > namedMax) say(`  applied ${applied.length} migrations`)
    else for (const name of applied) say(`  applied ${name}`)
    return applied
  })
}
