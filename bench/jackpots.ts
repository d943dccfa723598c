// Stakes on slots that feed the three pools of the studio, as the transaction of a spin does it. All slots share the pools.
//   npm run bench -- jackpots
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import { jackpotPools } from '#games/jackpot/pools.ts'
import { feedJackpots, openJackpots } from '#games/rgs/server/jackpots/feed-jackpots.ts'
import { studioSeal } from '#games/rgs/server/studio-seal.ts'
import { titles } from '#games/titles.ts'
import { masterSecret } from '#platform/crypto/master-secret.ts'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { openBenchDatabase } from './ledger/bench-database.ts'
import { drive } from './support/drive.ts'
import { type Figure, reportFigures } from './support/figures.ts'
import { processorTime } from './support/processor-time.ts'

const seconds = 10
const warmUpSeconds = 3
const poolMax = 16
const round = { id: 'bench', gameCode: 'mayon-fire' }
/** So little that no pool is won during the bench. */
const staked = centavos(1n)

const database = await openBenchDatabase()
try {
  await migrate({
    ownerUrl: database.ownerUrl,
    directory: join(import.meta.dirname, '..', 'database', 'studio'),
    schema: 'studio',
  })
  const db = openDatabase({ url: database.appUrl, poolMax, applicationName: 'bench-jackpots' })
  const needs = {
    db,
    clock: systemClock,
    jackpots: jackpotPools,
    titles: new Map(titles.map((title) => [title.code, title])),
    seal: studioSeal(masterSecret('the secret of a studio in a bench')),
  }
  await openJackpots(needs)
  const feed = async (): Promise<void> => {
    await db.transaction((tx) => feedJackpots(tx, needs, { round, playerId: '1', staked, now: systemClock.now() }))
  }
  const figures: Figure[] = []
  for (const concurrent of [1, poolMax]) figures.push(...(await figuresOf(concurrent, feed)))
  reportFigures(`Stakes that feed ${jackpotPools.length} pools, load ${loadavg()[0]?.toFixed(1) ?? ''}`, figures)
  await db.close()
} finally {
  await database.close()
}

async function figuresOf(concurrent: number, feed: () => Promise<void>): Promise<readonly Figure[]> {
  const parts = { postgres: [database.pid], studio: [process.pid] }
  const before = processorTime(parts)
  const { perSecond, p99Ms, operations } = await drive(feed, { concurrent, seconds, warmUpSeconds })
  const after = processorTime(parts)
  const each = (part: keyof typeof parts): number =>
    before && after ? (after[part] - before[part]) / operations : Number.NaN
  const at = `${concurrent} at once`
  return [
    { what: `${at}: stakes`, value: perSecond, unit: 'a second', digits: 0 },
    { what: `${at}: 99 of 100`, value: p99Ms, unit: 'ms', digits: 1 },
    { what: `${at}: PostgreSQL for each`, value: each('postgres'), unit: 'µs', digits: 0 },
    { what: `${at}: studio for each`, value: each('studio'), unit: 'µs', digits: 0 },
  ]
}
