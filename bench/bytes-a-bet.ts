import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { printTable } from './support/figures.ts'
import { type CountedBytes, countBytes, type TableBytes } from './wallet/count-bytes.ts'
import { roundKindNames, roundKinds } from './wallet/round-kinds.ts'
import { openBuilds } from './wallet/wallet-build.ts'

// Bytes that one round of play leaves in the database, and those that it writes to the log, by kind of round and table. With
// --beside and the folder of another commit's checkout, of both versions.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    players: { type: 'string', default: '2000' },
    kinds: { type: 'string', default: roundKindNames.join(',') },
    beside: { type: 'string' },
    // With what follows from ended rounds; else their events stay in the outbox.
    consumers: { type: 'boolean', default: false },
  },
})
const kinds = roundKindNames.filter((name) => values.kinds.split(',').includes(name))

const builds = await openBuilds(
  { playerCount: Number(values.players), processes: 1, consumesEvents: values.consumers },
  values.beside === undefined ? undefined : resolve(values.beside),
)
try {
  for (const kind of kinds) {
    for (const [name, { database, wallet }] of Object.entries(builds)) {
      const load = { concurrent: 64, seconds: Number(values.seconds), warmUpSeconds: 0 }
      const counted = await countBytes(database, () => wallet.run(1, load, kind))
      console.log(`\n${roundKinds[kind].name}, ${name}: bytes a round, of ${counted.rounds} rounds`)
      printBytes(counted)
    }
  }
} finally {
  for (const build of Object.values(builds)) await build.close()
}

function printBytes({ tables, wal, rounds }: CountedBytes): void {
  const kept = ({ rows, indexes }: TableBytes): number => rows + indexes
  const named = tables
    .filter((each) => kept(each) + each.wal > rounds)
    .toSorted((a, b) => kept(b) + b.wal - kept(a) - a.wal)
  const sum = (of: (table: TableBytes) => number): number => tables.reduce((all, each) => all + of(each), 0)
  const cells = (...list: readonly number[]): string[] => list.map((bytes) => (bytes / rounds).toFixed(0))
  printTable([
    ['', 'kept', 'rows', 'indexes', 'log', 'log without whole pages'],
    ...named.map((each) => [
      each.table,
      ...cells(kept(each), each.rows, each.indexes, each.wal, each.wal - each.walPages),
    ]),
    [
      'all',
      ...cells(
        sum(kept),
        sum(({ rows }) => rows),
        sum(({ indexes }) => indexes),
        wal,
        wal - sum(({ walPages }) => walPages),
      ),
    ],
  ])
}
