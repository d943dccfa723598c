import { parseArgs } from 'node:util'
import { openBenchDatabase } from './ledger/bench-database.ts'
import { printTable, reportFigures } from './support/figures.ts'
import { openWallet } from './wallet/open-wallet.ts'

// The memory of a server under a steady load of bets. The first minute fills its caches.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    concurrent: { type: 'string', default: '64' },
    players: { type: 'string', default: '2000' },
  },
})
const minutes = Number(values.minutes)
const bytesPerMegabyte = 1_000_000
/** Of what is in use at the end of the first minute. */
const growthMaxPercent = 10

const database = await openBenchDatabase()
try {
  const playerCount = Number(values.players)
  const wallet = await openWallet({ ...database, playerCount, processes: 1, consumesEvents: true })
  const inUse: number[] = []
  printTable([['minute', 'operations', 'in use MB', 'resident MB'].map((head) => head.padStart(11))])
  for (let minute = 1; minute <= minutes; minute++) {
    const load = { concurrent: Number(values.concurrent), seconds: 59, warmUpSeconds: 0 }
    const { operations } = await wallet.run(1, load)
    const [server] = await wallet.memory()
    if (server === undefined) throw new Error('there is one server')
    const [used, resident] = [server.heapBytes / bytesPerMegabyte, server.residentBytes / bytesPerMegabyte]
    inUse.push(used)
    printTable([[minute, operations, used.toFixed(1), resident.toFixed(0)].map((cell) => String(cell).padStart(11))])
  }
  const [first = Number.NaN] = inUse
  const growth = (100 * ((inUse.at(-1) ?? Number.NaN) - first)) / first
  reportFigures('Bars', [
    { what: 'growth after the first minute', value: growth, unit: '%', digits: 1, bar: growthMaxPercent },
  ])
  await wallet.close()
} finally {
  await database.close()
}
