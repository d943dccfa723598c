import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withLedger } from '#apps/server/with-ledger.ts'
import { systemClock } from '#core/clock/instant.ts'
import { reportText, verifyOnward } from '#ledger'
import { readConfiguration } from '#platform/configuration/configuration.ts'
import { createLog } from '#platform/log/log.ts'
import { launchEnvironment } from '../launcher/launch-environment.ts'
import { withTables } from '../launcher/with-database.ts'
import { runCommand } from '../launcher/run-command.ts'
import { elapsed, say } from '../launcher/say.ts'

/**
 * Verifies the ledger from its last checkpoint on, or with --whole from its start, which needs --archives <folder>
 * for months that are archived. Exits with 1 on a violation, with 2 if a
 * verification is under way already.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { whole: { type: 'boolean', default: false }, archives: { type: 'string' } },
  })
  const archives = values.archives && resolve(values.archives)
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Error('stopped')))
  const begun = performance.now()
  let code = 2
  await withTables(async ({ appUrl }) => {
    const configuration = readConfiguration({ ...launchEnvironment(), DATABASE_URL: appUrl, DATABASE_POOL_MAX: '2' })
    const log = createLog({ level: 'warn', style: 'lines' })
    await withLedger({ configuration, clock: systemClock, log }, async (ledger) => {
      const run = { isWhole: values.whole, archives, withBeside: true, signal: stop.signal }
      const report = await verifyOnward({ ...ledger, ...run })
      if (report === undefined) return say('The ledger is being verified already: wait for that run to end.')
      say(`${reportText(report)} (${elapsed(begun)})`)
      code = report.isSound ? 0 : 1
    })
  })
  return code
})
