// What it costs to count the returns of games: a day of rounds, counted every ten minutes as the job does it.
//   npm run bench -- games-watch
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { openServerContext } from '#apps/server/server-context.ts'
import { minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant, systemClock } from '#core/clock/instant.ts'
import { addDays, dayOf, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { syncCatalogue } from '#features/lobby/catalogue/server/index.ts'
import { watchReturns } from '#features/lobby/game-returns/server/index.ts'
import { createAuditLog } from '#features/office/staff/server/index.ts'
import { readConfiguration } from '#platform/configuration/configuration.ts'
import { createLog } from '#platform/log/log.ts'
import { catalogueOf, gameAnswer } from '#tests/support/test-catalogue.ts'
import { asOwner, openBenchDatabase } from './ledger/bench-database.ts'
import { reportFigures } from './support/figures.ts'
import { processorTime } from './support/processor-time.ts'
import { fillDay } from './vault/fill-day.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '300000' },
    players: { type: 'string', default: '10000' },
  },
})
const rounds = Number(values.rounds)
/** What a round with all its effects takes of PostgreSQL and the server, on an otherwise idle machine (docs/figures/promotions.md). */
const roundMicroseconds = 524 + 276
const share = 0.02
const percents = 100
const passCount = 3
const day = addDays(dayOf(systemClock.now()), -1)
const every = minutes(10)

// Every third round of the bench pays three times its bet.
const returns = {
  highestBasisPoints: 10_000,
  deviationThousandths: 1_415,
  capHundredths: 300,
  ways: 1,
  needsBestPlay: false,
  stakeGrows: false,
  sharedSeconds: 0,
}

/** Rounds of one player are written after one another here, and those of one minute where people play. */
async function orderByTime(owner: pg.Client): Promise<void> {
  await owner.query('create index game_round_by_time on game_round (ended_at)')
  await owner.query('cluster game_round using game_round_by_time')
  await owner.query('drop index game_round_by_time')
  await owner.query('vacuum analyze game_round')
}

type Pass = { readonly postgres: number; readonly server: number; readonly runs: readonly number[] }

/** Every ten minutes of the day, and until its last rounds are old enough. */
async function countDay(watch: (now: Instant) => Promise<number>): Promise<Pass> {
  const parts = { postgres: [database.pid], server: [process.pid] }
  const before = processorTime(parts)
  const runs: number[] = []
  for (let now = startOfDay(day); now < addDuration(endOfDay(day), minutes(20)); now = addDuration(now, every)) {
    const begun = performance.now()
    await watch(now)
    runs.push(performance.now() - begun)
  }
  const after = processorTime(parts)
  if (before === undefined || after === undefined) throw new Error('this machine does not report processor time')
  return { postgres: after.postgres - before.postgres, server: after.server - before.server, runs }
}

async function forgetCounts(owner: pg.Client): Promise<void> {
  await owner.query('truncate game_return_day, game_return_counted')
  await owner.query('update game_return_state set counted_until = null')
}

const database = await openBenchDatabase()
try {
  const configuration = readConfiguration({
    NODE_ENV: 'test',
    DATABASE_URL: database.appUrl,
    MASTER_SECRET: Buffer.alloc(32, 'a secret of benches').toString('hex'),
  })
  const log = createLog({ level: 'silent', style: 'lines' })
  const context = openServerContext({ configuration, clock: systemClock, log })
  const needs = { ...context, audit: createAuditLog(context.secret) }
  const watch = (now: Instant) => watchReturns(needs, { now })
  await asOwner(database.ownerUrl, (owner) =>
    owner.query(`insert into game_provider (id, name, created_at) values ('bench', 'Bench', now())`),
  )
  await syncCatalogue(context.db, {
    provider: { id: 'bench', name: 'Bench' },
    catalogue: catalogueOf([gameAnswer('bench-slots', { rtpBasisPoints: 10_000, returns })]),
    now: startOfDay(day),
  })
  await watch(startOfDay(day))
  await asOwner(database.ownerUrl, async (owner) => {
    await fillDay(owner, { day, players: Number(values.players), rounds })
    await orderByTime(owner)
  })
  console.log(`${rounds} rounds are in the database`)
  const passes: Pass[] = []
  for (let pass = 0; pass < passCount; pass++) {
    await asOwner(database.ownerUrl, forgetCounts)
    passes.push(await countDay(watch))
  }
  const { rows } = await context.db.pool.query<{ counted: string; closed: string }>(
    `select (select sum(rounds) from game_return_day where stake = 0)::text as counted,
       (select count(*) from game_round)::text as closed`,
  )
  if (rows[0]?.counted !== rows[0]?.closed)
    throw new Error(`${rows[0]?.counted} of ${rows[0]?.closed} rounds are counted`)
  await context.db.close()
  const counted = Number(rows[0]?.counted)
  const highest = (of: (pass: Pass) => number): number => Math.max(...passes.map(of))
  const whole = ({ postgres, server }: Pass): number => (postgres + server) / counted
  const shareOf = (pass: Pass): number => (whole(pass) / roundMicroseconds) * percents
  reportFigures(
    `The returns of a day of ${counted} rounds, counted every ten minutes, the highest of ${passCount} passes`,
    [
      { what: 'PostgreSQL, a round', value: highest(({ postgres }) => postgres) / counted, unit: 'µs', digits: 2 },
      { what: 'server, a round', value: highest(({ server }) => server) / counted, unit: 'µs', digits: 2 },
      { what: 'of a round with all its effects', value: highest(shareOf), unit: '%', digits: 2, bar: share * percents },
      { what: 'the same in the lowest pass', value: Math.min(...passes.map(shareOf)), unit: '%', digits: 2 },
      { what: 'longest run', value: highest(({ runs }) => Math.max(...runs)), unit: 'ms' },
      {
        what: 'mean run',
        value: highest(({ runs }) => runs.reduce((sum, ms) => sum + ms, 0) / runs.length),
        unit: 'ms',
      },
    ],
  )
} finally {
  await database.close()
}
