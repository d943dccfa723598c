import type { Instant } from '#core/clock/instant.ts'
import { listQuery } from '../db/list-query.ts'
import type { Queryable } from '../db/queryable.ts'
import { sqlTime } from '../db/sql-types.ts'
import { statement } from '../db/statement.ts'

export type JobStateRow = {
  readonly name: string
  /** Null for a job that runs only when it is scheduled. */
  readonly nextAt: Instant | null
  readonly finishedAt: Instant | null
  readonly isRunning: boolean
  readonly attempts: number
  readonly lastError: string | null
  /** Scheduled runs that wait, in addition to the recurring one. */
  readonly waiting: number
  readonly dead: number
}

const listStates = statement<JobStateRow>(
  'jobStateList',
  `select j.name, min(j.run_at) filter (where j.key = '') as "nextAt", max(j.finished_at) as "finishedAt",
     bool_or(j.leased_until > $1) is true as "isRunning", max(j.attempts)::int as attempts, max(j.last_error) as "lastError",
     (count(*) filter (where j.key <> ''))::int as waiting,
     (select count(*)::int from job_dead_letter d where d.name = j.name) as dead
   from job j group by j.name order by j.name`,
)
/** The state of each job that has a next run. */
export const jobStateList = (db: Queryable, now: Instant) => db.rows(listStates, [sqlTime(now)])

type JobDeadLetterRow = {
  readonly id: bigint
  readonly name: string
  readonly key: string
  readonly attempts: number
  readonly error: string
  readonly dueAt: Instant
  readonly diedAt: Instant
}

const byNumber = { by: 'id', kind: 'number' } as const

export const jobDeadLettersForStaff = listQuery<JobDeadLetterRow>()({
  name: 'jobDeadLetterList',
  columns: 'id, name, key, attempts, error, due_at as "dueAt", died_at as "diedAt"',
  from: 'job_dead_letter',
  filters: { name: 'name = $', key: 'key = $' },
  sorts: { newest: { ...byNumber, direction: 'desc' }, oldest: { ...byNumber, direction: 'asc' } },
  id: 'id',
})

const retryDead = statement<{ name: string }>(
  'jobDeadLetterRetry',
  `with back as (delete from job_dead_letter where id = $1 returning *)
   insert into job (name, key, payload, due_at, run_at) select name, key, payload, $2, $2 from back
   on conflict (name, key) do update
     set due_at = least(job.due_at, excluded.due_at), run_at = least(job.run_at, excluded.run_at) returning name`,
)
/** Retries the run at once. False if it no longer exists. */
export const jobDeadLetterRetry = async (tx: Queryable, id: bigint, now: Instant): Promise<boolean> =>
  (await tx.rows(retryDead, [id, sqlTime(now)])).length > 0

const dropDead = statement<{ id: bigint }>(
  'jobDeadLetterDrop',
  'delete from job_dead_letter where id = $1 returning id',
)
export const jobDeadLetterDrop = async (tx: Queryable, id: bigint): Promise<boolean> =>
  (await tx.rows(dropDead, [id])).length > 0

const runNow = statement<{ id: bigint }>(
  'jobRunNow',
  `update job set due_at = least(due_at, $2), run_at = least(run_at, $2) where name = $1 and key = '' and lease_id is null returning id`,
)
/** Makes a recurring job due now. False if there is none, or it is running. */
export const jobRunNow = async (tx: Queryable, name: string, now: Instant): Promise<boolean> =>
  (await tx.rows(runNow, [name, sqlTime(now)])).length > 0
