import { parseArgs } from 'node:util'
import { reportText, verifyLedger } from '#ledger'
import { openDatabase } from '#platform/db/database.ts'
import { openBenchDatabase } from './ledger/bench-database.ts'
import { fundPlayers, openBets } from './ledger/bets.ts'
import { reportFigures } from './support/figures.ts'

// How long the checker takes for a ledger of so many transfers.

const { values } = parseArgs({
  options: { transfers: { type: 'string', default: '1000000' }, players: { type: 'string', default: '10000' } },
})
const playerCount = Number(values.players)

const database = await openBenchDatabase()
try {
  await fill(Number(values.transfers) - playerCount)
  const db = openDatabase({ url: database.appUrl, poolMax: 1, applicationName: 'bench ledger' })
  const begun = performance.now()
  const report = await verifyLedger(db)
  const seconds = (performance.now() - begun) / 1000
  console.log(reportText(report))
  const bar = (60 * report.transfers) / 1_000_000
  reportFigures('The checker', [{ what: `${report.transfers} transfers`, value: seconds, unit: 's', digits: 1, bar }])
  await db.close()
} finally {
  await database.close()
}

async function fill(playCount: number): Promise<void> {
  await fundPlayers({ appUrl: database.appUrl, playerCount })
  const bets = await openBets({ appUrl: database.appUrl, playerCount, slots: 2 })
  let left = playCount
  const workUntilDone = async (worker: number): Promise<void> => {
    while (left-- > 0) await bets.play(worker)
  }
  await Promise.all(Array.from({ length: 1_000 }, (_, worker) => workUntilDone(worker)))
  await bets.close()
}
