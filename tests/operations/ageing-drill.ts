import { featuresOf } from '#apps/server/features.ts'
import { everyJob } from '#apps/server/serve/background-work.ts'
import { openServerContext } from '#apps/server/server-context.ts'
import { type Duration, hours } from '#core/clock/duration.ts'
import { addDuration, type Instant, systemClock } from '#core/clock/instant.ts'
import { addDays, dayOf, startOfDay } from '#core/clock/manila.ts'
import type { Job } from '#platform/jobs/job.ts'
import { createLog } from '#platform/log/log.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { serverConfiguration } from '#tests/support/server-configuration.ts'
import { openBenchDatabase } from '../../bench/ledger/bench-database.ts'
import { type Drill, hold } from './drill.ts'
import { fillLedger, type LedgerSize } from './fill-ledger.ts'

const nowhere = 'http://127.0.0.1:1'
/** Its work is another's: a payment provider is asked for its list, and the drill has none. */
const asksProvider = 'reconciliation.yesterday'

/** Fills a ledger by its own engine, so that it verifies, and runs every scheduled job on it once, on the morning after. */
export async function drillAgeing(drill: Drill, { transfers, players }: LedgerSize): Promise<void> {
  const database = await openBenchDatabase()
  drill.ends(() => database.close())
  await fillLedger(database.appUrl, { transfers, players })
  drill.report(`${transfers} transfers of ${players} players`)
  const configuration = serverConfiguration({ databaseUrl: database.appUrl, sandboxUrl: nowhere })
  // The check of the ledger is a process of its own, which reads its settings from here.
  Object.assign(process.env, {
    NODE_ENV: 'test',
    DATABASE_URL: database.appUrl,
    MASTER_SECRET: Buffer.alloc(32, 'a secret of tests only').toString('hex'),
  })
  const now = addDuration(startOfDay(addDays(dayOf(systemClock.now()), 1)), hours(6))
  const log = createLog({ level: 'silent', style: 'json' })
  const context = openServerContext({ configuration, clock: { now: () => now }, log })
  drill.ends(() => context.db.close())
  const features = featuresOf(context)
  const outbox = createOutbox({ ...context, consumers: features.consumers })
  const runs = await runEach(everyJob(context, features, outbox), now)
  for (const line of tableOf(runs)) drill.report(line)
  const late = runs.filter(({ took, every }) => took > every).map(({ name }) => name)
  const failed = runs.filter(({ fault }) => fault !== undefined).map(({ name, fault }) => `${name} (${fault})`)
  hold(failed.length === 0, `These jobs failed: ${failed.join(', ')}`)
  hold(late.length === 0, `These jobs take longer than their interval: ${late.join(', ')}`)
}

type Run = {
  readonly name: string
  readonly every: Duration
  readonly took: number
  readonly fault: string | undefined
}

/** One after another, so that each has the machine for itself. */
async function runEach(jobs: readonly Job[], now: Instant): Promise<Run[]> {
  const runs: Run[] = []
  for (const { name, when, run } of jobs) {
    if (when === undefined || name === asksProvider) continue
    const begun = performance.now()
    const { signal } = new AbortController()
    const work = { key: '', payload: null, dueAt: now, now, attempt: 1, signal, confirm: async () => undefined }
    const fault = await run(work).then(
      () => undefined,
      (error: unknown) => String(error),
    )
    runs.push({ name, every: 'every' in when ? when.every : hours(24), took: performance.now() - begun, fault })
  }
  return runs.toSorted((a, b) => b.took / b.every - a.took / a.every)
}

const nameWidth = 34
const numberWidth = 12

const tableOf = (runs: readonly Run[]): string[] => [
  rowOf('job', 'interval', 'took', 'of it'),
  ...runs.map(({ name, every, took }) =>
    rowOf(name, `${every / 1_000} s`, `${(took / 1_000).toFixed(3)} s`, `${((100 * took) / every).toFixed(2)} %`),
  ),
]

const rowOf = (name: string, ...numbers: readonly string[]): string =>
  name.padEnd(nameWidth) + numbers.map((number) => number.padStart(numberWidth)).join('')
