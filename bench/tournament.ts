// The standings of a tournament with 20,000 entrants, read over HTTP while 2,000 rounds a second are counted for it.
//   npm run bench -- tournament
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hours, minutes } from '#core/clock/duration.ts'
import { addDuration, subtractDuration, systemClock } from '#core/clock/instant.ts'
import { callPrefix } from '#core/contract/envelope.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos, zeroCentavos } from '#core/money/centavos.ts'
import { seedDemoPromotions } from '#features/promotions/kit/server/index.ts'
import { readStandings } from '#features/promotions/tournament/contract.ts'
import { tournamentInsert } from '#features/promotions/tournament/server/store/tournament.store.ts'
import { consumerLag } from '#platform/outbox/consumer-lag.ts'
import type { NewEvent } from '#platform/outbox/event.ts'
import { publish } from '#platform/outbox/publish.ts'
import { serverNodeFlags } from '#platform/process/server-node-flags.ts'
import { closedRound, roundEvent } from '#tests/play/settled-round.ts'
import { openBenchDatabase } from './ledger/bench-database.ts'
import { startChild } from './support/child.ts'
import { processorTime } from './support/processor-time.ts'
import { reportFigures } from './support/figures.ts'
import { latenciesOf } from './support/latencies.ts'
import { RawConnection } from './support/raw-connection.ts'
import type { ServerAnswer, ServerQuestion } from './wallet/server-process.ts'
import { gameCode, openWalletPlayers, providerId, tokenOf } from './wallet/wallet-players.ts'
import { openWalletSite } from './wallet/wallet-site.ts'

const playerCount = 20_000
const roundsPerSecond = 2_000
const seconds = 30
/** As the wallet commits under load: so many rounds in one transaction. */
const perTransaction = 25
const readersAtOnce = 20
const id = 'T1-20260101-0000'
const draw = seededTestDraw(1)

const database = await openBenchDatabase()
try {
  await openWalletPlayers({ ...database, playerCount })
  const { context, features } = openWalletSite(database.appUrl)
  const kinds = features.promotions.map(({ served }) => served.kind)
  await context.db.transaction((tx) => seedDemoPromotions(tx, kinds, systemClock.now()))
  await openTournament(context.db)
  // As in a house of this size: one process answers players, another one counts what they play.
  const [api, worker] = [startServer(), startServer()]
  const { port } = await api.ask({ ask: 'start', databaseUrl: database.appUrl, consumesEvents: false })
  await worker.ask({ ask: 'start', databaseUrl: database.appUrl, consumesEvents: true })
  await pause(3_000)
  const consumer = features.consumers.find(({ name }) => name === 'promotion-tournament')
  if (consumer === undefined) throw new Error('nothing counts rounds')
  const course = { isOver: false, lag: 0 }
  const parts = { database: [database.pid], worker: [worker.pid], api: [api.pid] }
  const before = processorTime(parts)
  const watching = watchLag(async () => (await consumerLag(context.db, [consumer]))[0]?.lag_seconds ?? 0, course)
  const [rounds, tookMs] = await Promise.all([publishRounds(context.db), readAll(port, course)])
  course.isOver = true
  await watching
  const after = processorTime(parts)
  report(rounds, tookMs, course.lag)
  const busy = (part: keyof typeof parts): number =>
    before && after ? (after[part] - before[part]) / (seconds * 1_000_000) : Number.NaN
  reportFigures('Cores in use', [
    { what: 'PostgreSQL', value: busy('database'), unit: 'cores', digits: 2 },
    { what: 'the process that counts', value: busy('worker'), unit: 'cores', digits: 2 },
    { what: 'the process that answers', value: busy('api'), unit: 'cores', digits: 2 },
  ])
  await Promise.all([api.end(), worker.end()])
  await context.db.close()
} finally {
  await database.close()
}

function startServer() {
  return startChild<ServerQuestion, ServerAnswer>(
    join(import.meta.dirname, 'wallet/server-process.ts'),
    serverNodeFlags,
  )
}

type Db = ReturnType<typeof openWalletSite>['context']['db']

/** Everybody has entered; half have a score. */
async function openTournament(db: Db): Promise<void> {
  const now = systemClock.now()
  const terms = {
    id,
    number: 1,
    version: 1,
    name: { en: 'Bench', fil: 'Bench' },
    scoring: 'total' as const,
    games: 'slots' as const,
    rounds: 500,
    stake: centavos(150n),
    entryPoints: 0n,
    prizes: [{ count: 1, amount: centavos(100n) }],
    pool: centavos(100n),
    betRate: basisPoints(0),
  }
  const window = { startsAt: subtractDuration(now, minutes(1)), endsAt: addDuration(now, hours(1)) }
  await db.transaction((tx) => tournamentInsert(tx, { ...terms, ...window }, now))
  await db.pool.query(
    `insert into tournament_entrant (tournament_id, player_id, seat, entered_at, points_paid, rounds, score, reached_at)
     select $1, n, n, now() - interval '1 minute', 0, n % 2, (n % 2) * (n % 997 + 1),
       case when n % 2 = 1 then now() - interval '1 minute' + n * interval '1 millisecond' end
     from generate_series(1, $2::int) as n`,
    [id, playerCount],
  )
  await db.pool.query('update tournament set entrants = $2 where id = $1', [id, playerCount])
  await db.pool.query('analyze tournament_entrant')
}

/** The steady stream: what is late by the clock is caught up with. */
async function publishRounds(db: Db): Promise<number> {
  const began = performance.now()
  let rounds = 0
  while (rounds < roundsPerSecond * seconds) {
    const due = ((performance.now() - began) / 1_000) * roundsPerSecond
    while (rounds + perTransaction <= due) {
      const events = Array.from({ length: perTransaction }, (_, index) => someRound(rounds + index))
      await db.transaction((tx) => publish(tx, events))
      rounds += perTransaction
    }
    await pause(5)
  }
  return Math.round((rounds * 1_000) / (performance.now() - began))
}

function someRound(ordinal: number): NewEvent {
  const now = systemClock.now()
  const round = closedRound({
    playerId: BigInt(draw(playerCount) + 1),
    providerId,
    gameCode,
    roundId: `bench-${ordinal}`,
    stake: centavos(150n),
    win: draw(2) === 0 ? zeroCentavos : centavos(120n),
    openedAt: now,
  })
  return roundEvent(round, 'closed', now)
}

async function readAll(port: number, course: { readonly isOver: boolean }): Promise<readonly number[]> {
  const until = performance.now() + seconds * 1_000
  const reads = await Promise.all(
    Array.from({ length: readersAtOnce }, async () => {
      const connection = await RawConnection.open(port)
      const took: number[] = []
      while (performance.now() < until && !course.isOver) {
        const began = performance.now()
        const body = await connection.ask(requestOf(draw(playerCount) + 1))
        took.push(performance.now() - began)
        if (!body.includes('"ranked"')) throw new Error(`no standings: ${body}`)
        await pause(50)
      }
      connection.close()
      return took
    }),
  )
  return reads.flat()
}

function requestOf(player: number): Buffer {
  const envelope = { clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }
  const body = JSON.stringify({ ...envelope, tournamentId: id })
  const head = `host: 127.0.0.1\r\ncontent-type: application/json\r\nauthorization: ${tokenOf(player)}\r\nx-fingerprint: bench-device-${player}`
  const text = `POST ${callPrefix}${readStandings.path} HTTP/1.1\r\n${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  return Buffer.from(text, 'latin1')
}

async function watchLag(read: () => Promise<number>, course: { readonly isOver: boolean; lag: number }): Promise<void> {
  while (!course.isOver) {
    course.lag = Math.max(course.lag, await read())
    await pause(500)
  }
}

function report(rounds: number, tookMs: readonly number[], lag: number): void {
  const latencies = latenciesOf(tookMs)
  reportFigures(`${playerCount.toLocaleString('en')} entrants, load ${(loadavg()[0] ?? 0).toFixed(1)}`, [
    { what: 'rounds published', value: rounds, unit: 'a second', atLeast: roundsPerSecond * 0.98 },
    { what: 'standings read', value: tookMs.length / seconds, unit: 'a second' },
    { what: 'standings, half', value: latencies.p50Ms, unit: 'ms', digits: 1 },
    { what: 'standings, 99 of 100', value: latencies.p99Ms, unit: 'ms', digits: 1, bar: 50 },
    { what: 'counting: behind at most', value: lag, unit: 's', digits: 2, bar: 2 },
  ])
}
