import { parseArgs } from 'node:util'
import { type BenchDatabase, openBenchDatabase } from './ledger/bench-database.ts'
import { fundPlayers, openBets } from './ledger/bets.ts'
import { fillHistory } from './ledger/history.ts'
import { contest } from './support/contest.ts'
import { printContest } from './support/contest-table.ts'
import { drive } from './support/drive.ts'
import { reportFigures } from './support/figures.ts'

// The same bets on two servers that differ in one thing: one has ten million transfers behind it.

const { values } = parseArgs({
  options: {
    transfers: { type: 'string', default: '10000000' },
    concurrent: { type: 'string', default: '64' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    players: { type: 'string', default: '10000' },
    // Seconds of load on each before anything is measured.
    warm: { type: 'string', default: '20' },
  },
})
const [transfers, concurrent, seconds] = [Number(values.transfers), Number(values.concurrent), Number(values.seconds)]
const playerCount = Number(values.players)
const withHistory = `after ${transfers} transfers`
const kinds = ['bets', 'with rounds'] as const

const databases: BenchDatabase[] = []
try {
  const empty = await openBenchDatabase()
  databases.push(empty)
  const full = await openBenchDatabase()
  databases.push(full)
  await fundPlayers({ appUrl: empty.appUrl, playerCount })
  await fundPlayers({ appUrl: full.appUrl, playerCount })
  const begun = performance.now()
  await fillHistory({ ownerUrl: full.ownerUrl, transfers, playerCount })
  console.log(`${transfers} transfers were filled in in ${((performance.now() - begun) / 1000).toFixed(0)} s`)

  const opened = await Promise.all(
    kinds.flatMap((kind) =>
      [empty, full].map(async (database) => {
        const name = `${kind}, ${database === empty ? 'empty' : withHistory}`
        const { appUrl } = database
        return [name, await openBets({ appUrl, playerCount, slots: 2, keepsRounds: kind === 'with rounds' })] as const
      }),
    ),
  )
  // Right after a checkpoint, as after filling, the first change of each page writes the page whole. A server is mostly past that.
  const before = { concurrent, seconds: Number(values.warm), warmUpSeconds: 0 }
  for (const [, { play }] of opened) await drive(play, before)
  const load = { concurrent, seconds, warmUpSeconds: 1 }
  const standing = await contest<string, 'database' | 'client'>({
    parts: { database: [empty.pid, full.pid], client: [process.pid] },
    rounds: Number(values.rounds),
    contenders: Object.fromEntries(opened.map(([name, { play }]) => [name, () => drive(play, load)])),
  })
  await Promise.all(opened.map(([, bets]) => bets.close()))
  console.log(`\n${concurrent} at once, medians`)
  const names = opened.map(([name]) => name)
  printContest(standing, { names, parts: ['database', 'client'], against: 'bets, empty' })
  const figures = kinds.map((kind) => {
    const { median, min, max } = standing.ratio(`${kind}, ${withHistory}`, `${kind}, empty`)
    const note = `${(min * 100).toFixed(0)} to ${(max * 100).toFixed(0)}`
    return { what: `${kind}: of the speed on empty tables`, value: median * 100, unit: '%', note, atLeast: 85 }
  })
  reportFigures('Bars', figures)
} finally {
  await Promise.all(databases.map((database) => database.close()))
}
