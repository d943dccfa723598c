import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { featuresOf } from '#apps/server/features.ts'
import type { ServerContext } from '#apps/server/server-context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { asOwner, openBenchDatabase } from './ledger/bench-database.ts'
import { countedEach, fillCountedRounds } from './pruning/fill-counted-rounds.ts'
import { type LockWatch, watchLockWaits } from './pruning/watch-lock-waits.ts'
import { contest } from './support/contest.ts'
import { printTable } from './support/figures.ts'
import { settled } from './support/settled.ts'
import { openWallet } from './wallet/open-wallet.ts'
import { openWalletSite } from './wallet/wallet-site.ts'

// Old counted rounds are deleted beside a paced load of play: how many a second, who waits for it, and what bets feel of it.

const { values } = parseArgs({
  options: {
    counted: { type: 'string', default: '10000000' },
    players: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '20' },
    // Of the fastest, as in the bench of capacity.
    share: { type: 'string', default: '0.6' },
  },
})
const [counted, playerCount, seconds] = [Number(values.counted), Number(values.players), Number(values.seconds)]
const connections = 64
const names = ['without', 'beside'] as const
type Name = (typeof names)[number]

const database = await openBenchDatabase()
const { context, features } = openWalletSite(database.appUrl)
try {
  const wallet = await openWallet({ ...database, playerCount, processes: 1, consumesEvents: true })
  const begun = performance.now()
  await fillCountedRounds({ ownerUrl: database.ownerUrl, rounds: counted, playerCount })
  console.log(`${counted} counted rounds were filled in in ${((performance.now() - begun) / 1_000).toFixed(0)} s`)

  const locks: Record<Name, Map<string, number>> = { without: new Map(), beside: new Map() }
  const deletedPerSecond: number[] = []
  const run = (everyMs: number, forSeconds: number) =>
    wallet.run(1, { concurrent: connections, seconds: forSeconds, warmUpSeconds: 2, everyMs }, 'minutesOfPlay')
  await run(0, 10)
  const { perSecond } = await run(0, 8)
  await settled(context.db, features.consumers)
  const everyMs = (1_000 * connections) / (perSecond * Number(values.share))

  const watched = async (name: Name, work: () => ReturnType<typeof run>) => {
    const watch: LockWatch = await watchLockWaits(database.adminUrl())
    try {
      const driven = await work()
      await settled(context.db, features.consumers)
      return driven
    } finally {
      for (const [query, ms] of await watch.stop()) locks[name].set(query, Math.max(ms, locks[name].get(query) ?? 0))
    }
  }
  const standing = await contest({
    rounds: Number(values.rounds),
    contenders: {
      without: () => watched('without', () => run(everyMs, seconds)),
      beside: () =>
        watched('beside', async () => {
          const pruning = startPruning()
          const driven = await run(everyMs, seconds)
          deletedPerSecond.push(await pruning.stop())
          return driven
        }),
    },
    parts: { database: [database.pid], server: wallet.serverPids },
  })
  await wallet.close()

  const [load = 0] = loadavg()
  console.log(
    `medians of ${values.rounds} rounds of ${seconds} s of paced play through one server process, load ${load.toFixed(1)}`,
  )
  const rows = names.map((name) => [
    `${name === 'without' ? 'without' : 'beside'} pruning`,
    standing.median(name, 'perSecond').toFixed(0),
    standing.median(name, 'p50Ms').toFixed(1),
    standing.median(name, 'p99Ms').toFixed(1),
    Math.max(0, ...locks[name].values()).toFixed(0),
  ])
  printTable([['', 'calls a second', 'p50 ms', 'p99 ms', 'longest wait for a lock, ms'], ...rows])
  console.log(`rounds deleted a second, in both tables: ${deletedPerSecond.map((each) => each.toFixed(0)).join(', ')}`)
  for (const name of names) {
    const longest = [...locks[name]].toSorted(([, a], [, b]) => b - a).slice(0, 8)
    if (longest.length > 0)
      printTable([[`waits ${name}`, 'ms'], ...longest.map(([query, ms]) => [query, ms.toFixed(0)])])
  }
} finally {
  await context.db.close()
  await database.close()
}

/** Both jobs at once, as when the first one lasts into the second one's hour. `stop` answers how many rounds went a second. */
function startPruning(): { readonly stop: () => Promise<number> } {
  const stopping = new AbortController()
  const begun = performance.now()
  const before = deletedSoFar()
  const now = context.clock.now()
  const run = { key: '', payload: null, dueAt: now, now, attempt: 1, confirm: async () => undefined }
  const ended = Promise.all(
    pruningJobs(context).map((job) =>
      job.run({ ...run, signal: stopping.signal }).catch((error: unknown) => {
        if (!stopping.signal.aborted) throw error
      }),
    ),
  )
  return {
    stop: async () => {
      const took = (performance.now() - begun) / 1_000
      stopping.abort()
      await ended
      return ((await deletedSoFar()) - (await before)) / took
    },
  }
}

function pruningJobs(site: ServerContext): readonly Job[] {
  const configuration = { ...site.configuration, prunesCountedRounds: true }
  const { jobs } = featuresOf({ ...site, metrics: createMetrics({ version: 'bench' }), configuration })
  return jobs.filter(({ name }) => name.endsWith('.prune'))
}

async function deletedSoFar(): Promise<number> {
  return asOwner(database.ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ rounds: number }>(
      `select ((select sum(pruned_valid_bet) from turnover_player) + (select sum(pruned_earned) from points_player))::float8
         / ${countedEach} as rounds`,
    )
    return rows[0]?.rounds ?? 0
  })
}
