import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { verifyElsewhere } from '#apps/server/serve/verify-elsewhere.ts'
import { systemClock } from '#core/clock/instant.ts'
import { type LedgerReport, reportText, verifyOnward } from '#ledger'
import { readConfiguration } from '#platform/configuration/configuration.ts'
import { createKeyedHash } from '#platform/crypto/keyed-hash.ts'
import { openDatabase } from '#platform/db/database.ts'
import { registerHealth } from '#platform/http/health.ts'
import { openBenchDatabase } from './ledger/bench-database.ts'
import { fundPlayers, openBets } from './ledger/bets.ts'
import { reportFigures } from './support/figures.ts'

// How long the checker takes for a ledger of so many transfers: all of it, and from its checkpoint on.

const { values } = parseArgs({
  options: {
    transfers: { type: 'string', default: '1000000' },
    players: { type: 'string', default: '10000' },
    more: { type: 'string', default: '10000' },
  },
})
const playerCount = Number(values.players)

const moreCount = Number(values.more)

const database = await openBenchDatabase()
Object.assign(process.env, {
  NODE_ENV: 'test',
  DATABASE_URL: database.appUrl,
  MASTER_SECRET: Buffer.alloc(32, 'a secret of benches').toString('hex'),
})
const signal = new AbortController().signal
try {
  await fill(Number(values.transfers) - playerCount)
  const whole = await beside(() => verifyElsewhere({ now: systemClock.now(), withBeside: true, signal }))
  const db = openDatabase({ url: database.appUrl, poolMax: 2, applicationName: 'bench ledger' })
  await play(moreCount)
  // One after another, in this process: without the start of one.
  const seal = createKeyedHash({ master: readConfiguration(process.env).masterSecret }, 'ledger-checkpoint')
  const onward = await timed(() => verifyOnward({ db, checks: [], seal, now: systemClock.now() }))
  const again = await timed(() => verifyOnward({ db, checks: [], seal, now: systemClock.now(), isWhole: true }))
  await db.close()
  const all = again.report.transfers
  reportFigures('The checker', [
    { what: `the whole ledger, ${all} transfers`, value: again.seconds, unit: 's', digits: 1, bar: (60 * all) / 1e6 },
    { what: `from its checkpoint, ${moreCount} more`, value: onward.seconds, unit: 's', digits: 1 },
    { what: 'read from its checkpoint', value: onward.report.read, unit: 'transfers' },
    { what: 'health beside a whole run elsewhere, p99', value: whole.healthMs, unit: 'ms', digits: 1, bar: 15 },
    { what: 'health alone, p99', value: whole.aloneMs, unit: 'ms', digits: 1 },
  ])
} finally {
  await database.close()
}

type Run = () => Promise<LedgerReport | undefined>

async function timed(run: Run): Promise<{ readonly report: LedgerReport; readonly seconds: number }> {
  const begun = performance.now()
  const report = await run()
  const seconds = (performance.now() - begun) / 1000
  if (report?.isSound !== true) throw new Error('the ledger of the bench is not sound')
  console.log(`${reportText(report)} (${seconds.toFixed(1)} s)`)
  return { report, seconds }
}

/** How fast this process answers whether it is alive, while the run goes on elsewhere, and as long without it. */
async function beside(run: Run) {
  const server = fastify()
  registerHealth(server, [])
  const url = `${await server.listen({ host: '127.0.0.1', port: 0 })}/healthz`
  const samples = async (isOver: () => boolean): Promise<number> => {
    const took: number[] = []
    while (!isOver()) {
      const begun = performance.now()
      await (await fetch(url)).text()
      took.push(performance.now() - begun)
      await sleep(5)
    }
    return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0
  }
  let isOver = false
  const running = timed(run).finally(() => {
    isOver = true
  })
  const healthMs = await samples(() => isOver)
  const { report, seconds } = await running
  const until = performance.now() + Math.min(seconds, 30) * 1000
  const aloneMs = await samples(() => performance.now() > until)
  await server.close()
  return { report, healthMs, aloneMs }
}

async function fill(playCount: number): Promise<void> {
  await fundPlayers({ appUrl: database.appUrl, playerCount })
  await play(playCount)
}

async function play(playCount: number): Promise<void> {
  const bets = await openBets({ appUrl: database.appUrl, playerCount, slots: 2 })
  let left = playCount
  const workUntilDone = async (worker: number): Promise<void> => {
    while (left-- > 0) await bets.play(worker)
  }
  await Promise.all(Array.from({ length: 1_000 }, (_, worker) => workUntilDone(worker)))
  await bets.close()
}
