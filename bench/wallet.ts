import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { contest, type Standing } from './support/contest.ts'
import type { Driven } from './support/drive.ts'
import { type Figure, printTable, reportFigures } from './support/figures.ts'
import { type RoundKindName, roundKindNames, roundKinds } from './wallet/round-kinds.ts'
import { openBuilds, type WalletBuild } from './wallet/wallet-build.ts'

// Rounds of play over HTTP, signed and with everything that a provider's calls do, by kind of round. With --beside and the
// folder of another commit's checkout, both versions run in turn, each with a PostgreSQL of its own.

const { values } = parseArgs({
  options: {
    concurrent: { type: 'string', default: '64,256' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    players: { type: 'string', default: '2000' },
    processes: { type: 'string', default: '1' },
    kinds: { type: 'string', default: roundKindNames.join(',') },
    beside: { type: 'string' },
    // Seconds of load of each kind before anything is measured.
    warm: { type: 'string', default: '8' },
    // What follows from ended rounds happens in the servers, as in the product; else it waits in the outbox.
    consumers: { type: 'boolean', default: false },
  },
})
const [rounds, seconds, processes] = [Number(values.rounds), Number(values.seconds), Number(values.processes)]
const kinds = roundKindNames.filter((name) => values.kinds.split(',').includes(name))
/** The commit before may have been slower, but not by more than two runs of the same commit differ. */
const workRatioMax = 1.03
const p99MsMax = 20

const builds = await openBuilds(
  { playerCount: Number(values.players), processes, consumesEvents: values.consumers },
  values.beside === undefined ? undefined : resolve(values.beside),
)
const buildNames = Object.keys(builds)
try {
  const run = (build: WalletBuild, kind: RoundKindName, concurrent: number, forSeconds = seconds) =>
    build.wallet.run(processes, { concurrent, seconds: forSeconds, warmUpSeconds: 1 }, kind)
  // Compiled code, known players and prepared statements are what a server has most of its life.
  for (const kind of kinds) for (const build of Object.values(builds)) await run(build, kind, 64, Number(values.warm))
  console.log(`${rounds} rounds of ${seconds} s, ${values.players} players, server processes: ${processes}`)
  const figures: Figure[] = []
  for (const concurrent of values.concurrent.split(',').map(Number)) {
    const contenders = kinds.flatMap((kind) =>
      Object.entries(builds).map(([name, build]): [string, () => Promise<Driven>] => [
        contender(kind, name),
        async () => inRounds(kind, await run(build, kind, concurrent)),
      ]),
    )
    const standing = await contest<string, Part>({
      rounds,
      contenders: Object.fromEntries(contenders),
      parts: (name) => partsOf(name),
    })
    console.log(`\n${concurrent} at once, medians, by round`)
    printKinds(standing)
    figures.push(...kinds.flatMap((kind) => figuresOf(kind, { concurrent, standing })))
  }
  if (figures.length > 0) reportFigures('\nBars', figures)
} finally {
  for (const build of Object.values(builds)) await build.close()
}

type Part = 'database' | 'server' | 'load'

function contender(kind: RoundKindName, build: string): string {
  return buildNames.length === 1 ? roundKinds[kind].name : `${roundKinds[kind].name}, ${build}`
}

function partsOf(name: string) {
  const build = builds[buildNames.find((each) => name.endsWith(`, ${each}`)) ?? 'now']
  if (build === undefined) throw new Error(`no build plays ${name}`)
  const { database, wallet } = build
  return { database: [database.pid], server: wallet.serverPids, load: [wallet.loadPid] }
}

/** A round's calls count as one; the latencies stay those of a call. */
function inRounds(kind: RoundKindName, { perSecond, operations, ...driven }: Driven): Driven {
  const { calls } = roundKinds[kind]
  return { ...driven, perSecond: perSecond / calls, operations: operations / calls }
}

function printKinds(standing: Standing<string, Part>): void {
  const parts = ['database', 'server', 'load'] as const
  const names = kinds.flatMap((kind) => buildNames.map((build) => ({ kind, name: contender(kind, build) })))
  printTable([
    ['', 'rounds/s', 'calls/s', 'p50 ms', 'p99 ms', ...parts.map((part) => `${part} µs`)],
    ...names.map(({ kind, name }) => [
      name,
      standing.median(name, 'perSecond').toFixed(0),
      (standing.median(name, 'perSecond') * roundKinds[kind].calls).toFixed(0),
      standing.median(name, 'p50Ms').toFixed(1),
      standing.median(name, 'p99Ms').toFixed(1),
      ...parts.map((part) => standing.work(name, part).toFixed(0)),
    ]),
  ])
}

type Measured = { readonly concurrent: number; readonly standing: Standing<string, Part> }

function figuresOf(kind: RoundKindName, { concurrent, standing }: Measured): Figure[] {
  const what = `${concurrent} at once, ${roundKinds[kind].name}`
  const now = contender(kind, 'now')
  const p99 = { what: `${what}: p99`, value: standing.median(now, 'p99Ms'), unit: 'ms', digits: 1, bar: p99MsMax }
  const figures: Figure[] = concurrent === 64 ? [p99] : []
  if (buildNames.length === 1) return figures
  const before = contender(kind, 'before')
  const speed = standing.ratio(now, before)
  const work = (name: string): number => standing.work(name, 'database') + standing.work(name, 'server')
  const note = `${work(before).toFixed(0)} to ${work(now).toFixed(0)} µs`
  const speedNote = `${speed.min.toFixed(2)} to ${speed.max.toFixed(2)}`
  return [
    ...figures,
    { what: `${what}: speed`, value: speed.median, unit: 'x', digits: 2, note: speedNote },
    { what: `${what}: work`, value: work(now) / work(before), unit: 'x', digits: 2, note, bar: workRatioMax },
  ]
}
