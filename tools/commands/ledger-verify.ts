import { featuresOf } from '#apps/server/features.ts'
import { openServerContext } from '#apps/server/server-context.ts'
import { systemClock } from '#core/clock/instant.ts'
import { reportText, verifyLedger } from '#ledger'
import { readConfiguration } from '#platform/configuration/configuration.ts'
import { createLog } from '#platform/log/log.ts'
import { launchEnvironment } from '../launcher/launch-environment.ts'
import { withTables } from '../launcher/with-database.ts'
import { runCommand } from '../launcher/run-command.ts'
import { elapsed, say } from '../launcher/say.ts'

/** Verifies the whole ledger. Exits with 1 on a violation. */
await runCommand(async () => {
  const begun = performance.now()
  let isSound = false
  await withTables(async ({ appUrl }) => {
    const configuration = readConfiguration({ ...launchEnvironment(), DATABASE_URL: appUrl, DATABASE_POOL_MAX: '2' })
    const log = createLog({ level: 'warn', style: 'lines' })
    const context = openServerContext({ configuration, clock: systemClock, log })
    try {
      const report = await verifyLedger(context.db, featuresOf(context).checks)
      isSound = report.isSound
      say(`${reportText(report)} (${elapsed(begun)})`)
    } finally {
      await context.db.close()
    }
  })
  return isSound ? 0 : 1
})
