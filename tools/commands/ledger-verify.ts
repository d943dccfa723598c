import { houseChecks } from '#apps/server/house-checks.ts'
import { reportText, verifyLedger } from '#ledger'
import { openDatabase } from '#platform/db/database.ts'
import { withTables } from '../launcher/with-database.ts'
import { runCommand } from '../launcher/run-command.ts'
import { elapsed, say } from '../launcher/say.ts'

/** Verifies the whole ledger. Exits with 1 on a violation. */
await runCommand(async () => {
  const begun = performance.now()
  let isSound = false
  await withTables(async ({ appUrl, pipelining }) => {
    const db = openDatabase({ url: appUrl, poolMax: 1, pipelining, applicationName: 'bituin-ledger-verify' })
    try {
      const report = await verifyLedger(db, houseChecks)
      isSound = report.isSound
      say(`${reportText(report)} (${elapsed(begun)})`)
    } finally {
      await db.close()
    }
  })
  return isSound ? 0 : 1
})
