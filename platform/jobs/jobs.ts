import { randomUUID } from 'node:crypto'
import { type Duration, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, type Clock } from '#core/clock/instant.ts'
import type { Database } from '../db/database.ts'
import { type Listener, listen } from '../db/listen.ts'
import type { Log } from '../log/log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Job } from './job.ts'
import { jobEnsureRecurring, jobLease, scheduledChannel } from './job.store.ts'
import { logFault } from './log-fault.ts'
import { createLoop } from './loop.ts'
import { firstRun, nextRun } from './next-run.ts'
import { type LeasedJob, type RunOptions, runJob } from './run-job.ts'

export type JobsOptions = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly jobs: readonly Job[]
  readonly metrics?: Pick<Metrics, 'observeJob'>
  /** Concurrent runs in this process; jobs hold only the connections they use. */
  readonly concurrencyMax?: number
  /** How long after its process has died a run is taken over. */
  readonly lease?: Duration
  /** The polling interval, for runs without a notification. */
  readonly lookAfter?: Duration
}

/** Runs jobs when they are due. Any number of processes share them: each run is leased by one process at a time. */
export type Jobs = {
  readonly start: () => Promise<void>
  /** Starts nothing more, aborts running jobs, and waits for them; unfinished runs are free at once. */
  readonly stop: () => Promise<void>
  /**
   * Runs everything that is due now in sequence and returns the number of runs; for tests, without `start`. Its first call
   * enters recurring jobs, as `start` does.
   */
  readonly runDue: () => Promise<number>
}

const concurrencyMaxDefault = 8
const leaseDefault: Duration = minutes(1)
const runDueMax = 10_000
const lookAfterDefault: Duration = seconds(1)

export function createJobs(options: JobsOptions): Jobs {
  const { db, clock, log, jobs, metrics } = options
  const byName = indexByName(jobs)
  const observeJob = metrics?.observeJob ?? (() => undefined)
  const runOptions = { db, clock, log, observeJob, lease: options.lease ?? leaseDefault }
  const { concurrencyMax = concurrencyMaxDefault, lookAfter = lookAfterDefault } = options
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()

  const begin = (leased: LeasedJob): void => {
    const run = runJob(leased, runOptions).then(() => {
      running.delete(run)
      loop.wake()
    })
    running.add(run)
  }
  const loop = createLoop({
    async turn() {
      while (running.size < concurrencyMax) {
        const leased = await leaseNext(byName, stopping.signal, runOptions)
        if (!leased) break
        begin(leased)
      }
      return lookAfter
    },
    onFault: logFault(log, { waits: 'jobs wait', failed: 'polling for jobs failed and continues' }),
    pauseAfterFault: lookAfterDefault,
  })

  let listener: Listener | undefined
  let isEnsured = false
  return {
    async start() {
      await ensureRecurring(jobs, db, clock)
      listener = await listen({
        db,
        log,
        channels: [scheduledChannel],
        onConnected: loop.wake,
        onNotification: loop.wake,
      })
      loop.start()
    },
    async stop() {
      stopping.abort(new Error('the process stops'))
      await Promise.all([loop.stop(), listener?.close()])
      await Promise.all(running)
    },
    async runDue() {
      if (!isEnsured) await ensureRecurring(jobs, db, clock)
      isEnsured = true
      for (let count = 0; count < runDueMax; count++) {
        const leased = await leaseNext(byName, stopping.signal, runOptions)
        if (!leased) return count
        await runJob(leased, runOptions)
      }
      throw new Error(`after ${runDueMax} runs there is still a job due: one of them schedules itself again at once`)
    },
  }
}

function indexByName(jobs: readonly Job[]): ReadonlyMap<string, Job> {
  const byName = new Map(jobs.map((job) => [job.name, job]))
  if (byName.size < jobs.length)
    throw new Error(`two jobs have the same name: ${jobs.map(({ name }) => name).join(', ')}`)
  return byName
}

async function ensureRecurring(jobs: readonly Job[], db: Database, clock: Clock): Promise<void> {
  const now = clock.now()
  for (const { name, when } of jobs) {
    if (!when) continue
    const next = nextRun(when, { dueAt: now, now })
    // An interval's next run is right anywhere within one interval; a time of day is right only at that time.
    await jobEnsureRecurring(db, { name, first: firstRun(when, now), next, movableAfter: 'every' in when ? next : now })
  }
}

async function leaseNext(
  byName: ReadonlyMap<string, Job>,
  stopping: AbortSignal,
  { db, clock, lease }: RunOptions,
): Promise<LeasedJob | undefined> {
  const now = clock.now()
  const leaseId = randomUUID()
  const row = await jobLease(db, { names: [...byName.keys()], now, leaseId, until: addDuration(now, lease) })
  const job = row && byName.get(row.name)
  return job && { job, row, leaseId, stopping }
}
