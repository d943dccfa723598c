import { type Duration, hours, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, type Clock, type Instant } from '#core/clock/instant.ts'
import type { Database, Transaction } from '../db/database.ts'
import { isDatabaseAway } from '../db/database-faults.ts'
import type { Log } from '../log/log.ts'
import { redactText } from '../log/redact.ts'
import type { JobSample } from '../metrics/metrics.ts'
import { asWork } from '../work/work.ts'
import { type Job, LeaseLost } from './job.ts'
import {
  jobConfirm,
  jobDeadLetterInsert,
  jobExtend,
  jobFinish,
  jobFinishTurn,
  jobRetryLater,
  type LeasedRow,
} from './job.store.ts'
import { nextRun } from './next-run.ts'

export type RunOptions = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly observeJob: (sample: JobSample) => void
  readonly lease: Duration
}

export type LeasedJob = {
  readonly job: Job
  readonly row: LeasedRow
  readonly leaseId: string
  /** Aborted when the process stops. */
  readonly stopping: AbortSignal
}

const lastsMaxDefault: Duration = minutes(30)
const attemptsMaxDefault = 10
const retryDelayMax: Duration = hours(1)
const errorLengthMax = 2_000

/** 5 s, 15 s, 45 s … and never more than an hour. */
function retryDelay(attempts: number): Duration {
  const delay = seconds(5 * 3 ** (Math.min(attempts, attemptsMaxDefault) - 1))
  return delay < retryDelayMax ? delay : retryDelayMax
}

/** Runs a leased run and stores the outcome. Never throws: on a database fault the lease expires. */
export async function runJob(leased: LeasedJob, options: RunOptions): Promise<void> {
  const { job, row } = leased
  const started = performance.now()
  try {
    const outcome = await runLeased(leased, options)
    if (outcome) options.observeJob({ name: job.name, outcome, ms: performance.now() - started })
  } catch (error) {
    const line = { err: error, job: job.name, key: row.key }
    if (isDatabaseAway(error)) options.log.warn(line, 'database unavailable: job waits')
    else options.log.error(line, 'the outcome of a job could not be saved')
  }
}

async function runLeased(leased: LeasedJob, options: RunOptions): Promise<JobSample['outcome'] | undefined> {
  const { job, row, stopping } = leased
  if (row.attempts > attemptsMaxOf(job)) {
    return fail(leased, new Error(row.last_error ?? 'the process died at every attempt'), options)
  }
  const lease = keepLease(leased, options)
  try {
    const run = {
      key: row.key,
      payload: row.payload,
      dueAt: row.due_at,
      now: options.clock.now(),
      attempt: row.attempts,
      signal: AbortSignal.any([stopping, lease.signal]),
      async confirm(tx: Transaction) {
        if (!(await jobConfirm(tx, row.id, leased.leaseId))) throw new LeaseLost(job.name)
      },
    }
    await asWork({ kind: 'job', name: job.name }, async () => job.run(run))
  } catch (error) {
    return await (stopping.aborted ? giveUpLease(leased, options) : fail(leased, error, options))
  } finally {
    lease.end()
  }
  await finish(leased, options.db, options.clock.now())
  return 'done'
}

/** Extends the lease during the run; aborts the run if the lease is lost or the run takes too long. */
function keepLease({ job, row, leaseId }: LeasedJob, { db, clock, log, lease }: RunOptions) {
  const abort = new AbortController()
  const end = (): void => {
    clearInterval(heartbeat)
    clearTimeout(limit)
  }
  const extend = async (): Promise<void> => {
    const kept = await jobExtend(db, row.id, { leaseId, until: addDuration(clock.now(), lease) })
    if (kept) return
    end()
    abort.abort(new LeaseLost(job.name))
  }
  const heartbeat = setInterval(() => {
    extend().catch((error: unknown) => log.warn({ err: error, job: job.name }, 'a lease could not be extended'))
  }, lease / 3)
  const limit = setTimeout(() => {
    end()
    abort.abort(new Error(`${job.name} lasted too long`))
  }, job.lastsMax ?? lastsMaxDefault)
  return { signal: abort.signal, end }
}

async function finish(
  { job, row, leaseId }: LeasedJob,
  db: Parameters<typeof jobFinish>[0],
  now: Instant,
): Promise<void> {
  if (isRecurring(job, row)) {
    await jobFinishTurn(db, { id: row.id, leaseId, next: nextRun(job.when, { dueAt: row.due_at, now }), now })
  } else await jobFinish(db, row.id, leaseId)
}

const isRecurring = (job: Job, row: LeasedRow): job is Job & Required<Pick<Job, 'when'>> =>
  job.when !== undefined && row.key === ''

async function fail(leased: LeasedJob, error: unknown, { db, clock, log }: RunOptions): Promise<'failed' | 'dead'> {
  const { job, row, leaseId } = leased
  const now = clock.now()
  const line = { err: error, job: job.name, key: row.key, attempt: row.attempts }
  const text = redactText(String(error)).slice(0, errorLengthMax)
  if (row.attempts < attemptsMaxOf(job)) {
    log.warn(line, 'job failed and will be retried')
    const runAt = addDuration(now, retryDelay(row.attempts))
    await jobRetryLater(db, { id: row.id, leaseId, runAt, attempts: row.attempts, error: text })
    return 'failed'
  }
  log.error(line, 'job failed for the last time and is a dead letter')
  await db.transaction(async (tx) => {
    if (await jobDeadLetterInsert(tx, { id: row.id, leaseId, error: text, now })) await finish(leased, tx, now)
  })
  return 'dead'
}

/** The process stops: the run is returned as if this attempt had not happened. */
async function giveUpLease({ row, leaseId }: LeasedJob, { db }: RunOptions): Promise<undefined> {
  const attempts = row.attempts - 1
  await jobRetryLater(db, { id: row.id, leaseId, runAt: row.run_at, attempts, error: row.last_error })
}

const attemptsMaxOf = (job: Job): number => job.attemptsMax ?? attemptsMaxDefault
