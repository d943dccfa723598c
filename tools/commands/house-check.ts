import { openingSurroundings } from '#apps/server/features/office-modules.ts'
import { isReadyToOpen, openingSteps, readOpeningFacts } from '#features/office/house-opening/server/index.ts'
import { readConfiguration } from '#platform/configuration/configuration.ts'
import { openDatabase } from '#platform/db/database.ts'
import { launchEnvironment } from '../launcher/launch-environment.ts'
import { runCommand } from '../launcher/run-command.ts'
import { say } from '../launcher/say.ts'
import { withTables } from '../launcher/with-database.ts'

const marks = { done: 'done    ', missing: 'MISSING ', suggested: 'optional' } as const

/** Prints the missing steps before the installation can open. Exits with 1 while there are any. */
await runCommand(async () => {
  let isReady = false
  await withTables(async ({ appUrl, pipelining }) => {
    const configuration = readConfiguration({ ...launchEnvironment(), DATABASE_URL: appUrl })
    const db = openDatabase({ url: appUrl, poolMax: 2, pipelining, applicationName: 'bituin-house-check' })
    try {
      const steps = openingSteps(await readOpeningFacts(db, openingSurroundings(configuration)))
      const widest = Math.max(...steps.map(({ title }) => title.length))
      for (const { title, state, detail, href } of steps) {
        const link = state === 'done' || href === null ? '' : ` (${configuration.urls.backOffice}${href})`
        say(`${marks[state]}  ${title.padEnd(widest)}  ${detail}${link}`)
      }
      isReady = isReadyToOpen(steps)
      say(isReady ? 'Everything is ready. You can open.' : 'Not ready yet. Do the missing steps, then check again.')
    } finally {
      await db.close()
    }
  })
  return isReady ? 0 : 1
})
