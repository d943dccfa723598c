import { parseArgs } from 'node:util'
import { openBenchDatabase } from './ledger/bench-database.ts'
import { fundPlayers, openBets } from './ledger/bets.ts'
import { contest } from './support/contest.ts'
import { printContest } from './support/contest-table.ts'
import { drive } from './support/drive.ts'
import { type Figure, reportFigures } from './support/figures.ts'
import { openPgbench } from './support/pgbench.ts'

// Bets through the ledger's engine, in process, against pgbench on the same server in the same run. A bet is its transfer with number,
// balance and hash, the player's book, and its key with the hash of what was asked; "with rounds" a table of rounds beside them.

const { values } = parseArgs({
  options: {
    concurrent: { type: 'string', default: '1,16,64,256' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    scale: { type: 'string', default: '50' },
    players: { type: 'string', default: '10000' },
    slots: { type: 'string', default: '2' },
    share: { type: 'string', default: '16' },
  },
})
const warmUpSeconds = 1
const [rounds, seconds, scale] = [Number(values.rounds), Number(values.seconds), Number(values.scale)]
const [playerCount, slots] = [Number(values.players), Number(values.slots)]

const names = ['bets', 'with rounds', 'TPC-B-like', 'pgbench -N'] as const
type Name = (typeof names)[number]
type Part = 'database' | 'client'
type Bar = { readonly other: 'TPC-B-like' | 'pgbench -N'; readonly atLeast: number; readonly aim: number }
const bars: Readonly<Record<number, readonly Bar[]>> = {
  64: [
    { other: 'TPC-B-like', atLeast: 6, aim: 10 },
    { other: 'pgbench -N', atLeast: 4, aim: 6 },
  ],
  256: [{ other: 'TPC-B-like', atLeast: 10, aim: 15 }],
}

const database = await openBenchDatabase()
try {
  const { appUrl, ownerUrl } = database
  const pgbench = await openPgbench({ ownerUrl, scale })
  await fundPlayers({ appUrl, playerCount })
  console.log(
    `${rounds} rounds of ${seconds} s, ${playerCount} players, ${slots} slots; ${pgbench.name}, scale ${scale}`,
  )
  const figures: Figure[] = []
  for (const concurrent of values.concurrent.split(',').map(Number)) {
    const options = { appUrl, playerCount, slots, shareMin: Number(values.share) }
    const [bets, withRounds] = [await openBets(options), await openBets({ ...options, keepsRounds: true })]
    const load = { concurrent, seconds, warmUpSeconds }
    const standing = await contest<Name, Part>({
      parts: { database: [database.pid], client: [process.pid] },
      rounds,
      contenders: {
        bets: () => drive(bets.play, load),
        'with rounds': () => drive(withRounds.play, load),
        'TPC-B-like': () => pgbench.run({ script: 'tpcb-like', clients: concurrent, seconds }),
        'pgbench -N': () => pgbench.run({ script: 'simple-update', clients: concurrent, seconds }),
      },
    })
    await Promise.all([bets.close(), withRounds.close()])
    console.log(`\n${concurrent} at once, medians`)
    printContest(standing, { names, parts: ['database', 'client'], against: 'TPC-B-like' })
    for (const { other, atLeast, aim } of bars[concurrent] ?? []) {
      const { median, min, max } = standing.ratio('bets', other)
      const note = `${min.toFixed(1)} to ${max.toFixed(1)}, aim ${aim}`
      figures.push({
        what: `${concurrent} at once: times ${other}`,
        value: median,
        unit: 'x',
        digits: 1,
        note,
        atLeast,
      })
    }
  }
  if (figures.length > 0) reportFigures('\nBars', figures)
} finally {
  await database.close()
}
