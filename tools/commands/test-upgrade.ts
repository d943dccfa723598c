import { parseArgs } from 'node:util'
import { runDrill } from '#tests/operations/drill.ts'
import { drillUpgrade } from '#tests/operations/upgrade-drill.ts'
import { buildApps } from '../build/build-apps.ts'
import { runCommand } from '../launcher/run-command.ts'

/**
 * Upgrades from the commit before the newest migration, or from `--from <commit>`, under load. Needs Debian's postgresql, and the
 * history of the repository.
 */
await runCommand(async () => {
  const { from } = parseArgs({ options: { from: { type: 'string' } } }).values
  await buildApps(new AbortController().signal)
  await runDrill('upgrade', (drill) => drillUpgrade(drill, from))
})
