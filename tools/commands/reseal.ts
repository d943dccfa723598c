import { featuresOf } from '#apps/server/features.ts'
import { openServerContext } from '#apps/server/server-context.ts'
import { systemClock } from '#core/clock/instant.ts'
import { readConfiguration } from '#platform/configuration/configuration.ts'
import { requireMasterSecret } from '#platform/crypto/require-master-secret.ts'
import { resealAll, type ResealReport } from '#platform/crypto/reseal/reseal-all.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log/log.ts'
import { launchEnvironment } from '../launcher/launch-environment.ts'
import { runCommand } from '../launcher/run-command.ts'
import { say } from '../launcher/say.ts'
import { withTables } from '../launcher/with-database.ts'

const namedMax = 20

/** Seals everything again under MASTER_SECRET, and exits with 1 unless all of it opened. Safe to interrupt and to repeat. */
await runCommand(async () => {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  let report: ResealReport | undefined
  await withTables(async ({ appUrl, ownerUrl }) => {
    const configuration = readConfiguration({ ...launchEnvironment(), DATABASE_URL: appUrl, DATABASE_POOL_MAX: '2' })
    const log = createLog({ level: 'warn', style: 'lines' })
    const context = openServerContext({ configuration, clock: systemClock, log })
    const { pipelining } = configuration.database
    const db = openDatabase({ url: ownerUrl, pipelining, poolMax: 2, applicationName: 'bituin-reseal' })
    try {
      await requireMasterSecret(context.db, context.secret)
      const { sealed } = featuresOf(context)
      report = await resealAll({ db, secret: context.secret, sealed, say, signal: stop.signal })
    } finally {
      await db.close()
      await context.db.close()
    }
  })
  return report === undefined ? 1 : conclude(report)
})

function conclude({ isDone, resealed, unreadable }: ResealReport): number {
  if (isDone) {
    const next = process.env.MASTER_SECRET_PREVIOUS ? ' Remove MASTER_SECRET_PREVIOUS and restart.' : ''
    say(`Everything is sealed under MASTER_SECRET (${resealed} values now).${next}`)
    return 0
  }
  for (const each of unreadable.slice(0, namedMax)) say(`opens under neither secret: ${each}`)
  say(
    `${unreadable.length} values do not open; ${resealed} were sealed again. Keep MASTER_SECRET_PREVIOUS and restore them.`,
  )
  return 1
}
