import { parseArgs } from 'node:util'
import { openBenchDatabase } from './ledger/bench-database.ts'
import { contest } from './support/contest.ts'
import { printContest } from './support/contest-table.ts'
import { openWallet } from './wallet/open-wallet.ts'

// The latency of balance reads (refreshData) beside signed bets on the same server.

const { values } = parseArgs({
  options: {
    concurrent: { type: 'string', default: '1,64,256' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    players: { type: 'string', default: '2000' },
  },
})
const seconds = Number(values.seconds)

const database = await openBenchDatabase()
try {
  const playerCount = Number(values.players)
  const wallet = await openWallet({ ...database, playerCount, processes: 1, consumesEvents: false })
  await wallet.run(1, { concurrent: 64, seconds: 5, warmUpSeconds: 0 })
  for (const concurrent of values.concurrent.split(',').map(Number)) {
    const load = { concurrent, seconds, warmUpSeconds: 1 }
    const standing = await contest({
      parts: { database: [database.pid], server: wallet.serverPids, load: [wallet.loadPid] },
      rounds: Number(values.rounds),
      contenders: { reads: () => wallet.run(1, load, 'reads'), bets: () => wallet.run(1, load) },
    })
    console.log(`\n${concurrent} at once, medians of ${values.rounds} rounds of ${seconds} s`)
    printContest(standing, { names: ['reads', 'bets'], parts: ['database', 'server', 'load'], against: 'bets' })
  }
  await wallet.close()
} finally {
  await database.close()
}
