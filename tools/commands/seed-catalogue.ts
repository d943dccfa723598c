import { parseArgs } from 'node:util'
import { openServerContext } from '#apps/server/server-context.ts'
import { openGameWallet } from '#apps/server/features/play-modules.ts'
import { systemClock } from '#core/clock/instant.ts'
import { readConfiguration } from '#platform/configuration/configuration.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { createLog } from '#platform/log/log.ts'
import { launchEnvironment } from '../launcher/launch-environment.ts'
import { runCommand } from '../launcher/run-command.ts'
import { say } from '../launcher/say.ts'
import { withTables } from '../launcher/with-database.ts'
import { removeScaleTest, seedScaleTest } from '../seed/scale-test-catalogue.ts'

const gamesMax = 20_000
const usage = `Say how many games, as in: npm run seed:catalogue -- --games 5000
They are for tests of scale and nobody can play them. To take them out again: npm run seed:catalogue -- --remove`

/** Fills the lobby with made-up games, or removes them. Nothing else does. */
await runCommand(async () => {
  const { games, remove } = readArguments()
  await withTables(async ({ appUrl }) => {
    const configuration = readConfiguration({ ...launchEnvironment(), DATABASE_URL: appUrl })
    if (configuration.environment === 'production')
      throw new OperatorFault('Made-up games have no place in production.')
    const context = openServerContext({
      configuration,
      clock: systemClock,
      log: createLog({ level: 'warn', style: 'lines' }),
    })
    try {
      const now = context.clock.now()
      if (remove) {
        say(`${await removeScaleTest(context.db, now)} made-up games were removed.`)
        return
      }
      const { providers } = openGameWallet(context)
      const { added } = await seedScaleTest(context.db, { providers, games, now })
      say(`${added} made-up games were added. The lobby shows them from now on; --remove takes them out.`)
    } finally {
      await context.db.close()
    }
  })
})

function readArguments(): { games: number; remove: boolean } {
  const { games = '0', remove } = parseStrictly()
  const count = Number(games)
  const isCount = Number.isInteger(count) && count >= 0 && count <= gamesMax
  if (!isCount || (count === 0) !== remove) throw new OperatorFault(usage)
  return { games: count, remove }
}

function parseStrictly() {
  try {
    return parseArgs({ options: { games: { type: 'string' }, remove: { type: 'boolean', default: false } } }).values
  } catch {
    throw new OperatorFault(usage)
  }
}
