import { parseArgs } from 'node:util'
import { openBenchDatabase } from './ledger/bench-database.ts'
import { contest, type Standing } from './support/contest.ts'
import { printContest } from './support/contest-table.ts'
import { type Figure, reportFigures } from './support/figures.ts'
import { openPgbench } from './support/pgbench.ts'
import { openWallet } from './wallet/open-wallet.ts'

// Signed bets and wins over HTTP, with their rounds and idempotency, against pgbench on the same server in the same run.

const { values } = parseArgs({
  options: {
    concurrent: { type: 'string', default: '64,256' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    scale: { type: 'string', default: '50' },
    players: { type: 'string', default: '2000' },
    processes: { type: 'string', default: '1,2' },
    // Seconds of load on each number of processes before anything is measured.
    warm: { type: 'string', default: '15' },
    // What follows from ended rounds happens in the servers, as in the product; else it waits in the outbox.
    consumers: { type: 'boolean', default: false },
  },
})
const [rounds, seconds, scale, playerCount] = [
  Number(values.rounds),
  Number(values.seconds),
  Number(values.scale),
  Number(values.players),
]
const processCounts = values.processes.split(',').map(Number)
const processesMax = Math.max(...processCounts)
const tpcb = 'TPC-B-like'
const names = [...processCounts.map(nameOf), tpcb]

type Bars = { readonly ratio: number; readonly aim: number; readonly p99Ms: number }
const bars: Readonly<Record<number, Bars>> = {
  64: { ratio: 3, aim: 5, p99Ms: 20 },
  256: { ratio: 6, aim: 10, p99Ms: Number.POSITIVE_INFINITY },
}

const database = await openBenchDatabase()
try {
  const pgbench = await openPgbench({ ownerUrl: database.ownerUrl, scale })
  const wallet = await openWallet({
    ...database,
    playerCount,
    processes: processesMax,
    consumesEvents: values.consumers,
  })
  // Compiled code, known players and prepared statements are what a server has most of its life.
  for (const processes of processCounts) {
    await wallet.run(processes, { concurrent: 64, seconds: Number(values.warm), warmUpSeconds: 0 })
  }
  console.log(`${rounds} rounds of ${seconds} s, ${playerCount} players; ${pgbench.name}, scale ${scale}`)
  const figures: Figure[] = []
  for (const concurrent of values.concurrent.split(',').map(Number)) {
    const overHttp = (processes: number) => () => wallet.run(processes, { concurrent, seconds, warmUpSeconds: 1 })
    const standing = await contest<string, Part>({
      parts: {
        database: [database.pid],
        server: wallet.serverPids,
        load: [wallet.loadPid, process.pid],
      },
      rounds,
      contenders: {
        ...Object.fromEntries(processCounts.map((processes) => [nameOf(processes), overHttp(processes)])),
        [tpcb]: () => pgbench.run({ script: 'tpcb-like', clients: concurrent, seconds }),
      },
    })
    console.log(`\n${concurrent} at once, medians`)
    printContest(standing, { names, parts: ['database', 'server', 'load'], against: tpcb })
    figures.push(...figuresOf(concurrent, standing))
  }
  if (figures.length > 0) reportFigures('\nBars, for the better number of processes', figures)
  await wallet.close()
} finally {
  await database.close()
}

type Part = 'database' | 'server' | 'load'

function figuresOf(concurrent: number, standing: Standing<string, Part>): Figure[] {
  const bar = bars[concurrent]
  if (bar === undefined) return []
  const speed = (processes: number): number => standing.median(nameOf(processes), 'perSecond')
  const best = nameOf(processCounts.toSorted((a, b) => speed(b) - speed(a))[0] ?? 1)
  const { median, min, max } = standing.ratio(best, tpcb)
  const note = `${min.toFixed(1)} to ${max.toFixed(1)}, aim ${bar.aim}`
  const what = `${concurrent} at once, ${best}`
  const p99Ms = standing.median(best, 'p99Ms')
  return [
    { what: `${what}: times TPC-B-like`, value: median, unit: 'x', digits: 1, note, atLeast: bar.ratio },
    { what: `${what}: p99`, value: p99Ms, unit: 'ms', digits: 1, ...(bar.p99Ms < 1e6 ? { bar: bar.p99Ms } : {}) },
  ]
}

function nameOf(processes: number): string {
  return processes === 1 ? 'one process' : `${processes} processes`
}
