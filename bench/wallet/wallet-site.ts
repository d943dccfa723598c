import { createLog } from '#platform/log/log.ts'
import { systemClock } from '#core/clock/instant.ts'
import { type Features, featuresOf } from '#apps/server/features.ts'
import { type ServerContext, openServerContext } from '#apps/server/server-context.ts'
import { readConfiguration } from '#platform/configuration/configuration.ts'

/** The product's own parts on the bench's database. Processes that share the secret know each other's sessions and keys. */
export function openWalletSite(databaseUrl: string): { readonly context: ServerContext; readonly features: Features } {
  const configuration = readConfiguration({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    MASTER_SECRET: Buffer.alloc(32, 'a secret of benches only').toString('hex'),
    SMS_URL: 'off',
  })
  const log = createLog({ level: 'error', style: 'lines' })
  const context = openServerContext({ configuration, clock: systemClock, log })
  return { context, features: featuresOf(context) }
}
