import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '../db/queryable.ts'
import { sqlTime } from '../db/sql-types.ts'
import { statement } from '../db/statement.ts'

export type JobKey = { readonly name: string; readonly key: string }

/** Notified when a run is scheduled that is due about now. */
export const scheduledChannel = 'job_scheduled'

// The database's clock decides whether to notify; one second covers the difference between two servers' clocks.
const insert = statement<{ id: bigint }>(
  'jobInsert',
  `with added as (
     insert into job (name, key, payload, due_at, run_at) values ($1, $2, $3::jsonb, $4, $4)
     on conflict (name, key) do nothing returning id, run_at
   ), notified as materialized (
     select pg_notify('${scheduledChannel}', '') from added where run_at <= clock_timestamp() + interval '1 second'
   )
   select id from added left join notified on true`,
)

/** False if a run with the same job and key already exists. */
export async function jobInsert(
  db: Queryable,
  { name, key, payload, dueAt }: JobKey & { payload: string; dueAt: Instant },
): Promise<boolean> {
  return (await db.rows(insert, [name, key, payload, sqlTime(dueAt)])).length > 0
}

const ensureRecurring = statement(
  'jobEnsureRecurring',
  `insert into job (name, key, payload, due_at, run_at) values ($1, '', 'null', $2, $2)
   on conflict (name, key) do update set due_at = $3, run_at = $3
   where job.due_at > $4 and job.attempts = 0 and job.lease_id is null`,
)

/** A next run later than `movableAfter` was set by an older rule, and moves to the current rule's next run. */
export async function jobEnsureRecurring(
  db: Queryable,
  { name, first, next, movableAfter }: { name: string; first: Instant; next: Instant; movableAfter: Instant },
): Promise<void> {
  await db.rows(ensureRecurring, [name, sqlTime(first), sqlTime(next), sqlTime(movableAfter)])
}

const deleteWaiting = statement<{ id: bigint }>(
  'jobDeleteWaiting',
  'delete from job where name = $1 and key = $2 and lease_id is null returning id',
)

/** False if it does not exist or is running. */
export const jobDeleteWaiting = async (db: Queryable, { name, key }: JobKey): Promise<boolean> =>
  (await db.rows(deleteWaiting, [name, key])).length > 0

export type LeasedRow = JobKey & {
  readonly id: bigint
  readonly payload: unknown
  readonly due_at: Instant
  readonly run_at: Instant
  readonly attempts: number
  readonly last_error: string | null
}

const lease = statement<LeasedRow>(
  'jobLease',
  `update job set lease_id = $3, leased_until = $4, attempts = attempts + 1
   where id = (
     select id from job where name = any($1) and run_at <= $2 and (leased_until is null or leased_until <= $2)
     order by run_at, id limit 1 for update skip locked
   ) returning id, name, key, payload, due_at, run_at, attempts, last_error`,
)

export type Lease = { readonly leaseId: string; readonly until: Instant }

/** Leases the longest overdue run that nobody holds. The attempt counts from here. */
export const jobLease = (
  db: Queryable,
  { names, now, leaseId, until }: Lease & { names: readonly string[]; now: Instant },
): Promise<LeasedRow | undefined> => atMostOne(db.rows(lease, [names, sqlTime(now), leaseId, sqlTime(until)]))

const extend = statement<{ id: bigint }>(
  'jobExtend',
  'update job set leased_until = $3 where id = $1 and lease_id = $2 returning id',
)

export const jobExtend = async (db: Queryable, id: bigint, { leaseId, until }: Lease): Promise<boolean> =>
  (await db.rows(extend, [id, leaseId, sqlTime(until)])).length > 0

const confirm = statement<{ id: bigint }>(
  'jobConfirm',
  'select id from job where id = $1 and lease_id = $2 for key share',
)

// The weakest lock: it allows this run's own heartbeat, and a successor's `for update skip locked` skips the row.
export const jobConfirm = async (tx: Queryable, id: bigint, leaseId: string): Promise<boolean> =>
  (await tx.rows(confirm, [id, leaseId])).length > 0

const finish = statement('jobFinish', 'delete from job where id = $1 and lease_id = $2')

export async function jobFinish(db: Queryable, id: bigint, leaseId: string): Promise<void> {
  await db.rows(finish, [id, leaseId])
}

const finishTurn = statement(
  'jobFinishTurn',
  `update job set due_at = $3, run_at = $3, finished_at = $4, attempts = 0, lease_id = null, leased_until = null, last_error = null
   where id = $1 and lease_id = $2`,
)

/** Ends a recurring job's run and sets the next one. */
export async function jobFinishTurn(
  db: Queryable,
  { id, leaseId, next, now }: { id: bigint; leaseId: string; next: Instant; now: Instant },
): Promise<void> {
  await db.rows(finishTurn, [id, leaseId, sqlTime(next), sqlTime(now)])
}

const retryLater = statement(
  'jobRetryLater',
  `update job set run_at = $3, attempts = $4, last_error = $5, lease_id = null, leased_until = null
   where id = $1 and lease_id = $2`,
)

export async function jobRetryLater(
  db: Queryable,
  {
    id,
    leaseId,
    runAt,
    attempts,
    error,
  }: { id: bigint; leaseId: string; runAt: Instant; attempts: number; error: string | null },
): Promise<void> {
  await db.rows(retryLater, [id, leaseId, sqlTime(runAt), attempts, error])
}

const deadLetterInsert = statement<{ id: bigint }>(
  'jobDeadLetterInsert',
  `insert into job_dead_letter (name, key, payload, due_at, attempts, error, died_at)
   select name, key, payload, due_at, attempts, $3, $4 from job where id = $1 and lease_id = $2 returning id`,
)

/** Keeps a failed run for a person to inspect. False if the lease was lost. */
export async function jobDeadLetterInsert(
  db: Queryable,
  { id, leaseId, error, now }: { id: bigint; leaseId: string; error: string; now: Instant },
): Promise<boolean> {
  return (await db.rows(deadLetterInsert, [id, leaseId, error, sqlTime(now)])).length > 0
}
