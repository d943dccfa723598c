import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { drawOne, type Draw } from '#core/draw/draw.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { type Failpoint, playFailpoints } from '#platform/failpoint/failpoint.ts'
import { common, inRound } from '#tests/simulation/provider-acts.ts'
import type { FaultDeployment } from './fault-deployment.ts'
import { freezePostgres, stopImmediately, terminateSessions } from './postgres-faults.ts'
import type { ServerProcess } from './server-process.ts'
import { settle } from './settle.ts'
import type { Network } from './tcp-fault-proxy.ts'

/** Does harm while games are played, mends it, and holds the end against the provider's log. */
export type Scenario = (deployment: FaultDeployment, draw: Draw) => Promise<void>

const operationsBefore = 20
const operationsAfter = 40

async function during(deployment: FaultDeployment, harm: () => Promise<void>): Promise<void> {
  deployment.load.start()
  try {
    await deployment.load.progress(operationsBefore)
    await harm()
    await deployment.load.progress(operationsAfter)
    bothLive(deployment)
  } finally {
    await settle(deployment)
  }
}

/** Whatever happens to the database or the network, no server dies of it: those that were killed were started again. */
function bothLive({ servers }: FaultDeployment): void {
  for (const server of servers) if (!server.isAlive) throw new Error(`${server.name} has died:\n${server.lastWords}`)
}

/** Into the full load; the start has the processors for itself. */
async function restart({ load }: FaultDeployment, servers: readonly ServerProcess[]): Promise<void> {
  await Promise.all(servers.map((server) => server.kill()))
  await load.calmly(() => Promise.all(servers.map((server) => server.start())))
}

/** `kill -9` at any moment, so many times: mostly of one server, now and then of both. */
export const killAtRandom =
  (times: number): Scenario =>
  (deployment, draw) =>
    during(deployment, async () => {
      for (let time = 0; time < times; time++) {
        await sleep(draw(150))
        const victims = draw(6) === 0 ? deployment.servers : [drawOne(deployment.servers, draw)]
        await restart(deployment, victims)
        await deployment.load.progress(operationsBefore)
      }
    })

const diesWithinMs = 60_000
const nudgeEveryMs = 500

/** One server dies exactly there; the other continues. */
const dieAt =
  (point: Failpoint): Scenario =>
  (deployment, draw) =>
    during(deployment, async () => {
      const [first, second] = deployment.servers
      await first.kill()
      // What a process does in the background may be done by either: the other one must not be quicker.
      const isShared = /^(outbox|sweeper)\./.test(point)
      if (isShared) await second.kill()
      const failpoint = `${point}:die:${passingOf(point, draw)}`
      const started = await deployment.load.calmly(() => first.start({ failpoint }))
      if (started) await awaitDeath(deployment, first, point)
      await restart(deployment, [first, ...(isShared ? [second] : [])])
      if (point.startsWith('sweeper.')) await letSweep(deployment)
    })

/** A process that has just started passes some points before it serves anybody. */
const passingOf = (point: Failpoint, draw: Draw): number => {
  if (point === 'database.commitSent' || point === 'outbox.beforeSequence') return 20 + draw(20)
  return point.startsWith('sweeper.') ? 1 : 1 + draw(5)
}

async function awaitDeath(deployment: FaultDeployment, server: ServerProcess, point: Failpoint): Promise<void> {
  const deadline = performance.now() + diesWithinMs
  const death = server.dead().then(() => true)
  for (let isDead = false; !isDead; ) {
    if (point.startsWith('sweeper.')) await openOldRound(deployment)
    isDead = await Promise.race([death, sleep(nudgeEveryMs, false)])
    if (!isDead && performance.now() > deadline) throw new Error(`nobody came to ${point}`)
  }
}

/** A round in which nothing is at stake any more, since yesterday; and the sweeper's turn. */
async function openOldRound({ load, db, bystander, servers }: FaultDeployment): Promise<void> {
  if (![...bystander.wallet.state.rounds.values()].some(({ state }) => state === 'OPEN')) {
    if (!servers.some((server) => server.isAlive)) return
    const roundId = `old-${randomUUID()}`
    bystander.rounds.push(roundId)
    const txId = `bet-${randomUUID()}`
    const bet = { ...common, ...inRound(bystander, roundId), txId, session: bystander.session, amount: 10 }
    await load.ask(bystander, { op: 'bet', body: bet })
    const back = { ...common, playerId: String(bystander.id), txId: `back-${randomUUID()}`, refTxId: txId }
    await load.ask(bystander, { op: 'rollback', body: back })
    await db.pool.query("update game_round set opened_at = opened_at - interval '25 hours' where round_id = $1", [
      roundId,
    ])
    for (const round of bystander.wallet.state.rounds.values()) if (round.roundId === roundId) round.openedAt -= dayMs
  }
  await db.pool.query(sweepNowSql)
}

const dayMs = 25 * 3_600_000
const sweepNowSql = `update job set run_at = now() - interval '1 second', lease_id = null, leased_until = null
  where name = 'gameWallet.sweepOpenRounds'`
const sweptWithinMs = 60_000

async function letSweep({ db, bystander }: FaultDeployment): Promise<void> {
  const deadline = performance.now() + sweptWithinMs
  await db.pool.query(sweepNowSql)
  const open = "select from game_round where player_id = $1 and state = 'OPEN'"
  while ((await db.pool.query(open, [bystander.id])).rowCount !== 0) {
    if (performance.now() > deadline) throw new Error('the sweeper does not come')
    await sleep(nudgeEveryMs)
    await db.pool.query(sweepNowSql)
  }
  bystander.wallet.sweep(Date.now())
}

/** The whole process pauses exactly there, for longer than a game waits, and resumes. */
const stallAt =
  (point: Failpoint): Scenario =>
  (deployment, draw) =>
    during(deployment, async () => {
      const [first] = deployment.servers
      await first.kill()
      await deployment.load.calmly(() => first.start({ failpoint: `${point}:stall:${passingOf(point, draw)}` }))
      await deployment.load.progress(operationsAfter)
      await sleep(stallMs)
      await restart(deployment, [first])
    })
const stallMs = 3_500

const stopPostgres: Scenario = (deployment) =>
  during(deployment, () => stopImmediately(deployment.clusterDir, deployment.databaseUrl))

const freezeServer: Scenario = (deployment, draw) =>
  during(deployment, async () => {
    const server = drawOne(deployment.servers, draw)
    server.freeze()
    await sleep(stallMs)
    server.thaw()
  })

const freezeDatabase: Scenario = (deployment) =>
  during(deployment, () => freezePostgres(deployment.clusterDir, stallMs))

const terminateAll: Scenario = (deployment) =>
  during(deployment, async () => {
    for (let time = 0; time < 3; time++) {
      await terminateSessions(deployment.databaseUrl)
      await deployment.load.progress(operationsBefore)
    }
  })

const cutsTarget = 5
const cutWithinMs = 60_000

/** The network between one server and the database fails while it is so, and is sound again afterwards. */
const whileNetworkIs =
  (network: Network, until: (deployment: FaultDeployment) => Promise<void>): Scenario =>
  (deployment) =>
    during(deployment, async () => {
      deployment.proxy.become(network)
      await until(deployment)
      deployment.proxy.become({ kind: 'sound' })
      await deployment.load.progress(operationsAfter)
    })

async function untilCut({ proxy }: FaultDeployment): Promise<void> {
  const goal = proxy.cuts + cutsTarget
  const deadline = performance.now() + cutWithinMs
  while (proxy.cuts < goal) {
    if (performance.now() > deadline) throw new Error('no commit came by')
    await sleep(20)
  }
}

const cutAfterCommit = whileNetworkIs({ kind: 'cutsAfterCommit' }, untilCut)
const cutBeforeCommit = whileNetworkIs({ kind: 'cutsBeforeCommit' }, untilCut)
const slowNetwork = whileNetworkIs({ kind: 'slow', ms: 60 }, ({ load }) => load.progress(4 * operationsAfter))
const silentNetwork = whileNetworkIs({ kind: 'silent' }, () => sleep(stallMs))

/** A second start on the same data is refused, and players notice nothing. */
const secondOwner: Scenario = (deployment) =>
  during(deployment, async () => {
    const refused = await startEmbeddedPostgres({ dataDir: deployment.dataDir }).then(
      () => false,
      (error: unknown) => error instanceof Error && error.message.includes('already runs on'),
    )
    if (!refused) throw new Error('a second owner of the data was not refused')
  })

/** One server's clock is wrong, the other's is right. The wrong one says so, and both serve the same games. */
const shiftClock =
  (clockShiftMs: number, words: string): Scenario =>
  (deployment) =>
    during(deployment, async () => {
      const [first] = deployment.servers
      await first.kill()
      await deployment.load.calmly(() => first.start({ clockShiftMs }))
      await deployment.load.progress(2 * operationsAfter)
      if (!first.lastWords.includes(words)) throw new Error(`no word of the clock:\n${first.lastWords}`)
      await restart(deployment, [first])
    })

export const everyFailpoint: readonly (readonly [string, Scenario])[] = playFailpoints.map((point) => [
  `a server dies at ${point}`,
  dieAt(point),
])

export const quickFaults: readonly (readonly [string, Scenario])[] = [
  ['PostgreSQL is stopped at once', stopPostgres],
  ['all sessions of the database are terminated', terminateAll],
  ['the network cuts connections after a commit was sent', cutAfterCommit],
  ['the network cuts connections before a commit arrives', cutBeforeCommit],
  ['a second owner wants the data', secondOwner],
  ['the clock of a server is 10 s ahead', shiftClock(10_000, '10 s ahead of the database')],
  ['the clock of a server is 10 s behind', shiftClock(-10_000, '10 s behind the database')],
]

/** What takes as long as games wait for their answers. */
export const slowFaults: readonly (readonly [string, Scenario])[] = [
  ['a server stands still', freezeServer],
  ['PostgreSQL stands still', freezeDatabase],
  ['the network is slow', slowNetwork],
  ['the network goes silent', silentNetwork],
  ...playFailpoints
    .filter((point) => !point.startsWith('sweeper.'))
    .map((point) => [`a server stalls at ${point}`, stallAt(point)] as const),
]
