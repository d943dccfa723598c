import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { openBenchDatabase } from './ledger/bench-database.ts'
import { contest } from './support/contest.ts'
import { printTable } from './support/figures.ts'
import { settled } from './support/settled.ts'
import { callsAMinute } from './wallet/minute-of-play.ts'
import { openWallet } from './wallet/open-wallet.ts'
import { openWalletSite } from './wallet/wallet-site.ts'

// How many players at once a machine carries: rounds, balances and the catalogue in the mix of a minute of play, with what follows
// from rounds, through one and more server processes. First as fast as it goes, then at a share of that, paced as players are.

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,2,3' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
    players: { type: 'string', default: '5000' },
    // Of the fastest: where queues are still short.
    share: { type: 'string', default: '0.6' },
  },
})
const [rounds, seconds, share] = [Number(values.rounds), Number(values.seconds), Number(values.share)]
const connections = 64
const speeds = ['fastest', 'paced'] as const

const table: string[][] = []
const [loadBefore = 0] = loadavg()
for (const processes of values.processes.split(',').map(Number)) table.push(await carriedBy(processes))
console.log(
  `medians of ${rounds} rounds of ${seconds} s; a player makes ${callsAMinute} calls a minute, 15 rounds among them`,
)
const columns = ['players', 'p50 ms', 'p99 ms', 'settled s', 'server ms', 'database ms']
printTable([['processes', ...columns, ...columns.map((title) => `${title} at ${share}`), 'players a core'], ...table])
console.log('settled: until all that follows from the rounds was done, after the last call.')
console.log('server, database: processor time for a minute of one player, with all that follows. The load runs beside.')
const [loadAfter = 0] = loadavg()
console.log(`the machine's load: ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after`)

/** On a database and servers of its own, so that servers without calls neither work nor count. */
async function carriedBy(processes: number): Promise<string[]> {
  const database = await openBenchDatabase()
  const { context, features } = openWalletSite(database.appUrl)
  try {
    const wallet = await openWallet({
      ...database,
      playerCount: Number(values.players),
      processes,
      consumesEvents: true,
    })
    const waits = { fastest: [] as number[], paced: [] as number[] }
    // What follows from rounds belongs to them: the next run begins when it is done, and its work counts here.
    const run = async (everyMs: number, waited: number[] = [], forSeconds = seconds) => {
      const load = { concurrent: connections, seconds: forSeconds, warmUpSeconds: 2, everyMs }
      const driven = await wallet.run(processes, load, 'minutesOfPlay')
      waited.push(await settled(context.db, features.consumers))
      return driven
    }
    await run(0, [], 15)
    const { perSecond } = await run(0)
    const everyMs = (1_000 * connections) / (perSecond * share)
    const standing = await contest({
      rounds,
      contenders: { fastest: () => run(0, waits.fastest), paced: () => run(everyMs, waits.paced) },
      parts: { database: [database.pid], server: wallet.serverPids },
    })
    const work = (name: (typeof speeds)[number], part: 'database' | 'server'): number =>
      standing.work(name, part) * callsAMinute
    await wallet.close()
    return [
      String(processes),
      ...speeds.flatMap((name) => [
        ((standing.median(name, 'perSecond') * 60) / callsAMinute).toFixed(0),
        standing.median(name, 'p50Ms').toFixed(1),
        standing.median(name, 'p99Ms').toFixed(1),
        Math.max(...waits[name]).toFixed(1),
        (work(name, 'server') / 1_000).toFixed(1),
        (work(name, 'database') / 1_000).toFixed(1),
      ]),
      (60_000_000 / (work('paced', 'server') + work('paced', 'database'))).toFixed(0),
    ]
  } finally {
    await context.db.close()
    await database.close()
  }
}
