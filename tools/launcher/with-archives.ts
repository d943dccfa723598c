import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { openServerContext } from '#apps/server/server-context.ts'
import { systemClock } from '#core/clock/instant.ts'
import { type ArchiveMonthRun, monthNamed, type Month } from '#ledger'
import { readConfiguration } from '#platform/configuration/configuration.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { createKeyedHash } from '#platform/crypto/keyed-hash.ts'
import { requireMasterSecret } from '#platform/crypto/require-master-secret.ts'
import { openDatabase } from '#platform/db/database.ts'
import { armFailpoint } from '#platform/failpoint/failpoint.ts'
import { createLog } from '#platform/log/log.ts'
import { launchEnvironment } from './launch-environment.ts'
import { say } from './say.ts'
import { withTables } from './with-database.ts'

type ArchiveArguments = { readonly month: Month; readonly folder: string }

/** The month and the folder of a command about archives. */
export function archiveArguments([name, ...others]: readonly string[], folder: string): ArchiveArguments {
  const month = name === undefined || others.length > 0 ? undefined : monthNamed(name)
  if (month === undefined) throw new OperatorFault('Name one month as 2026-01.')
  return { month, folder: resolve(folder) }
}

/** Opens what a command about one archived month needs, as the owner of the schema, and closes it again. */
export async function withArchives(
  { month, folder }: ArchiveArguments,
  work: (run: ArchiveMonthRun) => Promise<void>,
): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  if (found?.isDirectory() !== true) throw new OperatorFault(`${folder} is no folder.`)
  await withTables(async ({ appUrl, ownerUrl }) => {
    const configuration = readConfiguration({ ...launchEnvironment(), DATABASE_URL: appUrl, DATABASE_POOL_MAX: '2' })
    armFailpoint(configuration.failpoint)
    const log = createLog({ level: 'warn', style: 'lines' })
    const context = openServerContext({ configuration, clock: systemClock, log })
    const { pipelining } = configuration.database
    const owner = openDatabase({ url: ownerUrl, pipelining, poolMax: 2, applicationName: 'bituin-archive' })
    try {
      await requireMasterSecret(context.db, context.secret)
      const seal = createKeyedHash(context.secret, 'ledger-checkpoint')
      const monthsKept = configuration.ledgerArchiveAfterMonths
      await work({ owner, seal, month, folder, monthsKept, now: systemClock.now(), say })
    } finally {
      await owner.close()
      await context.db.close()
    }
  })
}
