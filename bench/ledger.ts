import { parseArgs } from 'node:util'
import pg from 'pg'
import { type BenchDatabase, openBenchDatabase } from './ledger/bench-database.ts'
import { fundPlayers, openBets } from './ledger/bets.ts'
import { type Driven, drive } from './ledger/drive.ts'
import { createRoundTable } from './ledger/plays.ts'
import { createTpcbTables, openTpcbLike } from './ledger/tpcb-like.ts'
import { spreadOf } from './support/spread.ts'

// Bets through the ledger's engine against pgbench's TPC-B-like transaction, in turns on one server, over one driver.

const { values } = parseArgs({
  options: {
    concurrent: { type: 'string', default: '1,16,64,256' },
    pairs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    scale: { type: 'string', default: '50' },
    players: { type: 'string', default: '10000' },
    slots: { type: 'string', default: '2' },
  },
})
const warmUpSeconds = 0.5
const [pairs, seconds, scale, playerCount, slots] = [
  Number(values.pairs),
  Number(values.seconds),
  Number(values.scale),
  Number(values.players),
  Number(values.slots),
]

type Pair = { readonly tpcb: Driven; readonly bets: Driven }

const database = await openBenchDatabase()
try {
  await prepare(database)
  console.log(`${pairs} pairs of ${seconds} s, TPC-B scale ${scale}, ${playerCount} players, ${slots} slots; medians`)
  console.log('concurrent  TPC-B/s  p99 ms   bets/s  p99 ms   ratio (lowest to highest)')
  for (const concurrent of values.concurrent.split(',').map(Number)) {
    console.log(lineOf(concurrent, await measure(database, concurrent)))
  }
} finally {
  await database.close()
}

async function prepare({ appUrl, ownerUrl }: BenchDatabase): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(createRoundTable)
  await owner.end()
  await createTpcbTables(ownerUrl, scale)
  await fundPlayers({ appUrl, playerCount })
}

/** The two take turns, and the first of a pair is each of them in turn: what else the machine does hits both alike. */
async function measure({ appUrl, ownerUrl }: BenchDatabase, concurrent: number): Promise<Pair[]> {
  const tpcb = await openTpcbLike({ ownerUrl, clients: concurrent, scale })
  const bets = await openBets({ appUrl, playerCount, slots })
  const load = { concurrent, seconds, warmUpSeconds }
  const measured: Pair[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const betsFirst = pair % 2 === 1 ? await drive(bets.play, load) : undefined
    const tpcbDriven = await drive(tpcb.transaction, load)
    measured.push({ tpcb: tpcbDriven, bets: betsFirst ?? (await drive(bets.play, load)) })
  }
  await tpcb.close()
  await bets.close()
  return measured
}

function lineOf(concurrent: number, measured: readonly Pair[]): string {
  const medianOf = (which: keyof Pair, figure: 'perSecond' | 'p99Ms'): number =>
    spreadOf(measured.map((pair) => pair[which][figure])).median
  const ratio = spreadOf(measured.map(({ tpcb, bets }) => bets.perSecond / tpcb.perSecond))
  return [
    String(concurrent).padStart(10),
    medianOf('tpcb', 'perSecond').toFixed(0).padStart(8),
    medianOf('tpcb', 'p99Ms').toFixed(1).padStart(7),
    medianOf('bets', 'perSecond').toFixed(0).padStart(8),
    medianOf('bets', 'p99Ms').toFixed(1).padStart(7),
    `${ratio.median.toFixed(1).padStart(7)}x (${ratio.min.toFixed(1)} to ${ratio.max.toFixed(1)})`,
  ].join(' ')
}
