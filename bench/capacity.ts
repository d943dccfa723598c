import { parseArgs } from 'node:util'
import { openBenchDatabase } from './ledger/bench-database.ts'
import { contest } from './support/contest.ts'
import { printTable } from './support/figures.ts'
import { callsAMinute } from './wallet/minute-of-play.ts'
import { openWallet } from './wallet/open-wallet.ts'

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
const counts = values.processes.split(',').map(Number)
const connections = 64

const database = await openBenchDatabase()
try {
  const wallet = await openWallet({
    ...database,
    playerCount: Number(values.players),
    processes: Math.max(...counts),
    consumesEvents: true,
  })
  const run = (processes: number, everyMs: number, forSeconds = seconds) =>
    wallet.run(processes, { concurrent: connections, seconds: forSeconds, warmUpSeconds: 2, everyMs }, 'minutesOfPlay')
  const parts = { database: [database.pid], server: wallet.serverPids, load: [wallet.loadPid] }
  await run(Math.max(...counts), 0, 15)
  const rows: string[][] = []
  for (const processes of counts) {
    const { perSecond } = await run(processes, 0)
    const everyMs = (1_000 * connections) / (perSecond * share)
    const contenders = { fastest: () => run(processes, 0), paced: () => run(processes, everyMs) }
    const standing = await contest({ rounds, contenders, parts })
    const work = (part: keyof typeof parts): number => standing.work('paced', part) * callsAMinute
    rows.push([
      String(processes),
      ...(['fastest', 'paced'] as const).flatMap((name) => [
        playersOf(standing.median(name, 'perSecond')),
        standing.median(name, 'p50Ms').toFixed(1),
        standing.median(name, 'p99Ms').toFixed(1),
      ]),
      (work('server') / 1_000).toFixed(1),
      (work('database') / 1_000).toFixed(1),
      (60_000_000 / (work('server') + work('database'))).toFixed(0),
    ])
  }
  console.log(
    `medians of ${rounds} rounds of ${seconds} s; a player makes ${callsAMinute} calls a minute, 15 rounds among them`,
  )
  const speed = ['players', 'p50 ms', 'p99 ms']
  printTable([
    [
      'processes',
      ...speed,
      ...speed.map((title) => `${title} at ${share}`),
      'server ms',
      'database ms',
      'players a core',
    ],
    ...rows,
  ])
  console.log('server, database: processor time for a minute of one player. The load runs on the same machine.')
  await wallet.close()
} finally {
  await database.close()
}

function playersOf(callsPerSecond: number): string {
  return ((callsPerSecond * 60) / callsAMinute).toFixed(0)
}
